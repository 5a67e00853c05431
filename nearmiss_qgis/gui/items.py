"""What needs a decision, as one list."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qgis.core import NULL, QgsFeatureRequest, QgsVectorLayer
from qgis.PyQt.QtCore import QAbstractTableModel, QModelIndex, QObject, QSortFilterProxyModel, Qt
from qgis.PyQt.QtGui import QIcon

from ..core.findings import FAILED, LEAK, NOT_TESTED, PASSED, RULE_WORDS, WARNING
from ..paths import resource
from ..translation import translate
from .decisions import KEEP, LEAVE_OUT, Row
from .kinds import KINDS, LEAKS, SEGMENTS, TOP_RECORDS, UNTESTED, WARNINGS, words
from .overlays import PUBLISHED, RECORDS, WITHHELD

WHAT, WHY, DECISION = range(3)
_ENDINGS = (".geojson", ".gpkg", ".fgb", ".csv", ".json", ".txt")  # what a finding is about, in place of segments


@dataclass(frozen=True)
class Item:
    """One row of the list.

    Attributes
    ----------
    kind : str
        One of `kinds.KINDS`.
    name : str
        Id of the record or the segment, or the rule.
    why : str
        The reason, in words.
    order : float
        Place among those of its kind; the smallest needs a decision first.
    overlay : str
        The overlay on which it is shown; empty where it has no place.
    places : tuple of str
        Ids of the features of that overlay.
    """

    kind: str
    name: str
    why: str
    order: float = 0.0
    overlay: str = ""
    places: tuple[str, ...] = ()


def id_field(overlay: str) -> str:
    """The field with the ids of an overlay."""
    return "record_id" if overlay == RECORDS else "segment_id"


def of_findings(found: QgsVectorLayer, segments: Iterable[str]) -> list[Item]:
    """Leaks, warnings and rules that were not tested; with the segments they name."""
    known, items = set(segments), []
    for row, feature in enumerate(found.getFeatures()):
        values = {name: text_of(feature[name]) for name in ("rule", "status", "severity", "where", "message", "remedy")}
        kind = _kind(values["status"], values["severity"])
        if not kind:
            continue
        named = [part.strip() for part in values["where"].split(",")]
        of_a_file = any(one.endswith(_ENDINGS) for one in named)
        places = () if of_a_file else tuple(one for one in named if one in known)
        where = "" if places or not values["where"] else f" ({values['where']})"
        sentence = values["message"].rstrip(".") + where + "."
        if kind == UNTESTED and values["rule"] in RULE_WORDS:
            sentence = f"{translate('NearMiss', RULE_WORDS[values['rule']])}: {sentence}"
        why = " ".join(part for part in (sentence, values["remedy"]) if part)
        items.append(Item(kind, values["rule"], why, row, PUBLISHED if places else "", places))
    return items


def of_records(found: QgsVectorLayer) -> list[Item]:
    """The records that carry the most risk, the worst first."""
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry)
    return [
        Item(
            TOP_RECORDS,
            text_of(feature["record_id"]),
            text_of(feature["reasons"]) or translate("NearMiss", "no single reason"),
            float(feature["risk_rank"]),
            RECORDS,
            (text_of(feature["record_id"]),),
        )
        for feature in found.getFeatures(request)
    ]


def of_decided(decisions: Mapping[str, Row], listed: Iterable[Item]) -> list[Item]:
    """Records that were decided on and are not among the listed ones, so that it can be taken back."""
    there = {item.name for item in listed if item.kind == TOP_RECORDS}
    return [
        Item(TOP_RECORDS, name, decision.reason, 1e6, RECORDS, (name,))
        for name, decision in sorted(decisions.items())
        if name not in there
    ]


def of_segments(found: QgsVectorLayer) -> list[Item]:
    """The withheld segments, each with its reason in words."""
    names = found.fields().names()
    ids, reasons, reports, people = (
        names.index(name) for name in ("segment_id", "reason", "report_count", "contributor_count")
    )
    said: dict[tuple[Any, ...], str] = {}
    items = []
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry)
    for feature in found.getFeatures(request):
        values = feature.attributes()
        key = (text_of(values[reasons]), _whole(values[reports]), _whole(values[people]))
        if key not in said:
            said[key] = withheld_because(*key)
        name = text_of(values[ids])
        items.append(Item(SEGMENTS, name, said[key], -float(key[1] or 0), WITHHELD, (name,)))
    return items


def withheld_because(reason: str, reports: int | None, people: int | None) -> str:
    """Why a segment is withheld, in words."""
    if reason == "primary" and people is not None:
        text = translate("NearMiss", "too few people: reports {reports}, people {people}")
    elif reason == "primary":
        text = translate("NearMiss", "too few reports: {reports}")
    elif reason == "dominance":
        text = translate("NearMiss", "two people hold nearly all of its reports: reports {reports}, people {people}")
    else:
        text = translate("NearMiss", "withheld to protect others: reports {reports}")
    return text.format(reports=reports, people=people)


def of_audit(path: Path) -> list[Item]:
    """What the audit did not measure, and why."""
    document = json.loads(path.read_text(encoding="utf-8"))
    return [
        Item(UNTESTED, gap["what"], gap["why"], 100.0 + row) for row, gap in enumerate(document.get("not_measured", []))
    ]


def of_warnings(said: Mapping[str, Sequence[str]]) -> list[Item]:
    """What the algorithms warned about, each text once; the findings of the gate are listed by themselves."""
    seen: set[str] = set()
    items = []
    for title, texts in said.items():
        for text in texts:
            if text not in seen and not text.startswith("["):
                seen.add(text)
                items.append(Item(WARNINGS, title, text, 50.0 + len(items)))
    return items


def of_failures(failures: Mapping[str, str]) -> list[Item]:
    """Steps that failed: what they test was not tested."""
    return [Item(UNTESTED, title, why, -1.0) for title, why in failures.items()]


def _kind(status: str, severity: str) -> str:
    if status == NOT_TESTED:
        return UNTESTED
    if status == FAILED:
        return {LEAK: LEAKS, WARNING: WARNINGS}.get(severity, "")
    return "" if status == PASSED else LEAKS  # a word nobody knows is no pass


def text_of(value: Any) -> str:
    """A value as text; empty where there is none."""
    return "" if value is None or value == NULL else str(value)


def _whole(value: Any) -> int | None:
    return None if value is None or value == NULL else int(value)


class Items(QAbstractTableModel):
    """The list: what, why, and what was decided."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[Item] = []
        self._decisions: Mapping[str, Row] = {}
        self._by = (WHAT, Qt.SortOrder.AscendingOrder)
        self._words = words()
        self._icons = {kind: QIcon(resource(f"icons/{kind}.svg")) for kind in KINDS}

    def show(self, items: Sequence[Item]) -> None:
        """Show these, in the order that is wanted."""
        self.beginResetModel()
        self.items = self._sorted(items)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; what was selected stays selected."""
        self._by = (column, order)
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        former = [(self.items[index.row()], index.column()) for index in before]
        self.items = self._sorted(self.items)
        rows = {id(item): row for row, item in enumerate(self.items)} if before else {}
        self.changePersistentIndexList(before, [self.index(rows[id(item)], column) for item, column in former])
        self.layoutChanged.emit()

    def _sorted(self, items: Sequence[Item]) -> list[Item]:
        """By kind, the most urgent first, and within it by need; or by the text of a column."""
        column, order = self._by
        places = {kind: place for place, kind in enumerate(KINDS)}
        found = sorted(items, key=lambda item: (places[item.kind], item.order, item.name))
        if column != WHAT:
            found.sort(key=(lambda item: item.why) if column == WHY else self.decision)
        return found if order == Qt.SortOrder.AscendingOrder else found[::-1]

    def decide(self, decisions: Mapping[str, Row]) -> None:
        """Show what was decided about records."""
        self._decisions = dict(decisions)
        if self.items:
            last = self.index(len(self.items) - 1, DECISION)
            self.dataChanged.emit(self.index(0, DECISION), last)

    def icon(self, kind: str) -> QIcon:
        """The icon of a kind."""
        return self._icons[kind]

    def title(self, item: Item) -> str:
        """What an item is, in words."""
        return f"{self._words[item.kind].one} {item.name}"

    def decision(self, item: Item) -> str:
        """What was decided about an item, in words."""
        found = self._decisions.get(item.name) if item.kind == TOP_RECORDS else None
        if found is None:
            return ""
        words = {LEAVE_OUT: translate("NearMiss", "leave out"), KEEP: translate("NearMiss", "keep")}
        said = words.get(found.decision, found.decision)
        return f"{said}: {found.reason}" if found.reason else said

    def counts(self) -> dict[str, int]:
        """How many items there are of each kind."""
        found = dict.fromkeys(KINDS, 0)
        for item in self.items:
            found[item.kind] += 1
        return found

    # -- what Qt asks ------------------------------------------------------------------------------------

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def columnCount(self, parent: QModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (translate("NearMiss", "What"), translate("NearMiss", "Why"), translate("NearMiss", "Decision"))[section]

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == WHAT:
            return self._icons[item.kind]
        if role == Qt.ItemDataRole.DisplayRole:
            return (item.name, item.why, self.decision(item))[index.column()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = (self.title(item), item.why, self.decision(item))[index.column()]
            return f"<qt>{html.escape(text)}</qt>" if role == Qt.ItemDataRole.ToolTipRole else text
        return None


class Chosen(QSortFilterProxyModel):
    """The items of the kinds that are wanted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: frozenset[str] = frozenset(KINDS)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Let the list sort itself; Qt would ask Python for each comparison."""
        self.sourceModel().sort(column, order)

    def want(self, kinds: Iterable[str]) -> None:
        """Show these kinds."""
        self._kinds = frozenset(kinds)
        self.invalidateFilter()

    def filterAcceptsRow(self, row: int, parent: QModelIndex) -> bool:
        return self.sourceModel().items[row].kind in self._kinds
