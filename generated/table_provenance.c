/* SPDX-License-Identifier: MIT */
/* Where the fields of arithmetic rows come from, and how sure they are.
 *
 * Generated from generator/spec/arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

const char mmaref_certainty_texts[] =
    "definition\0"
    "measured\0"
    "replayed against published outputs\0"
    "read off machine code\0"
    "stated by the text\0"
    "inferred\0"
    "unknown\0"
    "no effect\0"
    "published, not replayable here\0"
    ;

const char mmaref_source_texts[] =
    "the exact sum, rounded once\0"
    "IEEE 754 fma, k ascending\0"
    "MMA-Sim (arXiv 2511.10909)\0"
    "machine code of ptxas 13.0.88\0"
    "V100 outputs see four products; that K is cut in fours is inferred\0"
    "nobody has published it (searched November 2026); as on later chips\0"
    "machine code of ptxas 13.0.88: two sums of f16 products, the first from zero, the second from the first one, then C is added (software, as NVIDIA/cutlass#1986 says); another compiler differs, ptxas_12_4_fp8: ptxas 12.4.131 lets both sums begin at zero, adds one to the other, then to C, on sm_90 (lab notes of danielreuter/verity, 2026-09-22: one H100, 25040128 elements of e4m3 and as many of e5m2, none misses; two models of other units miss 15528222 and more)\0"
    "machine code of ptxas 13.0.88: two sums of f16 products, the first from zero, the second from the first one, then C is added (software, as NVIDIA/cutlass#1986 says)\0"
    "MMA-Sim (arXiv 2511.10909; assertions run on the chip: microsoft/MMA-Sim@21090c1 tests/nv), Khattak and Mikaitis (arXiv 2512.07004), Fasi et al. (PeerJ CS 7:e330)\0"
    "MMA-Sim (arXiv 2511.10909; assertions run on the chip: microsoft/MMA-Sim@21090c1 tests/nv), Fasi et al. (PeerJ CS 7:e330)\0"
    "MMA-Sim (arXiv 2511.10909; assertions run on the chip: microsoft/MMA-Sim@21090c1 tests/nv), Khattak and Mikaitis (arXiv 2512.07004)\0"
    "MMA-Sim (arXiv 2511.10909), Khattak and Mikaitis (arXiv 2512.07004)\0"
    "V100 outputs of north-numerical-computing/MATLAB-tensor-core\0"
    "fragment maps measured on sm_70; of B not all agree (arXiv 1811.08309)\0"
    "ptxas 13.0 code executed; fragment maps measured on sm_75 and sm_80 agree\0"
    "as V100 to H100, where MMA-Sim asserts it\0"
    "as on sm_89, where MMA-Sim asserts it; random operands hardly see it\0"
    "RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior@9b67f7f: 1332 survivors of e5m2\0"
    "MMA-Sim v2 (peichenxie/MMA-Sim@47eb633 tests/probe)\0"
    "MMA-Sim v2 (peichenxie/MMA-Sim@47eb633 tests/probe), Khattak and Mikaitis (arXiv 2512.07004)\0"
    "as m8n8k4\0"
    "north-numerical-computing/MATLAB-tensor-core@fa4d2f0 (V100)\0"
    "MMA-Sim (peichenxie/MMA-Sim@47eb633 probe_exponent_for_zero)\0"
    "north-numerical-computing/MATLAB-tensor-core@a931938 (A100)\0"
    "north-numerical-computing/MATLAB-tensor-core@a915d56 and @a0b0e51 (Ada, L40S)\0"
    "north-numerical-computing/MATLAB-tensor-core@6881496 (H100)\0"
    "north-numerical-computing/MATLAB-tensor-core@839a35b (B200)\0"
    "4 - F, as measured on V100 to B200\0"
    "that of the chip's f16 accumulators\0"
    "MMA-Sim (microsoft/MMA-Sim@21090c1 test_tf32_input_rounding)\0"
    "as measured on A100, Ada and H100\0"
    "machine code of ptxas 13.0.88: two sums of f16 products, the first from zero, the second from the first one, then C is added (software, as NVIDIA/cutlass#1986 says); another compiler differs, ptxas_12_4_fp8: ptxas 12.4.131 lets both sums begin at zero, adds one to the other, then to C, on sm_90 (lab notes of danielreuter/verity, 2026-09-22: one H100, 25040128 elements of e4m3 and as many of e5m2, none misses; two models of other units miss 15528222 and more). Outputs of H100 and H200 that were published later under the names of those of mma.sync are of wgmma, another unit: wgmma_fp8 with C = 0; see tests/data/vectors/README.md\0"
    "20000 H100 and H200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/H100 and H200 (d_*_fp32.txt of commits since 2025-12-24 is of wgmma)\0"
    "20000 H100 and H200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/H100 and H200 (d_*_fp32.txt of commits since 2025-12-24 is of wgmma), deepseek-ai/DeepGEMM#37, 2025-06-09: zero products on Hopper, D = C = 40403017\0"
    "20000 H100 and H200 outputs of north-numerical-computing/MATLAB-tensor-core\0"
    "20000 B200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/B200 (its B200TC.m of today models tcgen05 and gives other bits)\0"
    "MMA-Sim (arXiv 2511.10909), RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior@0fbb6d1\0"
    ;
const char mmaref_more_source_texts[] =
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 25041024 elements, signed zeros and subnormals among them, none misses; the model of sm_89 misses 19033876. That subnormals are not flushed is shown, that they are not normalised has no control\0"
    "lab notes of danielreuter/verity, 2026-09-30: two RTX PRO 6000, 31481984 elements of e5m2, 38912 of them of signed zeros and special values, none misses; the model of sm_89 misses 4086500 of 6434816\0"
    "MMA-Sim (arXiv 2511.10909), RTX 5070 Ti outputs of Euhedral-Engine (docs, nvbench mma num)\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX 5090 and RTX PRO 6000, 34.3 million elements with 2X.ue8m0 and 38.8 million with 4X.ue4m3, signed zeros among them, none misses: every zero is +0\0"
    "as pairs of one type; nobody has published a measurement of this pair (searched November 2026)\0"
    "as e4m3 and e5m2; nobody has published a measurement of this pair (searched November 2026)\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 1867776 elements of e2m1 by e2m1, none misses; with 0.5 as e4m3 has it 14052 miss, with groups of 16 products 89525\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 1867776 elements of e2m1 by e4m3 and as many of e4m3 by e2m1, none misses; with 0.5 as e4m3 has it 5878 and 5723 miss, with groups of 16 products 122758 and 124027\0"
    "nobody has published a measurement (searched November 2026); as dense, over stored elements\0"
    "lab notes of danielreuter/verity, 2026-09-30: two RTX PRO 6000, 167772160 words: one step of the 32 stored products, none misses; two dense steps over logical k miss 22120370 of 83886080, 24 or 26 fraction bits, or two steps of 16, too; the dense instruction on the elements that are stored gives the same 31457280 words. Floors of -124 and below cannot be told apart\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 2.5 million words with 4X.ue4m3 and 2.3 million with 2X.ue8m0 are those of the dense instruction on stored A and gathered B, 2 x 2097152 with random metadata too; groups of 16 by logical k miss 5937. With 4X one scale factor is of 32 logical columns, with 2X of 64\0"
    "nobody has published a measurement (searched November 2026); as the 8-bit types\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 534839296 words of e2m1 by e2m1: one step of 32 products, 0.5 with the exponent of its field, none misses; of 131104768 two steps of 16 miss 7057721, 0.5 as e4m3 has it 1122210. Floors of -124 and below cannot be told apart\0"
    "lab notes of danielreuter/verity, 2026-09-30: RTX PRO 6000, 1671168 words of e2m1 by e4m3 and as many of e4m3 by e2m1, none misses; with 0.5 as e4m3 has it 5657 and 5645 miss, two steps of 16 116547 and 116936. Floors of -124 and below cannot be told apart\0"
    "RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior@0fbb6d1 and @9b67f7f\0"
    "machine code of ptxas 13.0.88: m8n8k4 DMMAs in ascending k\0"
    "PTX ISA 9.7.14.5.14 has the modifier; that each step rounds so is not measured\0"
    "MMA-Sim takes any NaN for any other; nobody has published the pattern (searched November 2026)\0"
    "nobody has published it of this class (searched November 2026); the emulators differ\0"
    "the sign is kept here, but published counts of an RTX 4090 (danielreuter/veritor characterize_bf16.json, 2026-09-03) are those of +0 in 44 of 6000 elements of bf16; nobody has published the words (searched November 2026)\0"
    "as dense .kind::mxf4nvf4 with 2X.ue8m0, the same unit\0"
    "lab notes of danielreuter/verity, 2026-09-22 to 09-30: two RTX 5090, 14.4 million elements, RTX PRO 6000, 34.3 million: every zero is +0, none misses; with the sign kept 7356 of 2056192, 58290 and 58687 of 15867904 miss\0"
    "as 2X.ue8m0 and 4X.ue4m3; nobody has published a measurement of 4X.ue8m0 (searched November 2026)\0"
    "products of these types and C are multiples of 2^-149: so is every sum\0"
    "with ue4m3 products and C are multiples of 2^-149: so is every sum\0"
    "no type of one's own\0"
    "no tf32\0"
    "A is dense\0"
    "only wmma has fragments that differ\0"
    "no mxf4\0"
    "C is in the sum\0"
    "no bit is cut off before the sum\0"
    ;
/* In the first of them. */
const uint8_t mmaref_source_count = 37;

/* Fields, classes, profiles, traits wanted, traits not wanted, certainty, source. */
const mmaref_evidence mmaref_evidences[] = {
    { 0x3fffffff, { 0x3fff, 0x0 }, 0x001, 0x000, 0x000, 0, 0 },
    { 0x3fffffff, { 0x3fff, 0x0 }, 0x002, 0x000, 0x000, 0, 1 },
    { 0x3fffffff, { 0x140c, 0x0 }, 0x038, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x141c, 0x0 }, 0x1c0, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x2010, 0x0 }, 0x030, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x2800, 0x0 }, 0x1c0, 0x000, 0x000, 3, 3 },
    { 0x3fffffff, { 0x0800, 0x0 }, 0x038, 0x000, 0x000, 3, 3 },
    { 0x3fffffff, { 0x1400, 0x0 }, 0x004, 0x000, 0x000, 5, 4 },
    { 0x3fffffff, { 0x0800, 0x0 }, 0x004, 0x000, 0x000, 6, 5 },
    { 0x3fffffff, { 0x0060, 0x0 }, 0x020, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x0040, 0x0 }, 0x0c0, 0x000, 0x000, 3, 6 },
    { 0x3fffffff, { 0x0020, 0x0 }, 0x0c0, 0x000, 0x000, 3, 7 },
    { 0x3fffffff, { 0x0360, 0x0 }, 0x100, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x0003, 0x0 }, 0x004, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x0003, 0x0 }, 0x008, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x0003, 0x0 }, 0x1f0, 0x000, 0x000, 3, 3 },
    { 0x3fffffff, { 0x0080, 0x0 }, 0x1f0, 0x000, 0x000, 1, 2 },
    { 0x3fffffff, { 0x0003, 0x0 }, 0x004, 0x000, 0x000, 1, 8 },
    { 0x3fffffff, { 0x140f, 0x0 }, 0x008, 0x000, 0x000, 1, 9 },
    { 0x3fffffff, { 0x341c, 0x0 }, 0x010, 0x000, 0x000, 1, 8 },
    { 0x3fffffff, { 0x347c, 0x0 }, 0x020, 0x000, 0x000, 1, 10 },
    { 0x3fffffff, { 0x141c, 0x0 }, 0x040, 0x000, 0x000, 1, 10 },
    { 0x3fffffff, { 0x141c, 0x0 }, 0x080, 0x000, 0x000, 1, 11 },
    { 0x00411,    { 0x3408, 0x0 }, 0x1f8, 0x002, 0x000, 3, 3 },
    { 0x0012a,    { 0x1000, 0x0 }, 0x004, 0x000, 0x000, 2, 12 },
    { 0x00120,    { 0x0400, 0x0 }, 0x004, 0x000, 0x000, 2, 12 },
    { 0x08000,    { 0x3fff, 0x0 }, 0x004, 0x002, 0x000, 1, 13 },
    { 0x08000,    { 0x3fff, 0x0 }, 0x1f8, 0x002, 0x000, 3, 14 },
    { 0x03000,    { 0x141c, 0x0 }, 0x180, 0x000, 0x000, 5, 15 },
    { 0x01000,    { 0x0360, 0x0 }, 0x100, 0x000, 0x000, 5, 15 },
    { 0x02000,    { 0x0160, 0x0 }, 0x100, 0x000, 0x000, 5, 16 },
    { 0x02000,    { 0x0040, 0x0 }, 0x100, 0x000, 0x018, 1, 17 },
    { 0x00004,    { 0x105a, 0x0 }, 0x10c, 0x000, 0x000, 1, 18 },
    { 0x00004,    { 0x3018, 0x0 }, 0x0f0, 0x000, 0x000, 1, 19 },
    { 0x00004,    { 0x0040, 0x0 }, 0x020, 0x000, 0x000, 1, 19 },
    { 0x00004,    { 0x1000, 0x0 }, 0x004, 0x000, 0x000, 5, 20 },
    { 0x00004,    { 0x0001, 0x0 }, 0x004, 0x000, 0x000, 1, 21 },
    { 0x00004,    { 0x0405, 0x0 }, 0x008, 0x000, 0x000, 1, 22 },
    { 0x00004,    { 0x0404, 0x0 }, 0x010, 0x000, 0x000, 1, 23 },
    { 0x00004,    { 0x0404, 0x0 }, 0x020, 0x000, 0x000, 1, 24 },
    { 0x00004,    { 0x0404, 0x0 }, 0x040, 0x000, 0x000, 1, 25 },
    { 0x00004,    { 0x0404, 0x0 }, 0x080, 0x000, 0x000, 1, 26 },
    { 0x00004,    { 0x0404, 0x0 }, 0x100, 0x000, 0x000, 5, 27 },
    { 0x00004,    { 0x0020, 0x0 }, 0x120, 0x000, 0x000, 5, 28 },
    { 0x00004,    { 0x0200, 0x0 }, 0x100, 0x000, 0x000, 1, 18 },
    { 0x40000,    { 0x2010, 0x0 }, 0x070, 0x000, 0x000, 1, 29 },
    { 0x40000,    { 0x2010, 0x0 }, 0x180, 0x000, 0x000, 5, 30 },
    { 0x3fffffff, { 0x0040, 0x0 }, 0x040, 0x000, 0x000, 3, 31 },
    { 0x00120,    { 0x0040, 0x0 }, 0x040, 0x000, 0x000, 2, 32 },
    { 0x00200,    { 0x0040, 0x0 }, 0x040, 0x000, 0x000, 2, 33 },
    { 0x00130,    { 0x0020, 0x0 }, 0x040, 0x000, 0x000, 2, 34 },
    { 0x00320,    { 0x0040, 0x0 }, 0x080, 0x000, 0x000, 2, 35 },
    { 0x00130,    { 0x0020, 0x0 }, 0x080, 0x000, 0x000, 2, 35 },
    { 0x00122,    { 0x0040, 0x0 }, 0x100, 0x000, 0x000, 1, 36 },
    { 0x03000,    { 0x0040, 0x0 }, 0x100, 0x008, 0x010, 8, 37 },
    { 0x01000,    { 0x0040, 0x0 }, 0x100, 0x000, 0x01c, 8, 38 },
    { 0x00120,    { 0x0300, 0x0 }, 0x100, 0x000, 0x000, 1, 39 },
    { 0x01000,    { 0x0200, 0x0 }, 0x100, 0x100, 0x000, 8, 40 },
    { 0x3fffffff, { 0x0100, 0x0 }, 0x100, 0x010, 0x000, 5, 41 },
    { 0x3fffffff, { 0x0100, 0x0 }, 0x100, 0x004, 0x000, 5, 42 },
    { 0x3fffffff, { 0x0100, 0x0 }, 0x100, 0x080, 0x011, 8, 43 },
    { 0x3fffffff, { 0x0100, 0x0 }, 0x100, 0x088, 0x001, 8, 44 },
    { 0x3fffffff, { 0x3fff, 0x0 }, 0x1f0, 0x001, 0x000, 5, 45 },
    { 0x00030,    { 0x0060, 0x0 }, 0x0c0, 0x001, 0x000, 3, 3 },
    { 0x3fffffff, { 0x0040, 0x0 }, 0x100, 0x009, 0x010, 8, 46 },
    { 0x3fffffff, { 0x0200, 0x0 }, 0x100, 0x101, 0x000, 8, 47 },
    { 0x3fffffff, { 0x0060, 0x0 }, 0x180, 0x004, 0x000, 6, 48 },
    { 0x3fffffff, { 0x0040, 0x0 }, 0x100, 0x080, 0x011, 8, 49 },
    { 0x3fffffff, { 0x0040, 0x0 }, 0x100, 0x088, 0x001, 8, 50 },
    { 0x00122,    { 0x0040, 0x0 }, 0x100, 0x004, 0x011, 1, 51 },
    { 0x3fffffff, { 0x0080, 0x0 }, 0x180, 0x040, 0x000, 3, 52 },
    { 0x00100,    { 0x0080, 0x0 }, 0x1f0, 0x020, 0x000, 4, 53 },
    { 0x04000,    { 0x0080, 0x0 }, 0x1f0, 0x000, 0x000, 6, 54 },
    { 0x10000,    { 0x3fff, 0x0 }, 0x1fc, 0x000, 0x000, 6, 55 },
    { 0x10000,    { 0x0008, 0x0 }, 0x020, 0x000, 0x003, 6, 56 },
    { 0x10000,    { 0x0200, 0x0 }, 0x100, 0x000, 0x000, 5, 57 },
    { 0x10000,    { 0x0200, 0x0 }, 0x100, 0x100, 0x201, 8, 58 },
    { 0x3fffffff, { 0x0200, 0x0 }, 0x100, 0x200, 0x400, 5, 59 },
    { 0x10000,    { 0x1042, 0x0 }, 0x1fc, 0x000, 0x000, 7, 60 },
    { 0x10000,    { 0x0200, 0x0 }, 0x100, 0x400, 0x000, 7, 61 },
    { 0x1e00000,  { 0x3fff, 0x0 }, 0x1ff, 0x000, 0x000, 7, 62 },
    { 0x40000,    { 0x1fef, 0x0 }, 0x1ff, 0x000, 0x000, 7, 63 },
    { 0x20000,    { 0x3fff, 0x0 }, 0x1ff, 0x000, 0x001, 7, 64 },
    { 0x08000,    { 0x3fff, 0x0 }, 0x1ff, 0x000, 0x002, 7, 65 },
    { 0x00080,    { 0x3dff, 0x0 }, 0x1ff, 0x000, 0x000, 7, 66 },
    { 0x00040,    { 0x3f9c, 0x0 }, 0x1ff, 0x000, 0x000, 7, 67 },
    { 0x00040,    { 0x3fff, 0x0 }, 0x00f, 0x000, 0x000, 7, 67 },
    { 0x00040,    { 0x0060, 0x0 }, 0x120, 0x000, 0x000, 7, 67 },
    { 0x0000c,    { 0x3fff, 0x0 }, 0x003, 0x000, 0x000, 7, 68 },
    { 0x0000c,    { 0x0083, 0x0 }, 0x1f0, 0x000, 0x000, 7, 68 },
};
const uint8_t mmaref_evidence_count = 90;
