"""Killed while it releases: FOLDER is absent, or the old release is whole, or the new one; nothing else is lost."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import Nearmiss
from demo import qgis_process
from qgis.core import QgsApplication
from release_folders import assert_whole, names, rest, sample_town, tree

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def sample(provider, tmp_path_factory):
    return sample_town(Nearmiss(QgsApplication.processingRegistry()), tmp_path_factory.mktemp("sample"))


def state_of(folder, old=None):
    """absent, old or new; anything else fails."""
    found = tree(folder)
    if found is None or found == old:
        return "absent" if found is None else "old"
    assert_whole(folder)
    return "new"


def run_and_kill(headless, given, fraction, full):
    """Run qgis_process and kill it after a part of the time that a full run takes; its exit code.

    From 1 on, the fraction is counted from the moment when something appears beside FOLDER.
    """
    command = [qgis_process(), "run", "nearmiss:publishrelease", "--", *(f"{k}={v}" for k, v in given.items())]
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env=headless.environment, start_new_session=True, **quiet)
    while fraction >= 1 and process.poll() is None and not rest(Path(given["FOLDER"]).parent):
        time.sleep(0.002)
    try:
        return process.wait(None if full is None else fraction % 1 * full)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return process.wait()


def test_killed_at_any_moment(headless, sample, tmp_path):
    former = release(tmp_path / "former", "former")

    def series(overwrite):
        chance = random.Random(f"kill {overwrite}")
        seen = Counter()
        place = tmp_path / f"killed {overwrite}"
        folder, before = place / "release", former if overwrite else None
        findings, page = place / "f.json", place / "r.html"
        given = {**sample, "FOLDER": folder, "FINDINGS_JSON": findings, "REPORT_HTML": page, "OVERWRITE": overwrite}

        def reset():
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(tmp_path / "former", folder) if overwrite else place.mkdir()

        reset()
        began = time.monotonic()
        assert run_and_kill(headless, given, 0, None) == 0 and state_of(folder, before) == "new"
        full, new = time.monotonic() - began, tree(folder)
        spread = [(i + chance.random()) / 12 for i in range(12)]
        for fraction in [*spread, *(1 + chance.random() * 0.15 for _ in range(3))]:
            reset()
            began = time.monotonic()
            code = run_and_kill(headless, given, fraction, full)
            full = full if code else min(full, time.monotonic() - began)  # the first run is a slow one
            state = state_of(folder, before)
            assert state in ("old" if overwrite else "absent", "new"), (fraction, state)
            assert state != "new" or tree(folder) == new
            assert not findings.exists() or json.loads(findings.read_text(encoding="utf-8"))
            assert not page.exists() or page.read_text(encoding="utf-8").rstrip().endswith("</html>")
            seen["killed" if code else "through", state, "rest" if rest(place) else "no rest"] += 1
        given["OVERWRITE"] = True  # what a killed run left does not stop the next one
        assert run_and_kill(headless, given, 0, None) == 0 and tree(folder) == new
        return seen

    with ThreadPoolExecutor(2) as two:
        for seen in two.map(series, (False, True)):
            print(dict(seen))
            assert any(what[0] == "killed" for what in seen)


DRIVER = """
import os, shutil, signal, sys
from pathlib import Path
from nearmiss_qgis.layers import place

steps = {"n": 0, "last": 0}

def on_line(frame, event, _):  # dies before the nth line of the module, as by kill -9
    if frame.f_code.co_filename != place.__file__:
        return None
    if event == "line":
        steps["n"] += 1
        if steps["n"] == steps["last"]:
            os.kill(os.getpid(), signal.SIGKILL)
    return on_line

def put(source, folder):
    place.check_folder(folder, overwrite=True)
    with place.beside(folder) as new:
        shutil.copytree(source, new, dirs_exist_ok=True)
        place.put_in_place(new, folder)

def work(word, root, name, last):
    if "alone" in word:  # as on Windows and on disks that cannot exchange two names
        place.exchange = lambda one, other: False
    new, other, folder = Path(root, "new"), Path(root, "other"), Path(root, name)
    if "once" in word:
        steps["last"] = int(last)
        sys.settrace(on_line)
        put(new, folder)
        sys.settrace(None)
        return
    while True:
        put(new, folder)
        put(other, folder)

print("ready", flush=True)
for line in sys.stdin:  # a process of its own for each word, without starting Python again
    child = os.fork()
    if not child:
        work(*line.split())
        os._exit(0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def release(folder, text):
    """A small release, as far as the putting in place looks at it."""
    folder.mkdir(parents=True)
    (folder / "README.txt").write_text(text, encoding="utf-8")
    (folder / "segments.csv").write_text(text[::-1], encoding="utf-8")
    hashes = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names(folder)}
    (folder / "manifest.json").write_text(
        json.dumps({"form": "nearmiss-release-manifest/1", "files": hashes}), encoding="utf-8"
    )
    return tree(folder)


@pytest.fixture
def driver():
    """Processes that put "new" and "other" in place: `start(word, root, name, line)` is its number."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    words = [sys.executable, "-c", DRIVER]
    with subprocess.Popen(words, env=environment, **pipes) as process:
        assert process.stdout.readline() == "ready\n"

        def start(*line):
            print(*line, file=process.stdin, flush=True)
            return int(process.stdout.readline())

        start.end = lambda: int(process.stdout.readline())
        yield start
        process.stdin.close()


@pytest.fixture
def memory(tmp_path):
    """A folder on a disk in memory, where there is one: hundreds of runs wait for the disk otherwise."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if os.access(shared, os.W_OK) else tmp_path) as folder:
        yield Path(folder)


def test_kill_9_while_two_releases_take_turns(driver, tmp_path):
    folder, chance, seen = tmp_path / "turns" / "release", random.Random(9), Counter()
    folder.parent.mkdir()
    both = release(tmp_path / "new", "new\n" * 9000), release(tmp_path / "other", "other\n")
    for _ in range(60):
        child = driver("turns", tmp_path, "turns/release", 0)
        time.sleep(chance.random() * 0.12)
        os.kill(child, signal.SIGKILL)
        assert driver.end() == -signal.SIGKILL
        found = tree(folder)
        assert found in both or (found is None and not seen["new"] and not seen["other"])
        seen["absent" if found is None else ("new", "other")[both.index(found)], bool(rest(folder.parent))] += 1
        seen["new"] += found is not None
    print(seen)


@pytest.mark.parametrize(
    ("before", "alone"),
    [("nothing", ""), ("empty", ""), ("release", ""), ("release", "alone"), ("foreign", ""), ("foreign", "alone")],
)
def test_killed_before_every_single_line(driver, memory, before, alone):
    """FOLDER is as before, or new and whole, at the latest when the next run looked; foreign files are never lost."""
    new, old, seen = release(memory / "new", "new"), release(memory / "old", "old"), Counter()
    foreign = {"notes.txt": b"mine", "manifest.json": old["manifest.json"]}
    was = {"nothing": None, "empty": {}, "release": old, "foreign": foreign}[before]
    wrong = []
    for n in range(1, 1000):
        folder = memory / f"at-{n}" / "release"
        folder.parent.mkdir()
        if was is not None:
            folder.mkdir()
        for name, content in (was or {}).items():
            (folder / name).write_bytes(content)
        driver(f"once{alone}", memory, f"at-{n}/release", n)
        killed = driver.end()
        first = tree(folder)
        seen["new" if first == new else "before" if first == was else "none" if first is None else "broken"] += 1
        if not killed:
            break
        if first not in (was, new) and not (alone and first is None):
            wrong.append((n, "at once", sorted(first or {})))
        if first == was and n % 10:
            continue
        driver(f"once{alone}", memory, f"at-{n}/release", 0)  # the next run
        if driver.end() or tree(folder) != new:
            wrong.append((n, "the next run did not get through", rest(folder.parent)))
        if before == "foreign" and not any(tree(kept) == foreign for kept in folder.parent.glob("release.before-*")):
            wrong.append((n, "foreign files are nowhere to be seen", [p.name for p in folder.parent.iterdir()]))
    print(before, alone, dict(seen))
    assert n > 20 and not wrong
