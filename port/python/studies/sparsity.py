# SPDX-License-Identifier: MIT
"""2:4 sparsity: what pruning costs, and what the sparse instruction.  python3 sparsity.py [PICTURE.svg]"""
import sys

import numpy as np

import mmaref
import svg

M, N, K = 64, 64, 512


def pruned(a):
    """The two largest of every four elements, the others 0."""
    chunks = np.abs(a.astype(np.float64)).reshape(M, K // 4, 4)
    ranks = chunks.argsort(axis=2, kind="stable").argsort(axis=2, kind="stable")
    return np.where((ranks >= 2).reshape(M, K), a, np.zeros_like(a))


def drawn(kind):
    draw = np.random.RandomState(24)
    if kind == "int8":
        return [draw.randint(-127, 128, shape).astype(np.int8) for shape in ((M, K), (K, N))]
    return [draw.standard_normal(shape).astype(kind) for shape in ((M, K), (K, N))]


def main():
    a, b = (x.astype(np.float64) for x in drawn("float16"))
    whole, kept = a @ b, pruned(a) @ b
    print(f"pruning changes D by {np.linalg.norm(kept - whole) / np.linalg.norm(whole):.2f} of its norm\n")
    print("chip   elements  error, dense  error, sparse  elements differ  certainty of sparse")
    histograms = {}
    for chip in ("a100", "h100"):
        for kind in ("float16", "int8"):
            a, b = drawn(kind)
            dense, sparse = (mmaref.compare(pruned(a), b, (chip,), sparse=is_sparse)[0] for is_sparse in (False, True))
            count = int(np.sum(dense.D != sparse.D))
            certainty = sparse.D.info.certainty.split(" (")[0] if kind == "float16" else "exact"
            errors = f"{dense.norm_error:14.1e}{sparse.norm_error:15.1e}"
            print(f"{chip:7}{kind:8}{errors}{count:10} of {M * N}  {certainty}")
            if chip == "h100" and kind == "float16":
                histograms = {"dense": svg.eight(dense.histogram), "sparse": svg.eight(sparse.histogram)}
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(svg.bars("H100, f16: the same pruned A, dense and sparse", "ulp between D and the whole sum",
                                "elements", svg.LEVELS, histograms))


main()
