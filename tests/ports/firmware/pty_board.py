# SPDX-License-Identifier: MIT
# pty_board.py LINK: a board behind a serial line, a pseudo-terminal that LINK leads to. What it says comes from standard
# input, text with escapes of Python: a line `sleep` waits for half a second, a line `close` closes the line. The
# terminal stays until it is told to end.
import os
import signal
import sys
import time
import tty

ours, theirs = os.openpty()
tty.setraw(theirs)
os.symlink(os.ttyname(theirs), sys.argv[1] + ".new")
os.rename(sys.argv[1] + ".new", sys.argv[1])
for line in sys.stdin:
    line = line.rstrip("\n")
    if line == "sleep":
        time.sleep(0.5)
    elif line == "close":
        os.close(theirs)
        os.close(ours)
        sys.exit()
    else:
        os.write(ours, line.encode().decode("unicode_escape").encode("latin-1"))
signal.pause()
