# Two commands for everybody: `make play` and `make test`. The rest is for developers.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
PYTEST_FLAGS ?=

RULES := $(shell find src/celestia/rules src/celestia/learning compile_rules -name '*.py') setup.py
INSTALLED := .venv/.installed
PLAYABLE := .venv/.playable
BUILT := .venv/.built
MODULES := web/node_modules/.installed
CLIENT := src/celestia/web/index.html
CLIENT_SOURCES := $(shell find web/src web/art web/public web/scripts src/celestia/locales -type f -not -path '*/generated/*') web/index.html web/vite.config.ts

.PHONY: play test quick lint types browser check-client test-compiled test-plain test-sanitized cards docs check-docs site guides soak screens measure lock wheel format clean

play: $(PLAYABLE) $(CLIENT)
	@$(BIN)/celestia serve $(ARGS)

# Everything that must hold before a change lands.
test: lint types check-client test-compiled test-plain test-sanitized check-docs
	@echo "celestia: every check passed"

# While you work: under a minute.
quick: lint types $(BUILT)
	$(BIN)/pytest -q -n $(WORKERS) tests/rules tests/game tests/hygiene

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .

types: $(INSTALLED)
	$(BIN)/mypy

# The tests look at the table in Debian's Chromium.
browser:
	@sh tools/prepare_browser.sh

# The client's types, style and unit tests.
check-client: $(MODULES)
	cd web && ../tools/with_node.sh npm run -s check
	cd web && ../tools/with_node.sh npm test --silent

test-compiled: $(BUILT) $(CLIENT) browser
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(PYTEST_FLAGS)

# What concerns the rules, on the plain source: what is compiled is what is written.
test-plain: $(INSTALLED)
	CELESTIA_PURE=1 $(BIN)/pytest -n $(WORKERS) $(PYTEST_FLAGS) $(addprefix tests/,rules game properties environments bots stats terminal)

# Random games of every variant in a build that stops at the first index out of bounds.
test-sanitized: $(INSTALLED)
	$(BIN)/python tools/sanitized_games.py --games 400

# The numbers of the cards, the windows and the calls, from their definitions.
cards: $(INSTALLED)
	$(BIN)/python -m tools.render_cards

docs: $(INSTALLED)
	$(BIN)/python -m tools.render_rules
	$(BIN)/python -m tools.render_wire
	$(BIN)/python -m tools.render_client_types
	$(BIN)/python -m tools.render_fair_vectors
	$(BIN)/python -m celestia.environments.documentation

check-docs: $(INSTALLED)
	$(BIN)/python -m tools.render_cards --check
	$(BIN)/python -m tools.render_rules --check
	$(BIN)/python -m tools.render_wire --check
	$(BIN)/python -m tools.render_client_types --check
	$(BIN)/python -m tools.render_fair_vectors --check

# docs/ as a site in build/site, with the reference from docstrings. Nothing is fetched when it is built or read.
site: $(INSTALLED)
	$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[docs]"
	$(BIN)/mkdocs build -q

# Longer runs, by hand; their results go to docs/.
soak: $(BUILT)
	$(BIN)/python -m tests.properties.soak --games 10000 --seed 1
	$(BIN)/python tools/sanitized_games.py --games 20000
	$(BIN)/python -m tests.server.faults.soak --kills 1000 --database sqlite
	$(BIN)/python -m tests.server.faults.soak --kills 1000 --database postgresql

# The guides of docs/ followed in a copy of the project, and every check of the copy that concerns them.
guides: $(BUILT) $(MODULES)
	PATH="$(PWD)/$(BIN):$$PATH" tools/with_node.sh $(BIN)/python -m tests.guides.whole

# Every screen in all sizes and languages, to look at; the small ones in docs/screens are for the README.
screens: $(BUILT) $(CLIENT) browser
	$(BIN)/python -m tests.browser.screens --docs

measure: $(BUILT) $(CLIENT) browser
	$(BIN)/python -m pip install -qq --disable-pip-version-check -e ".[bench]" --no-build-isolation
	mkdir -p build
	$(BIN)/celestia bench --json > build/bench.json
	$(BIN)/python -m celestia.bench.documentation build/bench.json
	$(BIN)/celestia load --json build/load.json
	$(BIN)/celestia load --cluster --workers 2 --json build/load-cluster.json
	$(BIN)/python -m tests.browser.frames

# The versions that the checks are run with, as they are installed now.
lock: $(INSTALLED)
	$(BIN)/python -m tools.lock_checks

# What others install: rules compiled for this machine, and the browser table built.
wheel: $(BUILT) $(CLIENT)
	$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules web/src/art/generated src/celestia/web
	find src -name '*.so' -delete

$(PLAYABLE): pyproject.toml constraints.txt $(RULES)
	@sh tools/prepare_machine.sh
	@echo "celestia: setting up (about a minute, once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "celestia: fetching packages …"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt "setuptools>=77" "Cython>=3.1"
	@echo "celestia: compiling the rules …"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[server]"
	@touch $@

$(MODULES): $(PLAYABLE) web/package-lock.json
	@echo "celestia: fetching what the browser table is built with …"
	@cd web && ../tools/with_node.sh npm install --no-fund --no-audit --loglevel=error
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "celestia: building the browser table …"
	@cd web && ../tools/with_node.sh npm run -s build

$(INSTALLED): $(PLAYABLE) pyproject.toml
	@echo "celestia: fetching what the checks need …"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[dev]"
	@touch $@

$(BUILT): $(INSTALLED) $(RULES)
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@
