# SPDX-License-Identifier: MIT
"""FP8 on H100 and B200: the norm-wise error of a product of e4m3 elements as K grows.  python3 fp8.py [PICTURE.svg]"""
import sys

import numpy as np

import mmaref
import svg

M, N, KS = 32, 32, (128, 512, 2048, 8192)
UNITS = {"H100 mma.sync": "h100", "B200 mma.sync": "b200", "H100 wgmma": "wgmma_fp8", "RTX 4090": "rtx4090",
         "RTX 5090": "rtx5090"}


def drawn(k):
    """Numbers over 16 binades and more, of which e4m3 takes the nearest."""
    draw = np.random.RandomState(k)
    return [(draw.standard_normal(shape) * 2.0 ** draw.randint(-8, 7, shape)).astype(np.float32)
            for shape in ((M, k), (k, N))]


def promoted(a, b, slab=128):
    """wgmma on slabs of K, whose sums are added in f32, as DeepGEMM does."""
    d = np.zeros((M, N), np.float32)
    for first in range(0, a.shape[1], slab):
        d += np.asarray(mmaref.matmul(a[:, first:first + slab], b[first:first + slab], "wgmma_fp8", dtype="e4m3"))
    return d


def main():
    errors, differing = {name: [] for name in (*UNITS, "wgmma, f32 every 128")}, []
    for k in KS:
        a, b = drawn(k)
        product = mmaref.Product(a, b, tuple(UNITS.values()), dtype="e4m3")
        ds = {name: product.compute(chip) for name, chip in UNITS.items()}
        ds["wgmma, f32 every 128"] = promoted(a, b)
        for name, d in ds.items():
            errors[name].append(product.distance(d).errors.norm)
        differing.append(int(np.sum(ds["H100 mma.sync"] != ds["B200 mma.sync"])))
    print(f"{'norm-wise error, K =':22}" + "".join(f"{k:>10}" for k in KS))
    for name, row in errors.items():
        print(f"{name:22}" + "".join(f"{error:10.1e}" for error in row))
    print(f"{'H100 and B200 differ in':22}" + "".join(f"{count:10}" for count in differing)[1:])
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(svg.lines("Products of e4m3 elements, 32 x 32 x K", "K", "||D - S|| / ||S||", KS, errors))


main()
