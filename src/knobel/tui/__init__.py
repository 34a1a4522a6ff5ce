"""Playing in the terminal: one more client of the service, in the same process.

It sees what a connection is told and nothing else.  Importing this package, or `flags` and
`session` in it, does not load Textual: only `app` does.
"""
