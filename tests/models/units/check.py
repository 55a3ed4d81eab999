# SPDX-License-Identifier: MIT
"""Draws operands for the units of tests/data/units, and computes D in plain integers. Places and blocks are written out
here by hand, and no unit.lua is read.

    check.py WORDS UNIT COUNT SEED

WORDS is words.c built with the tables of the unit.
"""
import random
import subprocess
import sys

SCALE = 400  # numbers are integers in units of 2^-SCALE
NUMBER, INFINITY, NAN = range(3)


def rounded(size, unit, rounding):
    """A magnitude as a whole number of units, each 2^unit: nearest even, or toward zero."""
    low, rest = size >> unit, size & ((1 << unit) - 1)
    half = 1 << unit >> 1
    return low + (rounding == 'nearest' and (rest > half or (rest == half and rest and low & 1)))


class Float:
    def __init__(self, width, exponent, fraction, bias, special='', shift=0):
        self.width, self.exponent, self.fraction, self.bias = width, exponent, fraction, bias
        self.special, self.shift, self.lowest = special, shift, 1 - bias
        self.ones, self.sign = (1 << exponent) - 1, 1 << (exponent + fraction)

    def read(self, word):
        """Kind, whether it is negative, value, exponent."""
        bits = word >> self.shift & (2 * self.sign - 1)
        field, low = bits >> self.fraction & self.ones, bits & ((1 << self.fraction) - 1)
        negative = bits & self.sign != 0
        if field == self.ones and self.special == 'ieee':
            return (INFINITY if low == 0 else NAN), negative, 0, 0
        if field == self.ones and self.special == 'nan' and low == (1 << self.fraction) - 1:
            return NAN, negative, 0, 0
        exponent = max(field - self.bias, self.lowest)
        size = (low + (field != 0) * (1 << self.fraction)) << (SCALE + exponent - self.fraction)
        return NUMBER, negative, -size if negative else size, exponent

    def write(self, value, negative, rounding='nearest'):
        """The pattern of a value; `negative` is the sign of a zero. Of formats with infinities alone."""
        if value == 0:
            return self.sign if negative else 0
        size, sign = abs(value), self.sign if value < 0 else 0
        exponent = max(size.bit_length() - 1 - SCALE, self.lowest)
        kept = rounded(size, SCALE + exponent - self.fraction, rounding)
        bits = kept + ((exponent - self.lowest) << self.fraction)
        top = self.ones << self.fraction
        return sign | (bits if bits < top else top if rounding == 'nearest' else top - 1)

    def nan(self, all_ones):
        return self.sign - 1 if all_ones else self.ones << self.fraction | 1 << (self.fraction - 1)

    def infinity(self, negative):
        return self.ones << self.fraction | (self.sign if negative else 0)

    def draw(self, random_, style):
        """A word: anything; no special value; near 1."""
        while True:
            word = random_.getrandbits(self.width)
            if style == 2:
                field = self.bias + random_.randint(-3, 3) & self.ones
                word &= ~(self.ones << self.fraction << self.shift)
                word |= field << self.fraction << self.shift
            if style == 0 or self.read(word)[0] == NUMBER:
                return word


class Integer:
    def __init__(self, width, signed):
        self.width, self.signed = width, signed

    def read(self, word):
        return word - (1 << self.width) if self.signed and word >> (self.width - 1) else word

    def draw(self, random_, style):
        edge = random_.choice([0, 1, (1 << self.width) - 1, 1 << (self.width - 1), (1 << (self.width - 1)) - 1])
        return edge if style == 2 else random_.getrandbits(self.width)


F16, F32 = Float(16, 5, 10, 15, 'ieee'), Float(32, 8, 23, 127, 'ieee')
Q8, P8, F6 = Float(8, 3, 4, 4, 'nan'), Float(8, 3, 4, 4), Float(8, 3, 2, 2, shift=1)
T16, T20 = Float(16, 6, 9, 31, 'ieee'), Float(32, 5, 14, 15, 'ieee')
S8, U8, N4, U4 = Integer(8, True), Integer(8, False), Integer(4, True), Integer(4, False)
S32, BIT = Integer(32, True), Integer(1, False)


# ---- Sums. Terms are (negative, value, exponent); C is one of them. -------------------------------------

def products(a, b):
    return [(x[1] != y[1], x[2] * y[2] >> SCALE, x[3] + y[3]) for x, y in zip(a, b)]


def special(a, b, c, d, all_ones):
    """The pattern of D where an operand is special; None where none is."""
    signs = set()
    for x, y in zip(a, b):
        kinds, zeros = (x[0], y[0]), [each for each in (x, y) if each[0] == NUMBER and each[2] == 0]
        if NAN in kinds or (INFINITY in kinds and zeros):
            return d.nan(all_ones)
        if INFINITY in kinds:
            signs.add(x[1] != y[1])
    if c[0] == INFINITY:
        signs.add(c[1])
    if c[0] == NAN or len(signs) == 2:
        return d.nan(all_ones)
    return d.infinity(signs.pop()) if signs else None


def total(terms, d, rounding='nearest'):
    """The exact sum, rounded once; a zero is negative if all terms are."""
    return d.write(sum(term[1] for term in terms), all(term[0] for term in terms), rounding)


def exact(a, b, c, d):
    return total(products(a, b) + [c[1:]], d)


def window(terms, bits):
    """Cuts all terms, toward zero, by so many bits below the highest exponent, and adds them."""
    top = max((exponent for _, value, exponent in terms if value != 0), default=None)
    if top is None:
        return 0
    grid = SCALE + top - bits
    return sum(value >> grid if value >= 0 else -(-value >> grid) for _, value, _ in terms) << grid


def npu1(a, b, c, d):
    """A tree of windows of two terms, 14 bits below the highest exponent; a sum is aligned by that exponent."""
    level = [(value, exponent) for _, value, exponent in products(a, b)]
    level = [(value, exponent if value != 0 else None) for value, exponent in level]

    def node(pair):
        exponents = [exponent for _, exponent in pair if exponent is not None]
        if not exponents:
            return 0, None
        grid = SCALE + max(exponents) - 14
        return sum(value >> grid for value, _ in pair) << grid, max(exponents)
    while len(level) > 1:
        level = [node(level[k:k + 2]) for k in range(0, len(level), 2)]
    value, _ = node(level + [(c[2], c[3] if c[2] != 0 else None)])
    return d.write(value, False)


def windows_of_8(a, b, c, d):
    """Windows of C and 8 products, 24 bits below the highest exponent, toward zero."""
    terms, running = products(a, b), c
    for k in range(0, len(terms), 8):
        of_step = terms[k:k + 8] + [running[1:]]
        bits = d.write(window(of_step, 24), all(term[0] for term in of_step), 'zero')
        running = d.read(bits)
    return bits


def chain(a, b, c, d):
    """One product after the other, each sum rounded."""
    for product in products(a, b):
        bits = total([product, c[1:]], d)
        c = d.read(bits)
        if c[0] == INFINITY:
            return bits
    return bits


def groups_of_8(a, b, c, d):
    """Groups of 8 products from +0, rounded to f32 and added to C in f32; then rounded to D."""
    terms = products(a, b)
    for k in range(0, len(terms), 8):
        group = F32.read(total(terms[k:k + 8] + [(False, 0, 0)], F32))
        c = F32.read(total([group[1:], c[1:]], F32))
        if c[0] == INFINITY:
            break
    return d.write(c[2], c[1]) if c[0] == NUMBER else d.infinity(c[1])


def wrapped(a, b, c, _):
    return sum(x * y for x, y in zip(a, b)) + c & 0xffffffff


def clamped(a, b, c, _):
    return max(-1 << 31, min((1 << 31) - 1, sum(x * y for x, y in zip(a, b)) + c)) & 0xffffffff


def differing(a, b, c, _):
    return sum(x ^ y for x, y in zip(a, b)) + c & 0xffffffff


# ---- Units: lanes, and of each instruction the types, the sizes, the places (lane, i) -> (row, column), the sums ----

def bit(number, k):
    return number >> k & 1


def mesh_c(lane, i):
    return (bit(lane, 2) + 2 * bit(lane, 3) + 4 * bit(lane, 4) + 8 * bit(i, 1) + 16 * bit(lane, 6),
            bit(i, 0) + 2 * bit(lane, 0) + 4 * bit(lane, 1) + 8 * bit(i, 2) + 16 * bit(lane, 5))


def mesh_a32(lane, i):
    return (16 * bit(lane, 0) + 8 * bit(lane, 1) + 4 * bit(lane, 2) + 2 * bit(lane, 3) + bit(lane, 4),
            i + 8 * (lane >> 5))


def mesh_a16(lane, i):
    return lane // 4, lane % 4 * 2 + i % 2 + i // 2 * 8


def mesh_b16(lane, i):
    return lane % 4 * 4 + i, lane // 4


def dsp_c(lane, i):
    return (bit(lane, 0) + 2 * bit(lane, 2) + 4 * bit(lane, 4),
            bit(i, 1) + 2 * bit(i, 0) + 4 * bit(lane, 1) + 8 * bit(lane, 3))


def dsp_a8(lane, i):
    return lane // 4, lane % 4 * 8 + i


def dsp_b8(lane, i):
    return lane % 2 * 16 + i, lane // 2


def dsp_a1(lane, i):
    return lane // 4, lane % 4 * 32 + i % 32 + i // 32 * 128


def dsp_a4(lane, i):
    return bit(lane, 4) + 2 * bit(lane, 2) + 4 * bit(lane, 1), i + 16 * bit(lane, 0) + 32 * bit(lane, 3)


def square(lane, i):
    return lane % 32, lane // 32 * 16 + i


def turned(lane, i):
    return lane // 32 * 16 + i, lane % 32


UNITS = {
    'wide64': (64, {
        'w.f32': ((F32, F32, F32, F32), (32, 32, 8), (lambda lane, i: (lane % 32, lane // 32 * 4 + i),
                  lambda lane, i: (lane // 32 * 4 + i, lane % 32), square, turned), {'exact': exact, 'wide64': chain}),
        'w.t20': ((T20, T20, F32, F32), (32, 32, 8), (lambda lane, i: (lane % 32, lane // 32 * 4 + i),
                  lambda lane, i: (lane // 32 * 4 + i, lane % 32), square, turned),
                  {'exact': exact, 'wide64': windows_of_8}),
        'w.j8': ((S8, U8, S32, S32), (32, 32, 16), (lambda lane, i: (lane % 32, lane // 32 * 8 + i),
                 lambda lane, i: (lane // 32 * 8 + i, lane % 32), square, turned), {'exact': wrapped}),
        'w.long': ((F16, F16, F32, F32), (16, 16, 128), (lambda lane, i: (lane % 16, lane // 16 * 32 + i),
                   lambda lane, i: (lane // 16 * 32 + i, lane % 16), lambda lane, i: (lane % 16, lane // 16 * 4 + i)),
                   {'exact': exact, 'wide64': windows_of_8}),
        'w.uneven': ((F16, P8, F32, F32), (16, 16, 128), (lambda lane, i: (lane % 16, lane // 16 * 32 + i),
                     lambda lane, i: (lane // 16 * 32 + i, lane % 16), lambda lane, i: (lane % 16, lane // 16 * 4 + i)),
                     {'exact': exact, 'wide64': windows_of_8}),
        'w.tall': ((F16, F16, F32, F32), (64, 128, 16), (lambda lane, i: (lane, i),
                   lambda lane, i: (i % 16, lane * 2 + i // 16), lambda lane, i: (lane, i)),
                   {'exact': exact, 'wide64': windows_of_8}),
        'w.half': ((F16, F16, F32, F32), (16, 16, 8), (lambda lane, i: (lane % 16, lane // 16 * 4 + i),
                   lambda lane, i: (lane // 16 * 4 + i, lane % 16), lambda lane, i: (lane % 16, lane // 16 * 8 + i)),
                   {'exact': exact, 'wide64': windows_of_8}, 32)}),
    'npu1': (64, {
        'matmul.q8': ((Q8, Q8, F32, F32), (16, 16, 32), (lambda lane, i: (lane % 16, lane // 16 * 8 + i),
                      lambda lane, i: (lane // 16 * 8 + i, lane % 16), lambda lane, i: (lane % 16, lane // 16 + 4 * i)),
                      {'exact': exact, 'npu1': npu1})}),
    'mesh128': (128, {
        'mesh.f16': ((F16, F16, F32, F32), (32, 32, 16), (mesh_a16, mesh_b16, mesh_c),
                     {'exact': exact, 'mesh128': windows_of_8}),
        'mesh.f6': ((F6, F6, T16, T16), (32, 32, 32), (mesh_a32, lambda lane, i: (lane % 4 * 8 + i, lane // 4), mesh_c),
                    {'exact': exact, 'mesh128': chain}),
        'mesh.mixed': ((F6, F16, F32, T16), (32, 32, 16), (mesh_a16, mesh_b16, mesh_c),
                       {'exact': exact, 'mesh128': groups_of_8})}),
    'dsp32': (32, {
        'dot8': ((S8, U8, S32, S32), (8, 16, 32), (dsp_a8, dsp_b8, dsp_c), {'exact': wrapped}),
        'dot8.clamped': ((U8, S8, S32, S32), (8, 16, 32), (dsp_a8, dsp_b8, dsp_c), {'exact': clamped}),
        'dot4': ((N4, U4, S32, S32), (8, 16, 64), (dsp_a4, lambda lane, i: (lane % 2 * 32 + i, lane // 2), dsp_c),
                 {'exact': wrapped}),
        'bits': ((BIT, BIT, S32, S32), (8, 16, 256), (dsp_a1, lambda lane, i: (lane % 2 * 128 + i, lane // 2), dsp_c),
                 {'exact': differing})}),
}


class Matrix:
    """An operand: its words, which are lane-major, and its numbers by row and column."""
    def __init__(self, lanes, type_, size, place):
        self.lanes, self.type, self.place = lanes, type_, place
        self.elements = size[0] * size[1] // lanes
        self.per_word = 32 // type_.width

    def drawn(self, random_, style):
        values, words = {}, []
        for lane in range(self.lanes):
            for i in range(self.elements):
                pattern = self.type.draw(random_, style)
                if i % self.per_word == 0:
                    words.append(0)
                words[-1] |= pattern << (i % self.per_word * self.type.width)
                values[self.place(lane, i)] = self.type.read(pattern)
        assert len(values) == self.lanes * self.elements
        return words, values

    def patterns(self, words):
        mask, held = (1 << self.type.width) - 1, self.elements // self.per_word
        for lane in range(self.lanes):
            for i in range(self.elements):
                word = words[lane * held + i // self.per_word]
                yield lane, i, self.place(lane, i), word >> (i % self.per_word * self.type.width) & mask


class Case:
    """Operands of an instruction, and the D that they have."""
    def __init__(self, lanes, insn, profile, random_):
        self.name, (self.types, (m, n, k), places, sums, *own) = insn
        lanes = own[0] if own else lanes
        self.profile, self.sum, self.k = profile, sums[profile], k
        make = [Matrix(lanes, *of) for of in zip(self.types, ((m, k), (k, n), (m, n), (m, n)), places + (places[-1],))]
        self.d = make[3]
        drawn = [matrix.drawn(random_, random_.choice((0, 1, 1, 2, 2))) for matrix in make[:3]]
        self.words = [word for words, _ in drawn for word in words]
        self.a, self.b, self.c = (values for _, values in drawn)

    def line(self):
        return ' '.join([self.name, self.profile] + [f'{word:x}' for word in self.words])

    def expected(self, row, column):
        a, b = ([self.a[row, k] for k in range(self.k)], [self.b[k, column] for k in range(self.k)])
        c, d = self.c[row, column], self.d.type
        if isinstance(d, Float):
            found = special(a, b, c, d, self.profile == 'exact')
            if found is not None:
                return found
        return self.sum(a, b, c, d)

    def wrong(self, words):
        """The first element of D that is another, as text."""
        for lane, i, (row, column), got in self.d.patterns(words):
            expected = self.expected(row, column)
            if got != expected:
                return f'lane {lane} element {i} (row {row}, column {column}): expected {expected:x}, got {got:x}'
        return None


def main():
    words, unit, count, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    lanes, insns = UNITS[unit]
    random_, cases = random.Random(seed), []
    for insn in insns.items():
        for profile in insn[1][3]:
            cases += [Case(lanes, insn, profile, random_) for _ in range(count)]
    done = subprocess.run([words], input=''.join(case.line() + '\n' for case in cases), capture_output=True, text=True,
                          check=False)
    answers = done.stdout.splitlines()
    if done.returncode != 0 or len(answers) != len(cases):
        print(f'not all was computed: {done.stderr}')
        return 1
    failed = 0
    for case, answer in zip(cases, answers):
        fault = case.wrong([int(word, 16) for word in answer.split()])
        failed += fault is not None
        if fault is not None and failed <= 5:
            print(f'{case.name} {case.profile}: {fault}')
    print(f'{unit}: {len(cases)} matrices D, {failed} wrong')
    return failed != 0


if __name__ == '__main__':
    sys.exit(main())
