# SPDX-License-Identifier: MIT
# Text vectors of multiplications as vpi_bench.v reads them: one case a line, every operand
# with its number of words in front (0: there is none). Custom blocks are left out.
function clear() { split("", operand); arith = "exact"; status = 0; selector = select_a = select_b = "0" }
function words(name) { return name in operand ? operand[name] : "0" }
BEGIN { clear() }
$1 == "insn" { insn = $2 }
$1 == "arith" { arith = $2 }
$1 == "status" && $2 == "undefined" { status = -8 }
$1 == "f" { selector = $2 }
$1 == "select_a" { select_a = $2 " " $3 }
$1 == "select_b" { select_b = $2 " " $3 }
$1 ~ /^(a|b|c|d|e|scale_a|scale_b)$/ { name = $1; $1 = NF - 1; operand[name] = $0 }
$1 == "end" && arith == "custom" { clear(); next }
$1 == "end" {
    print insn, arith, status, words("a"), words("b"), words("c"), words("d"), words("e"), selector, \
        words("scale_a"), words("scale_b"), select_a == "0" ? "0 0" : select_a, select_b == "0" ? "0 0" : select_b
    clear()
}
