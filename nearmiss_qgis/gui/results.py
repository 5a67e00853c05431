"""What an analysis found, step by step: on the map, in the card, in the list, and from one to the other."""

from __future__ import annotations

from functools import partial
from typing import Any

from qgis.PyQt.QtCore import QObject, QTimer

from ..translation import translate
from . import items, overlays, steps
from .analysis import Analysis
from .overlays import PUBLISHED, RECORDS, WITHHELD, Overlays, PublicView
from .panel import Panel
from .places import Places
from .session import Session

#: Steps whose warnings are listed; those of the audit and of the other policies say the same once more.
_WARNING = ("deduplicate", "snap", "aggregate", "rank", "gate")


class Results(QObject):
    """Shows the results of the session's analysis."""

    def __init__(
        self, session: Session, shown: Overlays, public_view: PublicView, places: Places, panel: Panel
    ) -> None:
        super().__init__(panel)
        self._session, self._overlays, self._places, self._panel = session, shown, places, panel
        self._public_view = public_view
        self._items: dict[str, list[items.Item]] = {}
        self._fresh: set[str] = set()  # overlays of this analysis
        session.step_done.connect(self.show_step)
        session.ended.connect(self.finish)
        panel.list.chosen.connect(self.show_on_map)
        panel.list.activated.connect(places.zoom)
        places.picked.connect(self.show_picked)

    def forget(self) -> None:
        """Show nothing in the list; what is on the map stays until something takes its place."""
        self._items, self._fresh = {}, set()
        self._panel.list.show_items([])

    def show_step(self, key: str) -> None:
        """Show what a step found."""
        analysis = self._session.analysis
        if analysis is None:
            return
        found = analysis.results[key]
        if key == "aggregate":
            self._overlay(PUBLISHED, found["PUBLISHED"], translate("NearMiss", "Candidate: counts"))
            self._overlay(WITHHELD, found["WITHHELD"], translate("NearMiss", "PRIVATE: withheld"))
            self._public_view.make_theme()
            QTimer.singleShot(0, partial(self._list_segments, analysis))  # the map first
        elif key == "rank":
            name = translate("NearMiss", "PRIVATE: top-risk records")
            self._overlay(RECORDS, found["OUTPUT"], name)
            self._items[key] = items.of_records(found["OUTPUT"])
        elif key == "gate":
            self._items[key] = items.of_findings(found["FINDINGS"], self._places.known(PUBLISHED))
        elif key == "audit":
            self._items[key] = items.of_audit(analysis.folder / steps.AUDIT_JSON)
        if key in self._items:
            self._show_items()
        self._panel.card.show_analysis(analysis, bool(self._session.stale))

    def _list_segments(self, analysis: Analysis) -> None:
        if analysis is self._session.analysis:
            self._items["aggregate"] = items.of_segments(analysis.results["aggregate"]["WITHHELD"])
            self._show_items()

    def finish(self) -> None:
        """The analysis is over: what it did not reach is not shown."""
        analysis = self._session.analysis
        if analysis is None:
            return
        self._overlays.remove(set(overlays.KEYS) - self._fresh)
        self._items["warnings"] = items.of_warnings(
            {analysis.title(key): analysis.warnings.get(key, []) for key in _WARNING}
        )
        self._items["failures"] = items.of_failures(
            {analysis.title(key): why for key, why in analysis.failures.items()}
        )
        self._show_items()
        if analysis.complete:
            self._panel.setup_box.setCollapsed(True)

    def show_on_map(self, chosen: list[items.Item]) -> None:
        """Select and flash rows on the map, and go there where that is wanted."""
        self._places.select(chosen)
        if self._panel.zoom_button.isChecked():
            self._places.zoom(chosen)
        self._places.flash(chosen)

    def show_picked(self, picked: list[tuple[str, str]]) -> None:
        """Select the rows of what was picked on the map."""
        wanted = set(picked)
        found = [
            item
            for item in self._panel.list.model.items
            if any((item.overlay, place) in wanted for place in item.places)
        ]
        self._panel.list.show_kinds({item.kind for item in found})
        self._panel.list.select(found, scroll=True)

    def _overlay(self, key: str, layer: Any, name: str) -> None:
        self._overlays.show(key, layer, name)
        self._fresh.add(key)
        self._places.listen(key)
        self._panel.form.leave_out(self._overlays.layers())

    def _show_items(self) -> None:
        found = [item for some in self._items.values() for item in some]
        decisions = self._session.decisions.of(self._session.subject(self._session.analysed))
        self._panel.list.show_items([*found, *items.of_decided(decisions, found)])
