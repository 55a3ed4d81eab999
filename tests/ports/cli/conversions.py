# SPDX-License-Identifier: MIT
"""Conversions of numbers to elements against exact fractions: a format is the sorted list of its values, and a number
becomes one of its two neighbours there. Ties, numbers beside them, beyond the range and at random, by every rule.
    conversions.py MMAREF COUNT     by mmaref gemm, which multiplies them by 1
    conversions.py module COUNT     by encode() of the module for Python
"""
import bisect
import math
import random
import struct
import subprocess
import sys
import tempfile
from fractions import Fraction

# exponent bits, fraction bits, bias, what the largest exponent field means; and an instruction that multiplies the type
FORMATS = {
    "f16": (5, 10, 15, "ieee", "m16n8k16.f32.f16.f16.f32"),
    "bf16": (8, 7, 127, "ieee", "m16n8k16.f32.bf16.bf16.f32"),
    "tf32": (8, 10, 127, "ieee", "m16n8k8.f32.tf32.tf32.f32"),
    "e4m3": (4, 3, 7, "nan", "m16n8k32.f32.e4m3.e4m3.f32"),
    "e5m2": (5, 2, 15, "ieee", "m16n8k32.f32.e5m2.e5m2.f32"),
    "e3m2": (3, 2, 3, "numbers", "m16n8k32.kind::f8f6f4.f32.e3m2.e3m2.f32"),
    "e2m3": (2, 3, 1, "numbers", "m16n8k32.kind::f8f6f4.f32.e2m3.e2m3.f32"),
    "e2m1": (2, 1, 1, "numbers", "m16n8k32.kind::f8f6f4.f32.e2m1.e2m1.f32"),
}
RULES = ("nearest_even", "nearest_away", "truncate", "up", "down", "odd")


def power(exponent):
    return Fraction(2) ** exponent


class Format:
    """The magnitudes of a format, ascending: the index of each is its pattern."""

    def __init__(self, exponent_bits, fraction_bits, bias, special, instruction):
        self.instruction, self.has_infinity = instruction, special == "ieee"
        self.magnitudes = []
        for field in range((1 << exponent_bits) - (special == "ieee")):
            for fraction in range(1 << fraction_bits):
                hidden = field != 0
                exponent = max(field, 1) - bias - fraction_bits
                self.magnitudes.append((fraction + (hidden << fraction_bits)) * power(exponent))
        if special == "nan":
            self.magnitudes.pop()
        # what would follow the largest: beyond the middle to it, nearest is infinity
        self.next = self.magnitudes[-1] + (self.magnitudes[-1] - self.magnitudes[-2])

    def goes_up(self, rule, negative, x, below, above, index):
        """Whether the magnitude x becomes the upper one of its neighbours, of which the lower one has an index."""
        middle = (below + above) / 2
        return {"nearest_even": x > middle or (x == middle and index % 2 == 1), "nearest_away": x >= middle,
                "truncate": False, "up": not negative, "down": negative, "odd": index % 2 == 0}[rule]

    def converted(self, number, rule, saturates):
        """The value, a Fraction or an infinity; and whether it is negative, zeros too."""
        negative, x = number < 0, abs(number)
        index = bisect.bisect_right(self.magnitudes, x) - 1
        below = self.magnitudes[index]
        if x != below:
            last = index == len(self.magnitudes) - 1
            above = self.next if last else self.magnitudes[index + 1]
            if x >= above:
                up = rule.startswith("nearest") or self.goes_up(rule, negative, x, below, above, 1)
            else:
                up = self.goes_up(rule, negative, x, below, above, index)
            if up and last:
                below = math.inf if self.has_infinity and not saturates else below
            elif up:
                below = above
        return (-below if negative else below), negative

    def drawn(self, count, source):
        """Numbers as text: those of the format, middles, beside middles, beyond the range."""
        largest = self.magnitudes[-1]
        numbers = [largest, (largest + self.next) / 2, self.next, largest * 2, largest * power(40),
                   self.magnitudes[1] / 2, self.magnitudes[1] / 3, Fraction(0)]
        while len(numbers) < count:
            index = source.randrange(len(self.magnitudes) - 1)
            below, above = self.magnitudes[index:index + 2]
            middle = (below + above) / 2
            beside = (above - below) * power(-source.randrange(2, 200))
            numbers += [below, middle, middle + beside, middle - beside, below + (above - below) * source.randrange(1, 97) / 97]
        return [number * source.choice((1, -1)) for number in numbers[:count]]


def hexfloat(number):
    """A fraction whose denominator is a power of two, exactly."""
    bits = number.denominator.bit_length() - 1
    return f"{'-' if number < 0 else ''}0x{abs(number.numerator):x}p-{bits}"


def written(number):
    """A number that has finitely many digits in decimal or in hexadecimal; others are cut to 40 digits."""
    if number.denominator & (number.denominator - 1) == 0 and number.denominator.bit_length() % 2:
        return hexfloat(number), number
    places = 40 if number.denominator & (number.denominator - 1) else number.denominator.bit_length() - 1
    digits = abs(number) * 10**places // 1
    text = f"{'-' if number < 0 else ''}{digits}e-{places}"
    return text, Fraction(digits, 10**places) * (-1 if number < 0 else 1)


def by_command(command, form, texts, how):
    """The values as f32."""
    with tempfile.TemporaryDirectory() as folder:
        for name, lines in (("a", texts), ("b", ["1"])):
            with open(f"{folder}/{name}.csv", "w") as file:
                file.write("\n".join(lines) + "\n")
        done = subprocess.run([command, "gemm", form.instruction, "--a", f"{folder}/a.csv", "--b", f"{folder}/b.csv",
                               "--arith", "custom", "--convert", how, "--hex"], capture_output=True, text=True, check=True)
    return [struct.unpack(">f", bytes.fromhex(line.split()[1][2:]))[0] for line in done.stdout.splitlines()]


def by_module(name, form, numbers, how):
    import mmaref
    values = []
    for number in numbers:
        pattern = mmaref.encode(number, name, how)
        width, fraction = FORMATS[name][0] + FORMATS[name][1], FORMATS[name][1]
        pattern >>= 13 if name == "tf32" else 0
        magnitude, negative = pattern & (1 << width) - 1, pattern >> width
        value = form.magnitudes[magnitude] if magnitude < len(form.magnitudes) else math.inf
        values.append(-float(value) if negative else float(value))
    return values


def main(subject, count):
    source, failed, compared = random.Random(1), 0, 0
    for name, parts in FORMATS.items():
        form = Format(*parts)
        for rule in RULES:
            for saturates in (False, True):
                how = rule + (".satfinite" if saturates else "")
                pairs = [written(number) for number in form.drawn(count, source)]
                texts, numbers = zip(*pairs)
                got = by_module(name, form, numbers, how) if subject == "module" else by_command(subject, form, texts, how)
                wanted = [form.converted(number, rule, saturates) for number in numbers]
                wrong = [(text, float(value), g) for text, (value, negative), g in zip(texts, wanted, got) if value != g]
                compared += len(got)
                if wrong or len(got) != count:
                    failed += 1
                    print(f"# {name} {how}: {len(wrong)} of {len(got)} differ, as {wrong[:3]}")
    print(f"# {compared} conversions compared")
    return 1 if failed or compared == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
