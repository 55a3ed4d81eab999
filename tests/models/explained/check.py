# SPDX-License-Identifier: MIT
"""Draws dot products under blocks with every kind of adder, and recomputes what is told of them from the definition in
generated/mmaref_arithmetic.h, in fractions: each product that is rounded, each node with its terms, and each step.

    check.py TELL COUNT SEED
"""
import random
import subprocess
import sys
from collections import Counter
from fractions import Fraction

FORMATS = {'f16': (5, 10), 'bf16': (8, 7), 'f32': (8, 23), 'e5m2': (5, 2), 'e8m3.ieee': (8, 3), 'e6m12.ieee': (6, 12)}
ROUNDINGS = ['nearest_even', 'zero', 'down', 'up', 'nearest_away', 'odd']
INEXACT, TIE = 0x100, 0x200
RUNNING = 128  # nodes follow it
TERMS, EXACT, ALIGNED, SPECIAL = 5, 1, 0, 2


def power(exponent):
    return Fraction(2) ** exponent


def leading(value):
    """The exponent of the leading bit."""
    value = abs(value)
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    return exponent if power(exponent) <= value else exponent - 1


def to_integer(value, rounding):
    """A fraction rounded to an integer; and what it loses, as a part of 1 of the magnitude."""
    size, negative = abs(value), value < 0
    low = size.numerator // size.denominator
    rest = size - low
    half = Fraction(1, 2)
    up = rest != 0 and {'nearest_even': rest > half or (rest == half and low % 2 == 1), 'zero': False, 'down': negative,
                        'up': not negative, 'nearest_away': rest >= half, 'odd': low % 2 == 0}[rounding]
    return (-1 if negative else 1) * (low + up), rest


class Number:
    """A value, and the exponent by which it is aligned; None: a zero, which has none."""
    def __init__(self, value, exponent=None):
        self.value, self.exponent = value, exponent


def field_exponent(name, value):
    """The exponent of the exponent field of a value of a format."""
    bits, _ = FORMATS[name]
    return max(leading(value), 2 - (1 << (bits - 1)))


def decoded(name, pattern):
    bits, fraction_bits = FORMATS[name]
    field, fraction = pattern >> fraction_bits & ((1 << bits) - 1), pattern & ((1 << fraction_bits) - 1)
    assert field != (1 << bits) - 1
    bias = (1 << (bits - 1)) - 1
    value = (Fraction(fraction, 1 << fraction_bits) + (field != 0)) * power(max(field, 1) - bias)
    value = -value if pattern >> (bits + fraction_bits) & 1 else value
    return Number(value, field_exponent(name, value) if value != 0 else None)


def rounded(name, value, rounding):
    """The value of a format that a fraction becomes, its corners; the value is None where it overflows."""
    bits, fraction_bits = FORMATS[name]
    if value == 0:
        return Fraction(0), 0
    unit = power(field_exponent(name, value) - fraction_bits)
    integer, rest = to_integer(value / unit, rounding)
    if abs(integer * unit) >= power((1 << (bits - 1))):
        return None, 0
    return integer * unit, (INEXACT if rest != 0 else 0) | (TIE if rest == Fraction(1, 2) else 0)


class Wrong(Exception):
    pass


def same(what, told, expected):
    if told != expected:
        raise Wrong(f'{what}: told {told}, expected {expected}')


class Dot:
    """A dot product, and what is told of it."""
    def __init__(self, draw):
        choose = draw.choice
        self.a, self.d = choose(['f16', 'bf16', 'e5m2', 'f32']), choose(['f32', 'f32', 'f16', 'e6m12.ieee'])
        self.c = choose([self.d, 'f32'])
        self.count = choose([1, 2, 3, 4, 5, 7, 8, 12, 16])
        self.adder = choose(['given', 'size', 'neighbours', 'halves'])
        self.product = choose([None, None, 'f16', 'bf16', 'e8m3.ieee'])
        self.width = choose([0, 2, 3, 4, 8])
        if self.adder == 'given' and self.width == 0 and self.product is None:
            self.width = 2
        self.bits = choose([None, None, 6, 12, 25])
        self.partial = 'rounded' if self.bits is None else choose(['rounded', 'cut', 'normalised'])
        self.align = 'zero' if self.bits is None else choose(['zero', 'nearest_even', 'up', 'odd'])
        self.rounding, self.product_rounding = choose(ROUNDINGS), choose(ROUNDINGS)
        self.interleave = choose([0, 0, 1]) if self.count % 2 == 0 else 0
        self.products = choose([0, 0, 2, 4])
        self.elements = [[self.element(draw, self.a) for _ in range(self.count)] for _ in range(2)]
        self.start = self.element(draw, self.c)

    def element(self, draw, name):
        bits, fraction_bits = FORMATS[name]
        bias, wide = (1 << (bits - 1)) - 1, draw.choice([1, 4, min(20, (1 << (bits - 1)) // 2 - 2)])
        field = draw.choice([0, 1]) if draw.random() < 0.1 else bias + draw.randint(-wide, wide // 2)
        fraction = draw.choice([0, draw.getrandbits(fraction_bits), draw.getrandbits(2) << (fraction_bits - 2)])
        return 0 if draw.random() < 0.1 else (draw.getrandbits(1) << bits | field) << fraction_bits | fraction

    def block(self):
        words = [f'custom rounding={self.rounding} adder={self.adder} width={self.width} interleave={self.interleave}',
                 f'products={self.products} overflow=infinity']
        if self.product is not None:
            words.append(f'product_type={self.product} product_rounding={self.product_rounding}')
        if self.bits is not None:
            words.append(f'fraction_bits={self.bits} align={self.align} partial={self.partial}')
        return ' '.join(words)

    def line(self):
        patterns = [f'{pattern:x}' for pattern in [self.start] + self.elements[0] + self.elements[1]]
        return ' '.join([self.a, self.a, self.c, self.d, str(self.count)] + patterns + [self.block()])

    def order(self):
        if self.interleave == 0:
            return list(range(self.count))
        return list(range(0, self.count, 2)) + list(range(1, self.count, 2))

    def steps(self):
        order = self.order()
        size = self.products or (self.count // 2 if self.interleave else self.count)
        return [order[first:first + size] for first in range(0, self.count, size)]


class Check:
    """Goes through the lines that are told of a dot product."""
    def __init__(self, dot, lines, seen):
        self.dot, self.lines, self.seen = dot, iter(lines), seen

    def next(self, word):
        line = next(self.lines)
        same('line', line[0], word)
        return line[1:]

    def product(self, k):
        """Product k as the adder takes it; None if it overflows."""
        dot = self.dot
        x, y = (decoded(dot.a, elements[k]) for elements in dot.elements)
        element, pattern, corners = self.next('term')
        same('product', int(element), k)
        value = x.value * y.value
        exponent = x.exponent + y.exponent if value != 0 else None
        if dot.product is None:
            return Number(value, exponent)
        value, expected = rounded(dot.product, value, dot.product_rounding)
        if value is None:
            return None
        same(f'rounded product {k}', decoded(dot.product, int(pattern, 16)).value, value)
        same(f'corners of product {k}', int(corners, 16) & (INEXACT | TIE), expected)
        self.seen['inexact products'] += expected != 0
        return Number(value, field_exponent(dot.product, value) if value != 0 else None)

    def parts(self, terms):
        """The terms of a node as they are told."""
        told = []
        for name, number in terms:
            element, size, exponent, aligned, kept, lost, kind = (int(word) for word in self.next('part'))
            same('term of a node', element, name)
            if kind >= 3:
                raise OverflowError
            same(f'value of term {name}', size * power(exponent), number.value)
            told.append((aligned, kept, lost * power(exponent)))
        return told

    def aligned(self, number):
        if self.dot.partial == 'normalised':
            return leading(number.value) if number.value != 0 else None
        return number.exponent

    def node(self, terms):
        """The sum of some terms [(name, number)]."""
        dot = self.dot
        self.count += 1
        told = self.parts(terms)
        number, kind, highest, grid, total, has_type, pattern, corners = self.next('node')
        same('number of a node', int(number), self.count)
        if int(kind) == SPECIAL:
            raise OverflowError
        same('kind', int(kind), EXACT if dot.bits is None else ALIGNED)
        value, top = sum(term.value for _, term in terms), None
        if dot.bits is not None:
            exponents = [self.aligned(term) for _, term in terms]
            top = max((exponent for exponent in exponents if exponent is not None), default=None)
            if top is not None:
                same('maximum exponent', int(highest), top)
            same('grid', int(grid), int(highest) - dot.bits)
            unit, value = power(int(grid)), 0
            for (name, term), exponent, (aligned, kept, lost) in zip(terms, exponents, told):
                integer, rest = to_integer(term.value / unit, dot.align)
                same(f'kept of term {name}', kept, integer)
                same(f'lost of term {name}', lost, rest * unit)
                same(f'exponent of term {name}', aligned, exponent or 0)
                self.seen['terms that lose bits'] += rest != 0
                value += integer
            same('sum', int(total), value)
            value *= unit
        self.seen['nodes'] += 1
        if dot.partial != 'rounded' and self.several:
            same('type', has_type, '0')
            return RUNNING + self.count, Number(value, top)
        value, expected = rounded(dot.d, value, dot.rounding)
        if value is None:
            raise OverflowError
        same('result of a node', decoded(dot.d, int(pattern, 16)).value, value)
        same('corners of a node', int(corners, 16) & (INEXACT | TIE), expected)
        self.seen['nodes that round'] += expected != 0
        return RUNNING + self.count, Number(value, field_exponent(dot.d, value) if value != 0 else None)

    def in_order(self, terms, width):
        cut = self.dot.partial != 'rounded'
        if self.dot.adder == 'size':
            terms = sorted((term for term in terms if term[1].value != 0), key=lambda term: -abs(term[1].value))
        if not terms:
            return RUNNING, Number(Fraction(0))
        so_far, rest = terms[0], terms[1:]
        if cut or not rest:
            so_far = self.node([so_far])
        while rest:
            so_far, rest = self.node([so_far] + rest[:width - 1]), rest[width - 1:]
        return so_far

    def tree(self, terms, width):
        """A sum of some terms as soon as these are there, so depth first: see the comment on adders in the header."""
        size, halves = 1, self.dot.adder == 'halves'
        while size < len(terms):
            size *= width

        def total(at, sums):
            """Sum number `at` of a level of so many sums; a level above has `width` times fewer."""
            if sums == size:
                return terms[at] if at < len(terms) else None
            below = [at + i * sums if halves else at * width + i for i in range(width)]
            of = [term for term in (total(j, sums * width) for j in below) if term is not None]
            return None if not of else of[0] if len(of) == 1 else self.node(of)
        return total(0, 1)

    def step(self, index, elements, running):
        """One step; returns the running value after it."""
        dot = self.dot
        same('accumulator', int(self.next('term')[0]), RUNNING)
        products = [(k, self.product(k)) for k in elements]
        if any(product is None for _, product in products):
            raise OverflowError
        self.count, terms = 0, [(RUNNING, running)] + products
        width = dot.width or (2 if dot.adder != 'given' else 0)
        self.several = width != 0
        if width == 0:
            _, value = self.node(terms)
        elif dot.adder in ('given', 'size'):
            _, value = self.in_order(terms, width)
        else:
            _, value = self.node([self.tree(products, width), (RUNNING, running)])
        number, kind, *_, pattern, _ = self.next('step')
        same('step', (int(number), int(kind)), (index, TERMS))
        if self.several and dot.partial != 'rounded':
            value = Number(rounded(dot.d, value.value, dot.rounding)[0])
        if value.value is None:
            raise OverflowError
        same('result of a step', decoded(dot.d, int(pattern, 16)).value, value.value)
        return Number(value.value, field_exponent(dot.d, value.value) if value.value != 0 else None)

    def run(self):
        dot = self.dot
        running = decoded(dot.c, dot.start)
        if dot.c != dot.d and running.value != 0:
            running.exponent = leading(running.value)
        for index, elements in enumerate(dot.steps()):
            running = self.step(index, elements, running)
        same('D', decoded(dot.d, int(self.next('d')[0], 16)).value, running.value)


def main():
    tell, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    draw, seen, wrong = random.Random(seed), Counter(), 0
    dots = [Dot(draw) for _ in range(count)]
    done = subprocess.run([tell], input=''.join(dot.line() + '\n' for dot in dots), capture_output=True, text=True,
                          check=False)
    lines, told = [], []
    for line in done.stdout.splitlines():
        lines.append(line.split())
        if lines[-1][0] == 'd':
            told.append(lines)
            lines = []
    if done.returncode != 0 or len(told) != count:
        print(f'not all was told: {done.stderr}')
        return 1
    for dot, lines in zip(dots, told):
        try:
            Check(dot, lines, seen).run()
            seen[f'{dot.adder} {dot.partial}' + (' of rounded products' if dot.product else '')] += 1
        except OverflowError:
            seen['left out, as something overflows'] += 1
        except (Wrong, StopIteration) as error:
            wrong += 1
            if wrong <= 5:
                print(f'{error}\n  {dot.line()}')
    rare = [word for word in ('inexact products', 'nodes that round', 'terms that lose bits')
            if seen[word] < count // 4]
    print(', '.join(f'{words} {number}' for words, number in sorted(seen.items())))
    print(f'{count} dot products, {wrong} wrong' + (f'; too few: {rare}' if rare else ''))
    return wrong != 0 or bool(rare)


if __name__ == '__main__':
    sys.exit(main())
