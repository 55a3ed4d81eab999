# SPDX-License-Identifier: MIT
"""Seeds faults into the RTL of dut/, one at a time, and lets the bench shrink what fails: how small the smallest cases
are, and whether the sentence names the cause. A fault that breaks most results has no cause that a corner could name: it
is counted apart.

    causes.py FOLDER prepare SEED N      writes FOLDER/dut, where N mutants can be switched on, and FOLDER/faults.txt
    causes.py FOLDER run PROGRAM RESULTS runs every fault, writes FOLDER/causes.txt, prints the figures

A fault is a named bug of dut_bug_pkg or custom_bug_pkg, or a mutant: one operator, negation or constant of an
assignment or a condition changed. What counts as its cause is decided by the line alone, before it runs, in CAUSES."""
import random
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

DUT = Path("tests/ports/rtl/dut")
PACKAGE = "causes_pkg"

# Modules that are mutated, and the configuration that runs them.
MODULES = {
    "custom_round": "F32 STICKY_FLOAT ODD SATURATE_E4M3 E5M2 EXPANDING_E5M2_UP FPGA",
    "custom_align": "STICKY_FLOAT STICKY_DOWN PIECES_F16",
    "fdp_decode": "E5M2 CHAIN EXPANDING FNUZ_E4M3",
    "fdp_multiply": "STICKY_FLOAT CHAIN E5M2",
    "fdp_maximum": "STICKY_DOWN E5M2",
    "window_core": "STICKY_DOWN PIECES_F16 OWN_IEEE_E4M3",
    "tree_unit": "TREE_OF_3 TREE_OF_4 PRODUCT_E6M9",
    "tree_add": "TREE_OF_4",
    "fused_add": "CHAIN EXPANDING TREE_OF_4",
    "fma_step": "CHAIN CHAIN_F32_DOWN FPGA",
    "sorted_unit": "SORTED",
    "sorted_add": "SORTED",
    "expanding_unit": "EXPANDING EXPANDING_E5M2_UP",
    "mx_unit": "MX_E4M3",
    "cut_node": "CUT_TREE CUT_BY_4 CUT_TREE_OF_5",
    "cut_tree_unit": "CUT_TREE_OF_5 CUT_HALVES",
}
NAMED = {
    "ODD": "SUBNORMAL_FLUSHED SUBNORMAL_EXPONENT NAN_AS_INFINITY INFINITY_AS_NUMBER PRODUCT_SIGN PRODUCT_LAST_BIT "
           "INF_TIMES_ZERO_IS_INF INFINITY_SIGN ODD_TRUNCATES ODD_OVERFLOWS",
    "STOCHASTIC_BF16": "RANDOM_TOO_SHORT RANDOM_AS_NEAREST", "STICKY_FLOAT": "STICKY_UNSEEN",
    "STICKY_DOWN": "LOST_OF_C_ONLY", "SATURATE_E4M3": "SATURATES_TO_NAN TOP_FIELD_RESERVED E4M3_TOP_IS_NAN",
    "OWN_IEEE_E4M3": "OWN_INFINITY_IS_NAN", "F32": "PRODUCT_24_BITS", "TREE_OF_3": "LAST_ONE_LOST",
    "TREE_OF_4": "PRODUCT_UNROUNDED C_FIRST", "SORTED": "LAST_TWO_UNSORTED STICKY_ONCE",
    "CHAIN": "ZERO_WITHOUT_SIGN PRODUCT_CUT CHAIN_TURNED_ROUND", "EXPANDING": "PRODUCTS_ROUNDED_FIRST",
    "CUT_TREE": "PARTIAL_KEEPS_ALL CANCELLED_IS_ZERO", "CUT_TREE_OF_5": "ALONE_LOST",
    "CUT_BY_4": "PARTIAL_NORMALISED ZERO_RAISES_MAXIMUM", "FPGA": "RESERVED_FIELD_USED BINADE_ROUNDS_UP",
    "FNUZ_E4M3": "FNUZ_MINUS_ZERO FNUZ_NAN_IS_ZERO", "PRODUCT_E6M9": "ZERO_IS_NEAREST PRODUCT_FLUSHED",
    "PIECES_F16": "LOW_PIECES_MISSING PIECES_CUT_TOGETHER",
    "MX_E4M3": "SCALE_B_IS_NEVER_NAN SCALE_ONE_ELEMENT_EARLY",
}

# What a line is about, by its words, and the words one of which the sentence must have. The first that matches counts.
CAUSES = [
    ("NaN", r"(?i:nan)|(?:\bd|sum) = \{", "NaN|infinit"),
    ("infinity", r"(?i:infinit)|INF_", "infinit|NaN"),
    ("zero", r"zero_sign|_ZERO\b|ZERO_|both_sign", "zero|cancel"),
    ("scale", r"scale|of_a\b|of_b\b|SCALE", "scale factor"),
    ("overflow", r"overflow|limit|OVERFLOW|SATURATE|LARGEST|TOP_FIELD|TOP_IS|away =|RESERVED", "overflow|infinite"),
    ("subnormal", r"tiny|below_normal|LOWEST|field|SUBNORMAL|BINADE|FLUSHED|bits\[", "subnormal|tiny|underflow|least"),
    ("rounding", r"rounds_up|\bup\b|below|lost|sticky|STICKY|dropped|ROUND|RANDOM|TRUNCATES|NEAREST|LAST_BIT|kept|jams",
     "rounded|tie|inexact|exact|below|last|loses bits"),
    ("zero", r"zero|ZERO|== '0", "zero|cancel"),
    ("sign", r"sign|negative|minus|plus|SIGN", "negative|positive|sign"),
    ("lane", r"_LOST|products\[|C_FIRST|TURNED", "product|C is|tie|rounded"),
    ("alignment", r"distance|shift|largest|exponent|grid|MAXIMUM|NORMALISED|KEEPS_ALL|CUT|low\b|first|second|third|UNSORTED",
     "below|cancel|leading|larger|smaller|loses bits|largest|inexact|rounded|subnormal"),
    ("product", r"significand|PRODUCT|PIECES|magnitude|placed|term|sum|\bp\b|\bq\b|\bx\b|\by\b",
     "product|significand|rounded|exact|below|leading|negative|positive|sign|loses bits|cancel"),
]


def cause_of(text):
    return next(((name, words) for name, pattern, words in CAUSES if re.search(pattern, text)), ("other", "^$"))


# ---- Mutants -----------------------------------------------------------------------------------

CHANGES = [(r" \+ ", " - "), (r" - ", " + "), (r" \| ", " & "), (r" & ", " | "), (r" \|\| ", " && "),
           (r" && ", " || "), (r" > ", " >= "), (r" >= ", " > "), (r" < ", " <= "), (r" == ", " != "),
           (r" != ", " == "), (r"!(?=[a-z(])", ""), (r" << ", " >> "), (r" >> ", " << "), (r"(?<=[ (])-(?=[a-z$])", ""),
           (r" \^ ", " | "), (r"\|\(", "&("), (r"\b1'b0\b", "1'b1"), (r"\b1'b1\b", "1'b0"),
           (r"12'sd1\b", "12'sd2"), (r"13'sd1\b", "13'sd0")]
LINE = re.compile(r"^(\s*(?:assign )?(?:[a-z_]+ )?[a-z_]+(?:\[[^=?]*\])? = )([^;]*)(;.*)$"
                  r"|^(\s*(?:else )?if \()(.*)(\)(?: [a-z_]+ = .*;| begin$))$")


def variants(right):
    for pattern, change in CHANGES:
        for at in re.finditer(pattern, right):
            if re.match(r"[A-Z0-9_ +*-]*\)('\(|\{)", right[at.end():]): # a width
                continue
            yield right[:at.start()] + change + right[at.end():]


def mutable(lines):
    """Number of a line, its parts, and one of its variants."""
    for number, line in enumerate(lines):
        if re.match(r"\s*(//|localparam|parameter|for|input|output|logic|case|`|[0-9])", line) or "genvar" in line:
            continue
        found = LINE.match(line)
        if not found:
            continue
        before, right, after = [part for part in found.groups() if part is not None]
        if right.count("(") != right.count(")") or "{" in before:
            continue
        for variant in variants(right):
            yield number, before, right, after, variant


def prepare(folder, seed, count):
    draw = random.Random(seed)
    candidates = []
    texts = {path.stem: path.read_text().splitlines() for path in DUT.glob("*.sv")}
    for module in MODULES:
        candidates += [(module, *of) for of in mutable(texts[module])]
    draw.shuffle(candidates)
    taken, faults = {}, []
    for module, number, before, right, after, variant in candidates:
        if len(faults) == count:
            break
        if (module, number) in taken and len(taken[module, number][3]) == 3:
            continue
        at = taken.setdefault((module, number), (before, right, after, []))
        rig = draw.choice(MODULES[module].split())
        faults.append((len(faults) + 1, rig, f"{module}: {before.strip()}{variant}", before + right))
        at[3].append((len(faults), variant))
    (folder / "dut").mkdir(parents=True, exist_ok=True)
    for (module, number), (before, right, after, of) in taken.items():
        changed = "".join(f"{PACKAGE}::active == {mutant} ? ({variant}) : " for mutant, variant in of)
        texts[module][number] = f"{before}{changed}({right}){after}"
    for path in list(DUT.glob("*.svh")) + list(DUT.glob("*.sv")):
        text = "\n".join(texts[path.stem]) + "\n" if path.suffix == ".sv" else path.read_text()
        (folder / "dut" / path.name).write_text(text)
    (folder / f"{PACKAGE}.sv").write_text(f"""package {PACKAGE};
    function automatic int given();
        if (!$value$plusargs("mutant=%d", given)) given = 0;
    endfunction
    int active = given();
endpackage
""")
    with open(folder / "faults.txt", "w") as file:
        for mutant, rig, shown, line in faults:
            print(f"+mutant={mutant}", rig, shown, line.strip(), sep="\t", file=file)
        for rig, names in NAMED.items():
            for name in names.split():
                print(f"+bug={name}", rig, name, name, sep="\t", file=file)


# ---- Runs --------------------------------------------------------------------------------------


def run_all(folder, program, results):
    sizes, found, none, rows = [], 0, 0, []
    for line in open(folder / "faults.txt"):
        switch, rig, shown, text = line.rstrip("\n").split("\t")
        ran = subprocess.run([program, "+shrink", f"+only={rig}", switch, f"+results={results}"], capture_output=True,
                             text=True)
        if ran.returncode != 0:
            print(f"# {switch} {shown}: {ran.stdout[-300:]}{ran.stderr[-300:]}")
            continue
        left = [int(number) for number in re.findall(r"^left ([0-9]+)$", ran.stdout, re.M)]
        sentence = re.search(r"^sentence (.*)$", ran.stdout, re.M)
        sentence = sentence.group(1) if sentence else ""
        kind, words = cause_of(text)
        if not left:
            none += 1
            continue
        found += 1
        sizes.append(median(left))
        failures = int(re.search(r"^failures ([0-9]+) ", ran.stdout, re.M).group(1))
        verdict = ("most" if 2 * failures > results else "named" if re.search(words, sentence.split(":")[0])
                   else "silent" if sentence == "" else "other")
        rows.append(f"{verdict}\t{kind}\t{median(left):g}\t{failures}\t{rig}\t{shown}\t{sentence}")
    (folder / "causes.txt").write_text("\n".join(rows) + "\n")
    of = {verdict: sum(row.startswith(verdict) for row in rows) for verdict in ("most", "named", "other", "silent")}
    print(f"{found} faults differ, {none} do not; elements left: median {median(sizes):g}, "
          f"at most 3 in {sum(size <= 3 for size in sizes)}. {of['most']} break most results; of the others the sentence "
          f"names the cause of {of['named']}, another of {of['other']}, and there is none for {of['silent']}")


if __name__ == "__main__":
    if sys.argv[2] == "prepare":
        prepare(Path(sys.argv[1]), int(sys.argv[3]), int(sys.argv[4]))
    else:
        run_all(Path(sys.argv[1]), sys.argv[3], int(sys.argv[4]))
