// A static library needs a source of its own; the files themselves are compiled by qt_add_resources.
