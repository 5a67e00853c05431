"""Brute-force oracle for the category breakdown of one published segment, and for the attack on it.

Slow and obvious on purpose, and written from the contract alone: tests compare the library with it.
The attacker knows the rule, the policy, the domain, the printed total and the printed breakdown, and
enumerates every table of counts that would have been printed in exactly this way.

>>> [breakdown(*args) == expected for args, expected in WORKED].count(False)
0
>>> tables = consistent({"a": 3, "*": 3}, 6, {"a", "b", "c", "d"}, 5, 3, False)
>>> len(tables), determined(tables, 3)
(7, set())
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from typing import Optional

REST = "*"
BLANK = None

Name = Optional[str]
Report = tuple[Optional[str], Optional[str]]
Printed = dict[str, int]
Table = dict[Optional[str], int]
Size = Callable[[Iterable[Name]], int]


def blank_to_none(text: Optional[str]) -> Optional[str]:
    """None for a missing, empty or blank text, otherwise the text as it is."""
    return None if text is None or not text.strip() else text


def person(contributor: Optional[str]) -> Optional[str]:
    """The contributor, trimmed; None when unknown."""
    return None if blank_to_none(contributor) is None else str(contributor).strip()


def people_count(contributors: Iterable[Optional[str]], unknown_counts: bool) -> int:
    """Distinct known contributors; unknown ones add one where there is no known one (or one each)."""
    known, unknown = set(), 0
    for contributor in contributors:
        if contributor is None:
            unknown += 1
        else:
            known.add(contributor)
    if unknown_counts:
        return len(known) + unknown
    return len(known) if known else min(unknown, 1)


def is_dominated(contributors: Sequence[Optional[str]], share: float) -> bool:
    """The two largest known contributors hold more than this share of all rows (1 = off)."""
    known = Counter(one for one in contributors if one is not None)
    largest = sum(rows for _, rows in known.most_common(2))
    return share < 1 and Fraction(largest) > Fraction(str(share)) * len(contributors)


def round_half_up(value: int, base: int) -> int:
    """The nearest multiple of the base, halves up; the value itself without a base."""
    return value if base == 0 else (2 * value + base) // (2 * base) * base


def split(
    cells: Iterable[Name], size: Size, dominated: AbstractSet[Name], min_cell: int
) -> tuple[list[str], list[Name]]:
    """The categories that keep their name, and those that go into the rest (None is the blank one)."""
    named: list[str] = []
    rest: list[Name] = []
    for name in cells:
        if name is None or name in dominated or size([name]) < min_cell:
            rest.append(name)
        else:
            named.append(name)
    while rest and named and (size(rest) < min_cell or len(rest) == 1):
        joins = min(named, key=lambda name: (size([name]), name))
        named.remove(joins)
        rest.append(joins)
    return named, rest


def may_print(
    named: Sequence[str],
    rest: Sequence[Name],
    rest_rows: int,
    domain: AbstractSet[str],
    min_cell: int,
    people: bool,
) -> bool:
    """Nobody can invert it: two entries at least, and enough categories for what the rest holds."""
    if len(named) + bool(rest) < 2:
        return False
    if not rest:
        return True
    unnamed = len(set(domain) - set(named))
    if BLANK in rest:
        return unnamed >= 2
    if people:
        return unnamed >= 3
    return unnamed >= 3 and rest_rows <= (unnamed - 1) * (min_cell - 1)


def decide(
    rows: Mapping[Name, int],
    size: Size,
    dominated: AbstractSet[Name],
    domain: AbstractSet[str],
    small_n: int,
    min_cell: int,
    people: bool,
    round_base: int,
) -> Printed:
    """The printed breakdown from the rows of every cell that has some, and from how cells are counted."""
    if size(rows) < small_n:
        return {}
    named, rest = split(rows, size, dominated, min_cell)
    rest_rows = sum(rows[name] for name in rest)
    if not may_print(named, rest, rest_rows, domain, min_cell, people):
        return {}
    printed = {name: round_half_up(rows[name], round_base) for name in named}
    if rest:
        printed[REST] = round_half_up(rest_rows, round_base)
    return printed


def checked_domain(domain: AbstractSet[str], present: Iterable[Name]) -> set[str]:
    """The domain, which must hold every category present, and no name that looks like the rest."""
    names = {name for name in domain if blank_to_none(name) is not None}
    outside = {name for name in present if name is not None} - names
    if outside or REST in names:
        raise ValueError(f"the oracle does not define this: outside the domain {outside}, or a category '*'")
    return names


def breakdown(
    reports: Sequence[Report],
    domain: AbstractSet[str],
    small_n: int,
    min_cell: int,
    people: bool,
    dominance_share: float = 0.9,
    round_base: int = 0,
    unknown_counts: bool = False,
) -> Printed:
    """What is printed for one published segment, rest under "*"; {} when it is withheld."""
    cells: dict[Name, list[Optional[str]]] = {}
    for category, contributor in reports:
        cells.setdefault(blank_to_none(category), []).append(person(contributor))

    def size(names: Iterable[Name]) -> int:
        together = [contributor for name in names for contributor in cells[name]]
        return people_count(together, unknown_counts) if people else len(together)

    dominated = {name for name in cells if people and is_dominated(cells[name], dominance_share)}
    rows = {name: len(cells[name]) for name in cells}
    names = checked_domain(domain, cells)
    return decide(rows, size, dominated, names, small_n, min_cell, people, round_base)


def printed_table(table: Table, domain: AbstractSet[str], small_n: int, min_cell: int) -> Printed:
    """What is printed for a table of counts, counting rows; the key None holds the blanks."""
    rows = {name: count for name, count in table.items() if count}

    def size(names: Iterable[Name]) -> int:
        return sum(rows[name] for name in names)

    return decide(rows, size, set(), domain, small_n, min_cell, False, 0)


def compositions(total: int, cells: int) -> Iterator[tuple[int, ...]]:
    """Every way to write the total as an ordered sum of so many counts, zeros included."""
    if cells == 0:
        if total == 0:
            yield ()
        return
    if cells == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for others in compositions(total - first, cells - 1):
            yield (first, *others)


def all_tables(domain: AbstractSet[str], total: int, blanks_possible: bool) -> Iterator[Table]:
    """Every table of counts with this total: a count per category, and one of blanks if possible."""
    names: list[Name] = [*sorted(domain)]
    if blanks_possible:
        names.append(BLANK)
    for counts in compositions(total, len(names)):
        yield dict(zip(names, counts))


def consistent(
    printed: Printed,
    k_total: int,
    domain: AbstractSet[str],
    small_n: int,
    min_cell: int,
    blanks_possible: bool,
) -> list[Table]:
    """The attacker's enumeration, counting rows: the tables that would be printed exactly like this."""
    return [
        table
        for table in all_tables(domain, k_total, blanks_possible)
        if printed_table(table, domain, small_n, min_cell) == printed
    ]


def determined(tables: Sequence[Table], min_cell: int) -> set[str]:
    """Categories (not the blank) whose count is the same in all tables and lies under the floor."""
    found = set()
    for name in tables[0] if tables else ():
        values = {table[name] for table in tables}
        if name is not None and len(values) == 1 and 1 <= min(values) < min_cell:
            found.add(name)
    return found


def known_present(tables: Sequence[Table], min_cell: int) -> set[str]:
    """Categories that lie between 1 and the floor in all tables, whatever their exact count."""
    names = [name for name in tables[0] if name is not None] if tables else []
    return {name for name in names if all(1 <= table[name] < min_cell for table in tables)}


def category_names(domain_size: int) -> list[str]:
    """The names used by `grouped`: a, b, c, ..."""
    return [chr(ord("a") + index) for index in range(domain_size)]


def grouped(
    domain_size: int, total: int, small_n: int, min_cell: int, blanks_possible: bool
) -> dict[frozenset, list[Table]]:
    """All tables of one total, grouped by the frozen items of what is printed for them."""
    domain = set(category_names(domain_size))
    groups: dict[frozenset, list[Table]] = {}
    for table in all_tables(domain, total, blanks_possible):
        key = frozenset(printed_table(table, domain, small_n, min_cell).items())
        groups.setdefault(key, []).append(table)
    return groups


def reports_of(table: Mapping[Name, int]) -> list[Report]:
    """Reports of unknown contributors that make up a table of counts."""
    return [(name, None) for name, count in table.items() for _ in range(count)]


DOMAIN_7 = frozenset(category_names(7))
DOMAIN_3 = frozenset(category_names(3))

WORKED: list[tuple[tuple, Printed]] = [
    ((reports_of({"a": 5, "b": 1}), DOMAIN_7, 5, 3, False), {}),
    ((reports_of({"a": 6}), DOMAIN_7, 5, 3, False), {}),
    ((reports_of({"a": 3, "b": 1, "c": 1}), DOMAIN_7, 5, 3, False), {}),
    ((reports_of({"a": 3, "b": 1, "c": 1, "d": 1}), DOMAIN_7, 5, 3, False), {"a": 3, "*": 3}),
    ((reports_of({"a": 5, "b": 5}), DOMAIN_7, 5, 3, False), {"a": 5, "b": 5}),
    ((reports_of({"a": 3, "b": 2, "c": 2}), DOMAIN_3, 5, 3, False), {}),
]
