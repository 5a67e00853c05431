# Near Miss for QGIS. `make` lists what there is.
SHELL := /bin/bash
VENV := .venv
TOOLS := .tools
# The Python that QGIS uses: another one (pyenv, conda) has no PyQGIS.
PYTHON ?= $(if $(wildcard /usr/bin/python3),/usr/bin/python3,python3)
# Messages in English, whoever runs the tests.
HEADLESS := QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 LANGUAGE=C

.DEFAULT_GOAL := help
.PHONY: help setup demo demo-refused test test-core bench bench-measures bench-attack bench-panel lint format types zip install styles sample strings clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-13s %s\n", $$1, $$2}'

setup: ## install what is missing (apt packages, test environment); nothing when all is there
	@PYTHON=$(PYTHON) VENV=$(VENV) bash scripts/setup.sh qgis venv

demo: ## set up, then run the main job headless on the sample city and show the result
	@PYTHON=$(PYTHON) VENV=$(VENV) bash scripts/setup.sh qgis
	@$(PYTHON) scripts/demo.py build/demo

demo-refused: ## the same, but with the wrong layer: the gate refuses
	@PYTHON=$(PYTHON) VENV=$(VENV) bash scripts/setup.sh qgis
	@$(PYTHON) scripts/demo.py build/demo --refused

test: setup ## set up, then run all tests
	@$(VENV)/bin/python -m pytest -q -p no:pytest_qgis tests/core tests/test_architecture.py nearmiss_qgis/core
	@$(HEADLESS) $(VENV)/bin/python -m pytest -q tests/qgis

test-core: setup ## the tests that need no QGIS
	@$(VENV)/bin/python -m pytest -q -p no:pytest_qgis tests/core tests/test_architecture.py nearmiss_qgis/core

bench: setup ## speed and memory, side by side with native:joinbynearest where there is a peer (minutes)
	@$(HEADLESS) $(PYTHON) benchmarks/bench.py

bench-measures: setup ## speed and memory of the measures, beside pandas and the audit guide's loop (minutes)
	@$(PYTHON) benchmarks/measures.py
	@$(PYTHON) benchmarks/radius.py

bench-attack: setup ## speed and memory of the simulated attack and of unicity, beside a table of all pairs (minutes)
	@$(PYTHON) benchmarks/attack.py
	@$(PYTHON) benchmarks/unicity.py

bench-panel: setup ## speed and answer time of the panel on a large town (minutes)
	@$(PYTHON) benchmarks/dock.py

$(TOOLS)/bin/ruff: requirements-lint.txt
	@$(PYTHON) -m venv $(TOOLS) && $(TOOLS)/bin/python -m pip install -q --disable-pip-version-check -r requirements-lint.txt
	@touch $@

lint: setup $(TOOLS)/bin/ruff ## style of the code
	@$(TOOLS)/bin/ruff check . && $(TOOLS)/bin/ruff format --check .

format: setup $(TOOLS)/bin/ruff ## put the code into its style
	@$(TOOLS)/bin/ruff check --fix . ; $(TOOLS)/bin/ruff format .

types: setup $(TOOLS)/bin/ruff ## types of the core
	@$(TOOLS)/bin/mypy --python-executable $(VENV)/bin/python

zip: ## the plugin as a zip for QGIS (Plugins > Install from ZIP)
	@$(PYTHON) scripts/package.py zip dist

install: ## copy the plugin into your QGIS profile
	@$(PYTHON) scripts/install.py

styles: setup ## make resources/styles again
	@$(HEADLESS) $(PYTHON) resources/styles/generate.py

sample: ## make resources/sample again
	@$(PYTHON) -B resources/sample/generate.py

strings: ## collect the texts to translate into i18n/*.ts (needs pylupdate5 and lconvert)
	@for ts in i18n/*.ts; do pylupdate5 -noobsolete $$(git ls-files -co --exclude-standard 'nearmiss_qgis/*.py') -ts $$ts && \
	    lconvert -locations none -i $$ts -o $$ts; done

clean: ## remove what was built
	rm -rf build dist $(VENV) $(TOOLS) .pytest_cache .mypy_cache .ruff_cache .hypothesis .qgis-settings
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
