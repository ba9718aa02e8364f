# make demo       a printed dungeon in output/      make test        the tests (six minutes at most)
# make test-long  every count the project promises  make lint        ruff, mypy --strict, import-linter
PYTHON ?= python3
BIN := .venv/bin
# A .venv counts as made when its stamp holds this very folder (a moved one is built anew) and is newer than the lock.
ifneq ($(shell cat .venv/.stamp 2>/dev/null),$(CURDIR))
$(shell rm -f .venv/.stamp)
endif

.PHONY: demo test test-long lint golden clean
.venv: .venv/.stamp
.venv/.stamp: requirements.lock pyproject.toml
	@PYTHON="$(PYTHON)" sh .ci/venv

demo: .venv
	@$(BIN)/printgen $(DEMO) -o output/demo --force --quiet
	@echo "Done: open output/demo/book.pdf (everything else lies beside it)."
DEMO = all --seed heron-lamp-417

test: .venv
	$(BIN)/pytest -m "not long"

test-long: .venv
	$(BIN)/pytest -m "long or not long"

lint: .venv
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Golden catalogues say what a seed gives. Rewriting them is a choice: write it under "Dice" in CHANGELOG.md.
golden: .venv
	$(BIN)/python -m tests.golden.rewrite

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache
