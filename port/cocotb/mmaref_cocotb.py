# SPDX-License-Identifier: MIT
"""A unit with a handshake in cocotb: `drive` sends operands, `monitor` watches both sides, `shrink` makes a failing
case smaller by sending smaller ones. See README.md."""
from cocotb.triggers import FallingEdge, RisingEdge

PATIENCE = 1000  # clocks after which a unit that gives or takes nothing hangs


def _is_high(signal):
    """Whether a signal is 1; one that is left out always is. AssertionError where it is neither 0 nor 1."""
    if signal is None:
        return True
    bit = str(signal.value)
    assert bit in ("0", "1"), f"{signal._name} is {bit}"
    return bit == "1"


async def _until(clock, holds, what):
    """Waits for a rising edge at which something holds."""
    for _ in range(PATIENCE):
        await RisingEdge(clock)
        if holds():
            return
    raise AssertionError(f"the unit hangs: for {PATIENCE} clocks {what}")


async def monitor(clock, board, operands, result, sent=(None, None), given=(None, None), reset=None):
    """Watches a unit for ever. At a rising edge where both of `sent`, valid and ready, are 1 it has taken operands();
    where both of `given` are, result() is D. None for a signal that is not there. `reset` drops what is in flight."""
    while True:
        await RisingEdge(clock)
        if reset is not None and _is_high(reset):
            board.dropped()
            continue
        if _is_high(sent[0]) and _is_high(sent[1]):
            board.sent(operands())
        if _is_high(given[0]) and _is_high(given[1]):
            board.got(result())


async def drive(clock, signals, operands, valid=None, ready=None):
    """Sends one case: puts operands on the signals of their names, and holds them until the unit takes them."""
    for name, signal in signals.items():
        value = operands[name]
        if isinstance(value, (list, tuple)):  # an array of signals, a word each
            for place, word in enumerate(value):
                signal[place].value = word
        else:
            signal.value = value
    if valid is not None:
        valid.value = 1
    await _until(clock, lambda: _is_high(ready), "it takes no operands")
    await FallingEdge(clock)
    if valid is not None:
        valid.value = 0


async def idle(clock, board):
    """Waits until nothing is in flight."""
    if board.in_flight:
        await _until(clock, lambda: not board.in_flight, "a result is missing")


async def _ask(clock, board, send, operands):
    """Whether the unit is wrong for a case that is sent alone; it is not counted."""
    board.asked = []
    await send(operands)
    if not board.asked:
        await _until(clock, lambda: board.asked, "a result is missing")
    d, board.asked = board.asked[0], None
    return board.unit.compare(operands, d)[0] != 0


async def shrink(clock, board, send):
    """Makes the first failing case smaller, as long as the unit is wrong; `await send(operands)` sends one, and
    `monitor` sees its result. Logs the smallest case and the line of a shell that repeats it; returns its operands, or
    None where the case fails only among others."""
    await idle(clock, board)
    if not await _ask(clock, board, send, board.failed):
        board.log("alone, the first case that differs is right: the fault is in what lies between operations")
        return None
    tries, answer = board.unit.smaller(board.failed), None
    try:
        while True:
            answer = await _ask(clock, board, send, tries.send(answer))
    except StopIteration as end:
        smallest = end.value
    board.log(f"smallest: {' '.join(f'{name}={smallest[name]:x}' for name in board.unit.names)}")
    board.log(board.unit.repeat(smallest))
    return smallest
