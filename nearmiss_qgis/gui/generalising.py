"""Opens the algorithms that make reports coarser, set up for them."""

from __future__ import annotations

from typing import Any

from .run import PROVIDER
from .setup import NUMBERS, Setup

_SMALLEST_THAT_PASSES = 2  # METHOD of reduceprecision


def parameters(setup: Setup) -> dict[str, Any]:
    """What `reduceprecision` is given: the finest precision at which every class is large enough."""
    category, person = setup.fields.get("category"), setup.fields.get("contributor")
    fields = [*([category] if category else []), *setup.quasi_identifiers]
    k = {NUMBERS["k"][1]: setup.numbers["k"]} if "k" in setup.numbers else {}
    return {
        "INPUT": setup.reports,
        "METHOD": _SMALLEST_THAT_PASSES,
        **({"QUASI_IDENTIFIERS": list(dict.fromkeys(fields))} if fields else {}),
        **({"CONTRIBUTOR": person} if person else {}),
        **k,
    }


def attribute_parameters(setup: Setup) -> dict[str, Any]:
    """What `generalise` is given: the reports, and one level up for the category and the quasi-identifiers."""
    category = setup.fields.get("category")
    fields = list(dict.fromkeys([*([category] if category else []), *setup.quasi_identifiers]))
    levels = ", ".join(f"{field}=1" for field in fields)
    return {"INPUT": setup.reports, **({"LEVELS": levels} if levels else {})}


def open_dialog(setup: Setup, *, attributes: bool = False) -> Any:
    """Open the dialog of the algorithm for locations, or for attributes, and return it."""
    import processing

    algorithm, given = ("generalise", attribute_parameters) if attributes else ("reduceprecision", parameters)
    dialog = processing.createAlgorithmDialog(f"{PROVIDER}:{algorithm}", given(setup))
    if dialog is not None:
        dialog.show()
    return dialog
