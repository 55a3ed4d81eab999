# SPDX-License-Identifier: MIT
# The errors of mmaref gemm --compare, found again in fractions: from the numbers that it was given, and the D that
# --arith prints.
#   python3 tests/ports/cli/errors.py MMAREF
import json
import math
import random
import subprocess
import sys
from fractions import Fraction

# Of a type: the exponent of its smallest normal number, its fraction bits, its largest exponent.
TYPES = {"f16": (-14, 10, 15), "f32": (-126, 23, 127), "f64": (-1022, 52, 1023)}
BINS = [0] + [2 ** i for i in range(17)]


def rounded(x, kind):
    """To nearest even; None beyond the type."""
    low, fraction, high = TYPES[kind]
    if x == 0:
        return x
    e = abs(x).numerator.bit_length() - abs(x).denominator.bit_length()
    e -= Fraction(2) ** e > abs(x)
    unit = Fraction(2) ** (max(e, low) - fraction)
    x = round(x / unit) * unit
    return x if abs(x) < Fraction(2) ** (high + 1) else None


def ordinal(x, kind):
    """How many numbers of a type stand between 0 and x."""
    low, fraction, _ = TYPES[kind]
    size = abs(x)
    if size == 0:
        return 0
    e = size.numerator.bit_length() - size.denominator.bit_length()
    e -= Fraction(2) ** e > size
    e = max(e, low)
    count = size / Fraction(2) ** (e - fraction) + (e - low) * 2 ** fraction
    return int(count) if x > 0 else -int(count)


def ratio(x, y):
    return 0.0 if x == 0 else math.inf if y == 0 else float(x / y)


def wanted(d, sums, sizes, kind):
    bins, norms, component, relative = [0] * 18, [0, 0], 0.0, 0.0
    left_out = 0
    for row, line in enumerate(sums):
        for column, x in enumerate(line):
            got = d[row][column]
            if x is None:
                left_out += 1
                continue
            if not math.isfinite(got):
                bins[17] += 1
                norms, component, relative = [math.inf, norms[1]], math.inf, math.inf
                continue
            error = abs(Fraction(got) - x)
            ulps = abs(ordinal(Fraction(got), kind) - ordinal(x, kind))
            bins[max(i for i in range(18) if BINS[i] <= ulps)] += 1
            norms = [norms[0] + error ** 2 if norms[0] != math.inf else math.inf, norms[1] + x ** 2]
            component = max(component, ratio(error, sizes[row][column]))
            relative = max(relative, ratio(error, abs(x)))
    if left_out == len(sums) * len(sums[0]):
        return bins, [None] * 3, left_out
    norm = math.inf if norms[0] == math.inf else math.sqrt(ratio(norms[0], norms[1]))
    return bins, [norm, component, relative], left_out


def near(got, want):
    if want is None or got is None:
        return got is want
    got = float(got)
    return got == want or abs(got - want) <= 1e-3 * abs(want)


def text(x):
    if x in ("inf", "-inf", "nan"):
        return x
    e = x.denominator.bit_length() - 1
    return "0" if x == 0 else "%s0x%xp%d" % ("-" if x < 0 else "", abs(x.numerator), -e)


def run(mmaref, words, lines):
    return subprocess.run([mmaref, "gemm"] + words, input=lines, capture_output=True, text=True, check=True).stdout


def check(mmaref, case):
    name, kind, ariths, draw = case["name"], case["kind"], case["ariths"], case["draw"]
    m, n, k = random.randint(1, 20), random.randint(1, 70), random.randint(1, 80)
    a = [[draw() for _ in range(k)] for _ in range(m)]
    if case.get("sparse"):
        a = [[x if i % 4 in (1, 2) else Fraction(0) for i, x in enumerate(line)] for line in a]
    b = [[draw() for _ in range(n)] for _ in range(k)]
    c = [[draw() for _ in range(n)] for _ in range(m)]
    lines = ""
    for key, matrix in (("a", a), ("b", b), ("c", c)):
        lines += "".join(key + " " + " ".join(map(text, line)) + "\n" for line in matrix)
    size = case.get("size")
    if size:
        blocks = -(-k // size)
        sa = [[Fraction(2) ** random.randint(-3, 3) for _ in range(blocks)] for _ in range(m)]
        sb = [[Fraction(2) ** random.randint(-3, 3) for _ in range(n)] for _ in range(blocks)]
        for key, matrix in (("scale_a", sa), ("scale_b", sb)):
            lines += "".join(key + " " + " ".join(map(text, line)) + "\n" for line in matrix)
        a = [[x * sa[i][p // size] for p, x in enumerate(line)] for i, line in enumerate(a)]
        b = [[x * sb[p // size][j] for j, x in enumerate(line)] for p, line in enumerate(b)]
    words = [name, "%dx%dx%d" % (m, n, k), "-"]
    rows = json.loads(run(mmaref, words + ["--compare", ",".join(ariths), "--json", "-j2"], lines))

    def total(i, j, of):
        factors = [(a[i][p], b[p][j]) for p in range(k)] + [(c[i][j], Fraction(1))]
        if any(isinstance(x, str) for pair in factors for x in pair):
            return None
        return sum(of(x) * of(y) for x, y in factors)

    sizes = [[total(i, j, abs) for j in range(n)] for i in range(m)]
    sums = [[total(i, j, lambda x: x) for j in range(n)] for i in range(m)]
    sums = [[None if x is None else rounded(x, kind) for x in line] for line in sums]
    for row, arith in zip(rows, ariths):
        d = run(mmaref, words + ["--arith", arith, "--hexfloat"], lines)
        d = [list(map(float.fromhex, line.split()[1:])) for line in d.splitlines()]
        bins, numbers, left_out = wanted(d, sums, sizes, kind)
        got = [row["norm_error"], row["component_error"], row["relative_error"]]
        if not (list(row["histogram"].values()) == bins and row["left_out"] == left_out
                and all(near(x, y) for x, y in zip(got, numbers))):
            print("#", arith, m, n, k, row, bins, numbers, left_out)
            return False
    return True


def of_bits(bits, low, high):
    return lambda: Fraction(random.randint(-2 ** bits, 2 ** bits)) * Fraction(2) ** random.randint(low, high)


def with_specials():
    return random.choice([of_bits(10, 0, 5)] * 60 + [lambda: "inf", lambda: "nan"])()


CASES = [
    {"name": "m16n8k16.f32.f16.f16.f32", "kind": "f32", "ariths": ["exact", "sm_80", "sm_90"], "draw": of_bits(10, -12, -2)},
    {"name": "m16n8k16.f32.f16.f16.f32", "kind": "f32", "ariths": ["exact", "sm_90"], "draw": with_specials},
    {"name": "m16n8k16.f16.f16.f16.f16", "kind": "f16", "ariths": ["exact", "sm_90"], "draw": of_bits(9, -8, -6)},
    {"name": "m16n8k16.f16.f16.f16.f16", "kind": "f16", "ariths": ["exact", "sm_90"], "draw": of_bits(9, -10, 5)},
    {"name": "mma.m8n8k4.row.col.f64.f64.f64.f64", "kind": "f64", "ariths": ["exact", "fma"], "draw": of_bits(52, -60, -40)},
    {"name": "mma.m8n8k4.row.col.f64.f64.f64.f64", "kind": "f64", "ariths": ["exact", "fma"], "draw": of_bits(50, -600, -400)},
    {"name": "mma.m8n8k4.row.col.f64.f64.f64.f64", "kind": "f64", "ariths": ["fma"], "draw": of_bits(52, 300, 470)},
    {"name": "m16n8k16.f32.bf16.bf16.f32", "kind": "f32", "ariths": ["exact", "sm_90"], "draw": of_bits(7, -75, -65)},
    {"name": "m16n8k16.f32.bf16.bf16.f32", "kind": "f32", "ariths": ["exact", "sm_90"], "draw": of_bits(7, 50, 57)},
    {"name": "m16n8k32.f32.e4m3.e4m3.f32", "kind": "f32", "ariths": ["sm_90", "wgmma_fp8"], "draw": of_bits(3, -6, 5)},
    {"name": "sp.m16n8k32.f32.f16.f16.f32", "kind": "f32", "ariths": ["exact", "sm_90"], "draw": of_bits(10, -12, -2),
     "sparse": True},
    {"name": "m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0", "kind": "f32", "ariths": ["exact", "sm_120"],
     "draw": of_bits(3, -6, 5), "size": 32},
]


def main():
    random.seed(12)
    failures = 0
    for case in CASES:
        good = all(check(sys.argv[1], case) for _ in range(3))
        failures += not good
        print("%s - errors of %s" % ("ok" if good else "not ok", case["name"]))
    sys.exit(failures != 0)


main()
