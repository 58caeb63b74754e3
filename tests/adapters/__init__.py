"""The adapters, each under the tests of the project it adapts to."""
