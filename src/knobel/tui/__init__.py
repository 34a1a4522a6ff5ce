"""Playing in the terminal: a client of the service in the same process, or of a server.

It sees only what a connection gets.  Importing this package, or `flags`, `session` and `remote`
in it, does not load Textual: only `app` does.
"""
