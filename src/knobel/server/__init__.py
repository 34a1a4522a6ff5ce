"""The edge to the network: HTTP, sockets and the files of the page.  It contains no rules."""
