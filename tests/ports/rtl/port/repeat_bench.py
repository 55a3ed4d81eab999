# SPDX-License-Identifier: MIT
"""repeat_bench.py LIBRARY MMAREF [CASES]: lines that repeat a dot product, run by a shell; shrinking; sentences. TAP."""
import ctypes
import random
import subprocess
import sys

library = ctypes.CDLL(sys.argv[1])
cases = int(sys.argv[3]) if len(sys.argv) > 3 else 300
for name in ("error_next", "explain_dot", "repeat_dot", "pattern", "status_name"):
    getattr(library, "mmaref_dpi_" + name).restype = ctypes.c_char_p
draw = random.Random(48)
failures = 0


def check(holds, what):
    global failures
    print(f"{'' if holds else 'not '}ok - {what}")
    failures += not holds


def words(value, count=2):
    return (ctypes.c_uint32 * count)(*((value >> 32 * i) & 0xFFFFFFFF for i in range(count)))


def number(of):
    return sum(word << 32 * i for i, word in enumerate(of))


WIDTHS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "e4m3": 8, "e5m2": 8, "e3m2": 8, "e2m3": 8,
          "e2m1": 4, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "s32": 32, "e6m10.ieee": 17, "e5m2.b15.nan": 8,
          "e8m7.binade": 16, "own": 16}
OWN = "own_exponent_bits=6 own_fraction_bits=9 own_special=ieee"


class Case:
    """One dot product, as the functions of the library take it."""

    def __init__(self, types, text, a, b, c, others=0):
        self.types, self.count = types, len(a)
        self.block = words(0, 32)
        self.status = library.mmaref_dpi_arithmetic(-1, text.encode(), self.block)
        self.width = [WIDTHS[name] for name in types]
        self.numbers = (ctypes.c_uint32 * 4)(*(library.mmaref_dpi_type(name.encode()) for name in reversed(types)))
        self.a = words(sum(x << self.width[0] * i for i, x in enumerate(a)), 32)
        self.b = words(sum(x << self.width[1] * i for i, x in enumerate(b)), 32)
        self.c = words(c)
        self.others = words(others, 7)

    def given(self):
        return self.numbers, self.block, self.count, self.a, self.b, self.c

    def result(self):
        d, coverage = words(0), words(0, 1)
        status = library.mmaref_dpi_dot_add_others(*self.given(), self.others, d, coverage)
        if status < 0:
            library.mmaref_dpi_error_last()
        return status, number(d)

    def elements(self, of, width):
        return [number(of) >> width * i & (1 << width) - 1 for i in range(self.count)]

    def line(self):
        return library.mmaref_dpi_repeat_dot(*self.given(), self.others).decode()


def run(line):
    """What the line prints as the pattern of D, or why there is none."""
    line = line.replace("mmaref", f"'{sys.argv[2]}'", 1) + " --csv"
    ran = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    if ran.returncode != 0:
        return ran.stderr
    return int(ran.stdout.splitlines()[1].split(",")[2], 16)


# ---- Lines: any types, any fields -------------------------------------------------------------

FLOATS = [name for name in WIDTHS if name[0] not in "su"]
RESULTS = ["f16", "bf16", "f32", "e4m3", "e5m2", "e6m10.ieee", "own"]
FIELDS = ["rounding=zero", "rounding=down", "rounding=up", "rounding=nearest_away", "rounding=stochastic",
          "fraction_bits=24", "products=2", "products=4", "interleave=1", "overflow=rounded", "overflow=saturate",
          "nan=any", "nan=quiet", "nan=all_ones", "zero_sign=ieee", "subnormals=flush_in+flush_out", "adder=tree",
          "product_type=f32", "accumulate=last", "align=-2", "sticky=1", "step_type=f32", "underflow_sign=plus",
          "product_rounding=stochastic", "exponent_floor=-20", "product_type=own"]


def draw_case():
    kind = draw.randrange(8)
    count = draw.choice([1, 2, 3, 4, 8, 16])
    if kind == 0:
        types = [draw.choice(["s8", "u8"]), draw.choice(["s8", "u8"]), "s32", "s32"]
    elif kind == 1:
        types = [draw.choice(["s4", "u4"]), draw.choice(["s4", "u4"]), "s32", "s32"]
    elif kind == 2:
        types = ["f64"] * 4
    else:
        floats = [name for name in FLOATS if name != "f64"]
        types = [draw.choice(floats), draw.choice(floats), draw.choice(RESULTS), draw.choice(RESULTS)]
    fields = draw.sample(FIELDS, draw.randrange(5))
    text = " ".join(["custom"] + ([OWN] if "own" in types or "product_type=own" in fields else []) + fields)
    others = draw.getrandbits(32) << 192
    if kind == 3 and count % 2 == 0:
        scale = draw.choice([("ue8m0", 0x7F), ("ue4m3", 0x38)])
        scales = sum((scale[1] + draw.randrange(-3, 4)) << 8 * i for i in range(16))
        others |= library.mmaref_dpi_type(scale[0].encode()) << 160 | (count // 2) << 128 | scales
    elements = [[draw.getrandbits(WIDTHS[name]) for _ in range(count)] for name in types[:2]]
    return Case(types, text, *elements, draw.getrandbits(WIDTHS[types[2]]), others)


wrong, ran, with_scales, with_random, with_own, pairs = [], 0, 0, 0, 0, set()
while ran < cases:
    case = draw_case()
    if case.status < 0:
        library.mmaref_dpi_error_last()
        continue
    status, expected = case.result()
    if status < 0:
        continue
    ran += 1
    line = case.line()
    got = run(line)
    with_scales += "--scale-a" in line
    with_random += "--random" in line
    with_own += "own" in line
    pairs.add(tuple(case.types[:2]))
    if got != expected:
        wrong.append(f"# {line}\n# expected {expected:x} got {got if isinstance(got, str) else format(got, 'x')}")
print("\n".join(wrong[:5]))
check(not wrong, f"{ran} lines of {len(pairs)} pairs of types give what is expected")
check(min(with_scales, with_random, with_own) >= cases // 60, f"with scale factors {with_scales}, random words "
      f"{with_random}, own formats {with_own}")

# The explanation ends with the line, whichever function made it.
case = Case(["f16", "f16", "f32", "f32"], "custom nan=any products=2", [0x3C00, 0x7C01], [0x4000, 0], 0xBF800000)
text = library.mmaref_dpi_explain_dot(*case.given(), words(0)).decode()
check(text.splitlines()[-1].strip() == case.line(), "an explanation ends with the line")
check(run(case.line()) == case.result()[1], "and the line gives the result")

# ---- Shrinking: units with a known fault ---------------------------------------------------------


def shrink(case, unit, limit=2000):
    """Shrinks a case in place and gives the number of tries; every proposal is seen."""
    tries = 0
    status = library.mmaref_dpi_shrink_start(*case.given(), case.others)
    assert status == 0, status
    while library.mmaref_dpi_shrink_next(case.a, case.b, case.c, case.others):
        tries += 1
        library.mmaref_dpi_shrink_answer(see(case, unit))
    return tries


def see(case, unit):
    expected, got = case.result()[1], unit(case)
    library.mmaref_dpi_seen(*case.given(), case.others, words(got), int(expected != got))
    return int(expected != got)


def nonzero(case):
    magnitude = [(1 << width - 1) - 1 for width in case.width]
    elements = case.elements(case.a, case.width[0]), case.elements(case.b, case.width[1]), [number(case.c)]
    return sum(x & magnitude[i] != 0 for i in range(3) for x in elements[i])


def model(case, **changed):
    """The model's result for other elements: a faulty unit."""
    other = Case.__new__(Case)
    other.__dict__.update(case.__dict__, **changed)
    return other.result()[1]


def loses_bit(case):
    """The lowest bit of element 5 of B is lost."""
    return model(case, b=words(number(case.b) & ~(1 << 16 * 5), 32))


def rounds_to_zero(case):
    return model(case, block=zero_block)


def drops_subnormal_c(case):
    return model(case, c=words(0) if number(case.c) & 0x7F800000 == 0 else case.c)


def negative_c(case):
    return model(case, c=words(0)) if number(case.c) >> 31 else case.result()[1]


def no_cancelled_minus(case):
    """Two products, 1 and 2, are needed: their difference is lost where it is exactly zero and C is not."""
    a, b = case.elements(case.a, 16), case.elements(case.b, 16)
    return 0 if a[1] == a[2] ^ 0x8000 and b[1] == b[2] and a[1] & 0x7FFF and b[1] & 0x7FFF else case.result()[1]


zero_block = words(0, 32)
library.mmaref_dpi_arithmetic(-1, b"custom rounding=zero", zero_block)


def finite(width, mask):
    bits = draw.getrandbits(width)
    return bits & ~mask if bits & mask == mask else bits


def draw_half(count=8):
    a = [finite(16, 0x7C00) for _ in range(count)]
    b = [finite(16, 0x7C00) for _ in range(count)]
    if draw.randrange(2):
        a[2], b[2] = a[1] ^ 0x8000, b[1]
    c = finite(32, 0x7F800000)
    if draw.randrange(3) == 0:
        c &= 0x807FFFFF
        a = [0] * count if draw.randrange(2) else a
    return Case(["f16", "f16", "f32", "f32"], "custom", a, b, c)


def campaign(unit, largest, sentence, number_of=150):
    library.mmaref_dpi_pattern_clear()
    shrunk = []
    for _ in range(number_of):
        case = draw_half()
        if see(case, unit) and len(shrunk) < 10:
            tries = shrink(case, unit)
            shrunk.append((nonzero(case), tries, see(case, unit)))
    said = library.mmaref_dpi_pattern().decode()
    check(len(shrunk) > 4 and max(shrunk)[0] <= largest, f"{unit.__name__}: at most {largest} elements left")
    check(all(still and tries < 2000 for _, tries, still in shrunk), f"{unit.__name__}: which still fail")
    check(sentence in said, f"{unit.__name__}: '{said}'")


draw.seed(7)
campaign(loses_bit, 2, "product 5 alone is not zero in each of 10 smallest failures")
campaign(rounds_to_zero, 5, "the result is rounded away from zero")
campaign(drops_subnormal_c, 1, " is subnormal: ")
campaign(negative_c, 1, "C is negative")
campaign(no_cancelled_minus, 6, "a product is negative in each of 10 smallest failures; always got zero")

# A multiplier that gives NaN for a subnormal factor, under a block that flushes: each such result is exact, no other
# is, and one of a NaN is right. The cause is the factor.
library.mmaref_dpi_pattern_clear()
for i in range(300):
    x, y = 0x3F800001 + 2 * i, 0x49900001 + 4 * i
    x, y = (0x400000 + i, y) if i % 5 == 0 else (y, 0x400000 + i) if i % 5 == 1 else (x, y)
    x, y = (0x7FC00000, 1) if i == 299 else (x, y)
    see(Case(["f32"] * 4, "custom subnormals=flush_in+flush_out nan=quiet", [x], [y], 1 << 31),
        lambda case: 0x7FC00000 if min(number(case.a), number(case.b)) < 0x800000 else case.result()[1])
said = library.mmaref_dpi_pattern().decode()
check("a factor is subnormal: 120 of 120 failures" in said and said.endswith("always got a NaN"),
      f"a factor is the cause: '{said}'")

# Kinds of failures, D of f16 being 0, -1 or NaN: what stands for what.
kinds = [[library.mmaref_dpi_failure_kind(*Case(["f16"] * 4, "custom", [a], [0x3C00], 0).given(), words(0, 7), words(d))
          for d in (0x7C00, 0x7E00, 1, 0x4000)] for a in (0, 0xBC00, 0x7E00)]
check(len({kind for row in kinds for kind in row}) == 9 and all(row[2] == row[3] for row in kinds),
      f"kinds of failures: {kinds}")
library.mmaref_dpi_pattern_clear()
check(library.mmaref_dpi_pattern() == b"", "nothing seen, nothing said")

# A unit with two faults: of a NaN it makes 1, of a number its neighbour. The first stays what is shrunk.


def compared(case):
    expected = case.result()[1]
    got = 0x3F800000 if expected & 0x7FFFFFFF > 0x7F800000 else expected ^ 1
    wrong = library.mmaref_dpi_compare_dot(*case.given(), words(got))
    library.mmaref_dpi_error_next()
    return wrong


case = Case(["f16", "f16", "f32", "f32"], "custom", [0x3C01, 0x7E01, 0x4123], [0x4001, 0x3C00, 0x3D55], 0x40490FDB)
compared(case)
assert library.mmaref_dpi_shrink_start(*case.given(), case.others) == 0
while library.mmaref_dpi_shrink_next(case.a, case.b, case.c, case.others):
    library.mmaref_dpi_shrink_answer(compared(case))
check(case.result()[1] & 0x7FFFFFFF > 0x7F800000 and nonzero(case) == 1, "a lost NaN does not become a wrong bit")

# What is proposed and not answered does not differ.
case = Case(["f16", "f16", "f32", "f32"], "custom", [0x3C01], [0x4001], 0x40490FDB)
given = number(case.a), number(case.b), number(case.c)
assert library.mmaref_dpi_shrink_start(*case.given(), case.others) == 0
while library.mmaref_dpi_shrink_next(case.a, case.b, case.c, case.others):
    pass
check((number(case.a), number(case.b), number(case.c)) == given, "a case without an answer is not taken")

# A verdict that is not of bits, as of flags, names no bit.
library.mmaref_dpi_pattern_clear()
for i in range(40):
    case = Case(["f16", "f16", "f32", "f32"], "custom", [0x3C00], [0x4000], (i % 2) << 31 | 0x40490FDB)
    library.mmaref_dpi_seen(*case.given(), case.others, words(case.result()[1]), i % 2)
said = library.mmaref_dpi_pattern().decode()
check(said != "" and "always" not in said, f"a right result has no wrong bit: '{said}'")
sys.exit(failures != 0)
