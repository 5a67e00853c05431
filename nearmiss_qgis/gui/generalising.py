"""Opens the algorithm that makes reports coarser, set up for them."""

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


def open_dialog(setup: Setup) -> Any:
    """Open the dialog of the algorithm and return it."""
    import processing

    dialog = processing.createAlgorithmDialog(f"{PROVIDER}:reduceprecision", parameters(setup))
    if dialog is not None:
        dialog.show()
    return dialog
