# SPDX-License-Identifier: MIT
# mmaref gemm --derive against the rules of scale factors, in fractions: random blocks and those at the edges of each
# rule, for each type of elements.
#   python3 tests/ports/cli/scales.py MMAREF
import random
import subprocess
import sys
from fractions import Fraction

F32 = (-126, 23, Fraction(2) ** 128 - Fraction(2) ** 104)
# Of a type: the exponent of its smallest normal number, its fraction bits, its largest number.
TYPES = {
    "e4m3": (-6, 3, Fraction(448)),
    "e5m2": (-14, 2, Fraction(57344)),
    "e3m2": (-2, 2, Fraction(28)),
    "e2m3": (0, 3, Fraction(15, 2)),
    "e2m1": (0, 1, Fraction(6)),
}
UE4M3 = TYPES["e4m3"]


def exponent(x):
    """floor(log2 x)"""
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if Fraction(2) ** e <= x else e - 1


def nearest(x, kind):
    """To nearest even; beyond the largest number the caller decides."""
    if x == 0:
        return x
    unit = Fraction(2) ** (max(exponent(abs(x)), kind[0]) - kind[1])
    return round(x / unit) * unit


def saturated(x, kind):
    return max(-kind[2], min(kind[2], nearest(x, kind)))


def power(e):
    return Fraction(2) ** max(-127, min(127, e))


def scale_of(rule, block, kind, is_power, share):
    largest = max(map(abs, block))
    if largest == 0:
        return Fraction(1)
    if rule == "nvfp4":
        return saturated(largest / kind[2] / share, UE4M3) or Fraction(1, 512)
    if rule == "ceil" and is_power:
        e = exponent(largest / kind[2])
        return power(e if Fraction(2) ** e == largest / kind[2] else e + 1)
    if rule == "ceil":  # the patterns of e4m3 from the smallest on, until the largest element fits
        steps = [Fraction(i, 512) for i in range(1, 8)]
        steps += [Fraction(8 + i) * Fraction(2) ** e for e in range(-9, 6) for i in range(8)]
        steps = [step for step in steps if step <= 448]
        return next((step for step in steps if largest <= kind[2] * step), steps[-1])
    if rule == "even":
        e = exponent(largest)
        largest = round(largest / Fraction(2) ** (e - kind[1])) * Fraction(2) ** (e - kind[1])
    return power(exponent(largest) - exponent(kind[2]))


def dequantised(rule, lines, kind, size, is_power):
    """What the elements and scale factors of lines stand for, without the global factor; and that factor."""
    largest = max(abs(x) for line in lines for x in line)
    share = Fraction(1)
    if rule == "nvfp4" and largest != 0:
        share = min(F32[2], nearest(largest / (6 * 448), F32)) or Fraction(2) ** -149
    out = []
    for line in lines:
        values = []
        for first in range(0, len(line), size):
            block = line[first:first + size]
            scale = scale_of(rule, block, kind, is_power, share)
            values += [saturated(x / (scale * share), kind) * scale for x in block]
        out.append(values)
    return out, share


def f32(x):
    x = nearest(x, F32)
    return float("inf") if x > F32[2] else float("-inf") if x < -F32[2] else float(x)


def edge(kind):
    """A number at which rules differ: the largest of the type, powers of two, middles of neighbours, and beside them."""
    at = random.choice([kind[2], Fraction(1), 2 - Fraction(1, 2 ** (kind[1] + 1)), 2 - Fraction(1, 2 ** kind[1])])
    return at * Fraction(2) ** random.randint(-9, 9) * (1 + random.choice([0, 0, 1, -1]) * Fraction(1, 2 ** 40))


def line_of(length, size, kind):
    line = []
    while len(line) < length:
        way = random.choice(["wide", "near", "near", "edge", "edge", "zero", "tiny", "huge"])
        base = {"tiny": -140, "huge": 138}.get(way, random.randint(-12, 12))
        block = []
        for _ in range(min(size, length - len(line))):
            e = random.randint(-6, 0) if way != "wide" else random.randint(-40, 0)
            block.append(Fraction(random.uniform(-1, 1)) * Fraction(2) ** (base + e) * (way != "zero"))
        if way == "edge":
            block = [Fraction(0)] * len(block)
            block[random.randrange(len(block))] = edge(kind)
        line += block
    return line


def text(x):
    """Exactly x, as a hexadecimal float."""
    if x == 0:
        return "0"
    e = x.denominator.bit_length() - 1
    return "%s0x%xp%d" % ("-" if x < 0 else "", abs(x.numerator), -e)


def check(mmaref, name, k, size, types, is_power, rule):
    m, n = 5, 4
    kinds = [TYPES[t] for t in types]
    a = [line_of(k, size, kinds[0]) for _ in range(m)]
    b = [line_of(k, size, kinds[1]) for _ in range(n)]  # by columns
    if random.random() < 0.5:  # each D is one element of A, times a power of two or 2688
        n = min(k, 16)
        first = random.randrange(k - n + 1)
        b = [[Fraction(int(i == first + j)) for i in range(k)] for j in range(n)]
    lines = ["a " + " ".join(map(text, line)) for line in a]
    lines += ["b " + " ".join(text(b[j][i]) for j in range(n)) for i in range(k)]
    asked = [mmaref, "gemm", name, "%dx%dx%d" % (m, n, k), "-", "--derive", rule, "--arith", "exact", "--hexfloat"]
    got = subprocess.run(asked, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True).stdout
    rows = [list(map(float.fromhex, row.split()[1:])) for row in got.splitlines() if row.startswith("d ")]
    qa, share_a = dequantised(rule, a, kinds[0], size, is_power)
    qb, share_b = dequantised(rule, b, kinds[1], size, is_power)
    want = [[f32(sum(x * y for x, y in zip(row, column))) for column in qb] for row in qa]
    rest = got.splitlines()[0].split()
    shares = [float(rest[i - 1]) for i, word in enumerate(rest) if word.startswith("(global_")]
    said = rest[1] == "derive" and rest[2].rstrip(",") == rule
    if rule == "nvfp4":
        said = said and [f32(Fraction(x)) for x in shares] == [f32(share_a), f32(share_b)]
    return said and rows == want


def main():
    mmaref = sys.argv[1]
    random.seed(6)
    cases = []
    for one in TYPES:
        for rule in ("floor", "ceil", "even"):
            other = random.choice(sorted(TYPES))
            vec = random.choice(["", ".scale_vec::1X"])
            cases.append(("kind::mxf8f6f4.block_scale%s.f32.%s.%s.f32.ue8m0" % (vec, one, other), 32, 32, (one, other),
                          True, rule))
    for kind, vec, size, scale in (("mxf4", "", 32, "ue8m0"), ("mxf4nvf4", "2X", 32, "ue8m0"),
                                   ("mxf4nvf4", "4X", 16, "ue4m3")):
        for rule in ("floor", "ceil", "even") if scale == "ue8m0" else ("ceil", "nvfp4"):
            name = "mma.sync.aligned.m16n8k64.row.col.kind::%s.block_scale%s.f32.e2m1.e2m1.f32.%s" % (
                kind, ".scale_vec::" + vec if vec else "", scale)
            cases.append((name, 64, size, ("e2m1", "e2m1"), scale == "ue8m0", rule))
    failures = 0
    for name, k, size, types, is_power, rule in cases:
        good = all(check(mmaref, name, k, size, types, is_power, rule) for _ in range(12))
        failures += not good
        print("%s - --derive %s, %s" % ("ok" if good else "not ok", rule, name))
    sys.exit(failures != 0)


main()
