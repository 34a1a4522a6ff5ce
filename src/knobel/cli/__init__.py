"""The composition root: what each command does, and the only package that names adapters."""
