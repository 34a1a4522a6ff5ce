"""Playing in the terminal: a client of the service in the same process.

It sees only what a connection gets.  Importing this package, or `flags` and
`session` in it, does not load Textual: only `app` does.
"""
