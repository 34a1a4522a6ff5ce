# The commands for everyday work.  `make` alone lists them.
#
# Every target sets up what it needs (tools/prepare.py) and does so once: stamps under .venv
# remember digests, so that a warm `make run` calls neither pip nor npm.
#
#   PYTHON=python3.12     the Python that .venv is made with, 3.11 or newer
#   HOST= PORT= DATA=     for run: address, port, folder of the games
#   CHROMIUM=/path        for test: the browser
#   ARGS=                 for test-python, dev, golden, perft, simulate: passed on

VENV := .venv
PY := $(VENV)/bin/python
JOBS ?= 3

# The first Python that is new enough.  .venv comes first: it exists after the first run.
ifeq ($(origin PYTHON),undefined)
PYTHONS := $(PY) python3.13 python3.12 python3.11 python3
else
PYTHONS := $(PYTHON)
endif
FOUND := $(shell for python in $(PYTHONS); do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo "$$python" && break; done)
NEEDED := Knobel needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python

# The newest Python of pyproject.toml.  A newer one leads to a warning only.
TESTED := 3.14
IS_NEWER := $(if $(FOUND),$(shell $(FOUND) -c 'import sys; v = sys.version_info[:2]; \
	print("Python %d.%d is newer than what Knobel was tested with ($(TESTED)): if something fails, name another with PYTHON=" % v \
	if v > tuple(map(int, "$(TESTED)".split("."))) else "")'))
ifneq ($(strip $(IS_NEWER)),)
$(info -- $(IS_NEWER))
endif

PREPARE := $(if $(FOUND),$(FOUND) -m tools.prepare,echo '-- $(NEEDED)' >&2; exit 1; :)
WEB := $(PY) -m tools.web
PYTEST := $(PY) -m pytest -q -rs --numprocesses=$(JOBS) --dist=worksteal

# The tests start Python hundreds of times: without compiled files each start takes a second longer.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run dev test test-python test-web check format types golden vectors perft bench crash \
	simulate requirements sbom clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: ## start the server (HOST=, PORT=, DATA=), setting up what it needs
	@$(PREPARE) run build --web --package
	@exec $(VENV)/bin/knobel serve $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)') \
		$(if $(DATA),--data '$(DATA)')

dev: ## server and pages, both reloaded on every change of the sources
	@$(PREPARE) run build --node --package
	@exec $(PY) -m tools.dev $(ARGS)

test: ## all checks and all tests, as CI runs them
	@$(PREPARE) run build test --web --package --chromium --instruments --services
	@$(MAKE) --no-print-directory --keep-going CHECKS=--before-tests check test-web test-python

# The browser tests run apart: Playwright keeps a loop running in its process, and a test
# with a loop of its own cannot run beside it.
test-python: ## the Python tests alone (ARGS='tests/laws -k clock' for some of them)
	@$(PREPARE) run build test --web --package --chromium --instruments --services
	@if [ -n "$(ARGS)" ]; then exec $(PY) -m pytest $(ARGS); fi; \
	failed=0; \
	echo "-- pytest, without the browser"; \
	$(PYTEST) --ignore=tests/web || failed=1; \
	if [ -d tests/web ]; then \
		echo "-- pytest, in the browser"; $(PYTEST) tests/web || failed=1; fi; \
	exit $$failed

test-web: ## the unit tests of the pages alone
	@$(PREPARE) run build test --node --package
	@echo "-- vitest"
	@$(WEB) run test

check: ## format, lint, types, import contracts, stale generated files
	@$(PREPARE) run build test --node --package
	@echo "-- checks"
	@$(PY) -m tools.check $(CHECKS)

format: ## format all sources
	@$(PREPARE) run build test --node --package
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix --quiet . || true
	@$(WEB) run format

types: ## generate the TypeScript and docs/errors.md from Python and from the texts
	@$(PREPARE) run build test --package
	@for tool in wire messages; do if [ -f "tools/$$tool.py" ]; then \
		$(PY) "tools/$$tool.py" || exit 1; fi; done
	@$(PY) -m tools.errors

golden: ## rewrite the golden playthroughs; review the difference
	@$(PREPARE) run build test --package
	@$(PY) -m tools.golden $(ARGS)

vectors: ## rewrite tests/vectors: what the rules answer, and the twins in the page must too
	@$(PREPARE) run build test --package
	@$(PY) -m tools.vectors

perft: ## count the positions of every game against tests/perft
	@$(PREPARE) run build test --package
	@$(PY) -m pytest -v -k perft tests $(ARGS)

crash: ## faults of nodes, PostgreSQL and Redis under load (ARGS='--runs 1 node_killed' for one)
	@$(PREPARE) run build test --package --services
	@$(PY) -m bench.faults --tables 30 $(ARGS)

simulate: ## nodes with faults in virtual time (ARGS='--schedules 20000', or '--seed 17' for one)
	@$(PREPARE) run build test --package
	@$(PY) -m tests.simulation $(ARGS)

bench: ## the signatures of the computer players of all games
	@$(PREPARE) run build test --package
	@$(PY) -m bench.signatures

requirements: ## pin and hash the newest versions in requirements/*.txt
	@$(PREPARE) lock
	@for name in run nodes build node lock test; do \
		source="requirements/$$name.in"; \
		if [ "$$name" = run ]; then source=pyproject.toml; fi; \
		echo "-- requirements/$$name.txt"; \
		$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --custom-compile-command 'make requirements' \
			--output-file "requirements/$$name.txt" "$$source" || exit 1; done

sbom: ## write the bill of materials of a release into dist/ (CycloneDX)
	@$(PREPARE) run build test --node --package
	@$(PY) -m tools.sbom

clean: ## remove everything that was built, but keep the games
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache dist build test-results \
		web/node_modules web/dist web/dist.old src/knobel/static
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +
