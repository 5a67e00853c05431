"""A measurement in a process of its own, so that its peak memory is its own."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def child(script: str, way: str, rows: int, python: str = sys.executable) -> dict[str, Any]:
    """What `script` prints last, as JSON, when it is asked for one way of measuring."""
    command = [python, script, "--way", way, "--rows", str(rows)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{way}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])
