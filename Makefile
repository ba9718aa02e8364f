# Two commands: `make demo` prints a dungeon, `make test` runs the tests. Both make .venv first.
PY ?= python3
.PHONY: demo test test-long lint clean
demo: ; @echo later
