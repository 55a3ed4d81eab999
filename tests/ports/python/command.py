# SPDX-License-Identifier: MIT
"""The command, which the package is compared with. The variable MMAREF_COMMAND names it."""
import json
import os
import subprocess


def run(*arguments, status=0):
    """What the command prints; AssertionError if it ends with another status."""
    ended = subprocess.run([os.environ["MMAREF_COMMAND"], *map(str, arguments)], capture_output=True, text=True)
    assert ended.returncode == status, f"{arguments}: {ended.returncode}, {ended.stderr}"
    return ended.stdout if status == 0 else ended.stderr


def rows(*arguments):
    """The rows that the command prints as JSON."""
    return json.loads(run(*arguments, "--json"))
