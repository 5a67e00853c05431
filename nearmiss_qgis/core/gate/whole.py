"""Rules on the files as such: nothing changed after the manifest, nothing unlisted, every row audited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..errors import QT_TRANSLATE_NOOP
from ..findings import Finding, Words
from .case import Case
from .outcome import NotTested, about, leak, listed, warning


def rows(case: Case) -> Iterator[Finding]:
    """Rows that were audited against the rows the file, or the source, says it has."""
    yield from _of_sheets(case)
    yield from _of_the_run(case)
    if case.release.unread:
        raise NotTested(
            Words(
                QT_TRANSLATE_NOOP(
                    "NearMiss",
                    "Files that were not read as data ({n}), so nothing is known about what they hold: {names}"
                ),
                n=len(case.release.unread),
                names=listed(case.release.unread),
            ),
            QT_TRANSLATE_NOOP("NearMiss", "Take them out of the release, or look at them yourself."),
        )  # fmt: skip


def _of_sheets(case: Case) -> Iterator[Finding]:
    """Rows that the file has and nobody read, and segments that stand in it more than once."""
    for sheet in case.release.sheets:
        if sheet.provider_rows is not None and sheet.provider_rows != sheet.rows:
            yield leak(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Rows read: {rows}. The file says that it holds {provider}."),
                    rows=sheet.rows,
                    provider=sheet.provider_rows,
                ),
                where=sheet.name,
                count=abs(sheet.provider_rows - sheet.rows),
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Write the file anew: deleted rows may still be in it."),
            )
        repeated = len(sheet.ids) - len(set(sheet.ids)) if sheet.is_segments else 0
        if repeated:
            yield warning(
                Words(
                    QT_TRANSLATE_NOOP("NearMiss", "Rows that repeat the segment id of another row: {n}."), n=repeated
                ),
                where=sheet.name,
                count=repeated,
                remedy=QT_TRANSLATE_NOOP(
                    "NearMiss", "Publish one row per segment: the difference of two is a count too."
                ),
            )


def _of_the_run(case: Case) -> Iterator[Finding]:
    """Features lost in writing, and sources of which only some rows were used."""
    audited = sum(sheet.rows for sheet in case.release.segments)
    if case.expected_rows is not None and audited != case.expected_rows:
        yield leak(
            Words(
                QT_TRANSLATE_NOOP("NearMiss", "Features read back: {rows} of {expected} that were written."),
                rows=audited,
                expected=case.expected_rows,
            ),
            count=abs(audited - case.expected_rows),
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish again, into another folder or format."),
        )
    for name, pair in case.source_rows.items():
        if pair[0] != pair[1]:
            yield warning(
                Words(
                    QT_TRANSLATE_NOOP(
                        "NearMiss", "{rows} of {total} rows of {name} were used: a filter or a selection is on."
                    ),
                    rows=pair[0],
                    total=pair[1],
                    name=name,
                ),
                where=name,
                count=abs(pair[1] - pair[0]),
                remedy=QT_TRANSLATE_NOOP("NearMiss", "Take filter and selection off, unless you mean it."),
            )


def integrity(case: Case) -> Iterator[Finding]:
    """Files that differ from their manifest, are missing, or that nobody listed."""
    release = case.release
    if release.manifest is None and release.manifest_found:
        yield leak(
            Words(QT_TRANSLATE_NOOP("NearMiss", "manifest.json cannot be read.")),
            where="manifest.json",
            count=1,
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish again; take out what does not belong to the release."),
        )
        return
    if release.manifest is None:
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "There is no manifest.json that can be read.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give the folder of a release that publishrelease wrote."),
        )
    promised = release.manifest.get("files")
    if not isinstance(promised, Mapping):
        raise NotTested(
            Words(QT_TRANSLATE_NOOP("NearMiss", "manifest.json lists no files with their checksums.")),
            QT_TRANSLATE_NOOP("NearMiss", "Give the folder of a release that publishrelease wrote."),
        )
    changed = [name for name, digest in release.hashes.items() if name in promised and promised[name] != digest]
    unlisted = [name for name in release.hashes if name not in promised] if release.whole else []
    missing = [name for name in promised if name not in release.hashes] if release.whole else []
    for names, text in (
        (changed, QT_TRANSLATE_NOOP("NearMiss", "Files changed after the manifest ({n}): {names}")),
        (unlisted, QT_TRANSLATE_NOOP("NearMiss", "Files that are not in the manifest ({n}): {names}")),
        (missing, QT_TRANSLATE_NOOP("NearMiss", "Files of the manifest that are missing ({n}): {names}")),
    ):
        yield from about(
            leak,
            text,
            names,
            where="manifest.json",
            remedy=QT_TRANSLATE_NOOP("NearMiss", "Publish again; take out what does not belong to the release."),
        )
