# SPDX-License-Identifier: MIT
"""Cases of tests/data/units/npu1 with results, by integers alone: small whole numbers, whose sums no block rounds.
   cases.py vectors COUNT    text vectors with D
   cases.py layout OPERAND   lane, element, row and column of each element, as unit.lua states them
   cases.py matrices FOLDER  a.csv, b.csv and d.csv, of more tiles than one, the last ones not whole
   cases.py lines COUNT      for unit_bench: a line "case N", then the words of A, B, C and D
   cases.py python           computes the same through port/python, and compares through port/cocotb
   cases.py numbers          every number of the own types of tests/data/units/mesh128 through port/python"""
import random
import struct
import sys

LANES, M, N, K = 64, 16, 16, 32
# Places by lane and element: formulas of A and B, basis vectors of D.
PLACES = {
    "a": (8, lambda lane, i: (lane % 16, 8 * (lane // 16) + i)),
    "b": (8, lambda lane, i: (8 * (lane // 16) + i, lane % 16)),
    "d": (4, lambda lane, i: (lane % 16, lane // 16 + 4 * i)),
}
PLACES["c"] = PLACES["d"]


def q8(number):
    """Sign, three bits of exponent with bias 4, four of fraction: whole numbers from -15 to 15."""
    sign, size = 128 * (number < 0), abs(number)
    if size == 0:
        return sign
    exponent = size.bit_length() - 1
    return sign | exponent + 4 << 4 | (size << 4 - exponent) - 16


def words(operand, matrix):
    """The registers of a matrix."""
    elements, place = PLACES[operand]
    data = b""
    for lane in range(LANES):
        for element in range(elements):
            row, column = place(lane, element)
            number = matrix[row][column]
            data += bytes([q8(number)]) if operand in "ab" else struct.pack("<f", number)
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def cases(count):
    draw = random.Random(49)
    for _ in range(count):
        a, b, c = ([[draw.randint(-3, 3) for _ in range(columns)] for _ in range(rows)]
                   for rows, columns in ((M, K), (K, N), (M, N)))
        d = [[c[i][j] + sum(a[i][k] * b[k][j] for k in range(K)) for j in range(N)] for i in range(M)]
        yield {"a": words("a", a), "b": words("b", b), "c": words("c", c)}, words("d", d)


def main(what, *arguments):
    if what == "layout":
        elements, place = PLACES[arguments[0]]
        for lane in range(LANES):
            for element in range(elements):
                print(lane, element, *place(lane, element))
    elif what == "vectors":
        print("mmavec 1")
        for given, d in cases(int(arguments[0])):
            print("insn matmul.q8\narith npu1")
            for name, of in (*given.items(), ("d", d)):
                print(name, *(f"{word:08x}" for word in of))
            print("end")
    elif what == "matrices":
        m, n, k = 20, 24, 40
        draw = random.Random(64)
        a, b = ([[draw.randint(-3, 3) for _ in range(columns)] for _ in range(rows)]
                for rows, columns in ((m, k), (k, n)))
        d = [[sum(a[i][x] * b[x][j] for x in range(k)) for j in range(n)] for i in range(m)]
        for name, matrix in (("a", a), ("b", b), ("d", d)):
            with open(f"{arguments[0]}/{name}.csv", "w", encoding="ascii") as file:
                file.writelines(",".join(map(str, row)) + "\n" for row in matrix)
    elif what == "numbers":
        import mmaref
        for name, fraction, bias, exponents, up in (("f6", 2, 2, 8, 1), ("t16", 9, 31, 63, 0)):
            for bits in range(exponents << fraction):
                exponent, rest = bits >> fraction, bits & (1 << fraction) - 1
                number = (rest + (exponent > 0) * 2 ** fraction) * 2.0 ** (max(exponent, 1) - bias - fraction)
                assert mmaref.decode(bits << up, name) == number, (name, bits, number)
                assert mmaref.encode(number, name) == bits << up, (name, bits, number)
                assert mmaref.decode(mmaref.encode(-number, name), name) == -number, (name, bits, number)
        # Two products in f6 as they lie in bytes; its numbers are no results: they would lie elsewhere.
        one, two = (mmaref.encode(x, "f6") for x in (1, 2))
        assert mmaref.Dot("f6 f6 t16 f32".split(), "custom").add([one, two], [two, two], mmaref.encode(1, "t16")) == \
            mmaref.encode(7, "f32")
        for types in "f6 f6 f6 f32", "f6 f6 f32 f6":
            try:
                mmaref.Dot(types.split(), "custom").add([one, two], [two, two])
                assert False, types
            except mmaref.Error as error:
                assert error.reason == "no dot product has these types", error
    elif what == "lines":
        for number, (given, d) in enumerate(cases(int(arguments[0])), 1):
            print("case", number)
            for of in (*given.values(), d):
                print(*(f"{word:08x}" for word in of))
    else:
        import mmaref
        import mmaref_scoreboard
        instruction = mmaref.Instruction("matmul.q8")
        assert [instruction.words(name) for name in "abcd"] == [128, 128, 256, 256]
        for operand, (elements, place) in PLACES.items():
            for lane in range(LANES):
                at = instruction.coordinate(operand, lane, elements - 1)
                assert (at.row, at.column) == place(lane, elements - 1), (operand, lane)
        unit = mmaref_scoreboard.Warp("matmul.q8", "npu1")
        for given, d in cases(10):
            assert list(instruction.mma("npu1", **given)) == d
            assert unit.compare(given, d) == (0, "")
            assert unit.expected(given)[0] == int.from_bytes(struct.pack("<256I", *d), "little")
            d[37 * 4 + 2] ^= 1 << 5
            wrong, why = unit.compare(given, d)
            assert wrong == 1 and "lane 37 register 2 element 2 row 5 column 10" in why, why


main(*sys.argv[1:])
