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
    ;

const char mmaref_source_texts[] =
    "the exact sum, rounded once\0"
    "IEEE 754 fma, k ascending\0"
    "MMA-Sim (arXiv 2511.10909)\0"
    "machine code of ptxas 13.0.88\0"
    "V100 outputs see four products; that K is cut in fours is inferred\0"
    "nobody has published it; as on later chips\0"
    "machine code of ptxas 13.0.88: two sums of f16 products from zero, then C is added (software, as NVIDIA/cutlass#1986 says)\0"
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
    "machine code of ptxas 13.0.88: two sums of f16 products from zero, then C is added (software, as NVIDIA/cutlass#1986 says). Outputs of H100 and H200 that were published later under the names of those of mma.sync are of wgmma, another unit: custom products=32 fraction_bits=13 exponent_floor=-133 result_bits=13 rounding=zero, C = 0; see tests/vectors/README.md\0"
    "20000 H100 and H200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/H100 and H200 (d_*_fp32.txt of commits since 2025-12-24 is of wgmma)\0"
    "20000 H100 and H200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/H100 and H200 (d_*_fp32.txt of commits since 2025-12-24 is of wgmma), deepseek-ai/DeepGEMM#37, 2025-06-09: zero products on Hopper, D = C = 40403017\0"
    "20000 H100 and H200 outputs of north-numerical-computing/MATLAB-tensor-core\0"
    "20000 B200 outputs of mma.sync, north-numerical-computing/MATLAB-tensor-core@109e412 model_validation/B200 (its B200TC.m of today models tcgen05 and gives other bits)\0"
    "MMA-Sim (arXiv 2511.10909), RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior@0fbb6d1\0"
    "MMA-Sim (arXiv 2511.10909), RTX 5070 Ti outputs of Euhedral-Engine (docs, nvbench mma num)\0"
    "as pairs of one type; nobody has published a measurement of mixed pairs\0"
    "as e4m3 and e5m2; nobody has published a measurement of the others\0"
    "nobody has published a measurement (searched November 2026); as dense, over stored elements\0"
    "nobody has published a measurement; as the 8-bit types\0"
    "RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior@0fbb6d1 and @9b67f7f\0"
    "machine code of ptxas 13.0.88: m8n8k4 DMMAs in ascending k\0"
    "PTX ISA 9.7.14.5.14 has the modifier; that each step rounds so is not measured\0"
    "MMA-Sim takes any NaN for any other; nobody has published the pattern\0"
    "nobody has observed it on a chip; the published emulators differ\0"
    "no type of one's own\0"
    "no tf32\0"
    "A is dense\0"
    "only wmma has fragments that differ\0"
    "no mxf4\0"
    "C is in the sum\0"
    "no bit is cut off before the sum\0"
    ;

/* Fields, profiles, classes, traits wanted, traits not wanted, certainty, source. */
const mmaref_evidence mmaref_evidences[] = {
    { 0x1ffffff, 0x001, { 0x3fff, 0x0 }, 0x00, 0x00, 0, 0 },
    { 0x1ffffff, 0x002, { 0x3fff, 0x0 }, 0x00, 0x00, 0, 1 },
    { 0x1ffffff, 0x038, { 0x140c, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x1c0, { 0x141c, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x030, { 0x2010, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x1c0, { 0x2800, 0x0 }, 0x00, 0x00, 3, 3 },
    { 0x1ffffff, 0x038, { 0x0800, 0x0 }, 0x00, 0x00, 3, 3 },
    { 0x1ffffff, 0x004, { 0x1400, 0x0 }, 0x00, 0x00, 5, 4 },
    { 0x1ffffff, 0x004, { 0x0800, 0x0 }, 0x00, 0x00, 6, 5 },
    { 0x1ffffff, 0x020, { 0x0060, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x0c0, { 0x0060, 0x0 }, 0x00, 0x00, 3, 6 },
    { 0x1ffffff, 0x100, { 0x0360, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x004, { 0x0003, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x008, { 0x0003, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x1f0, { 0x0003, 0x0 }, 0x00, 0x00, 3, 3 },
    { 0x1ffffff, 0x1f0, { 0x0080, 0x0 }, 0x00, 0x00, 1, 2 },
    { 0x1ffffff, 0x004, { 0x0003, 0x0 }, 0x00, 0x00, 1, 7 },
    { 0x1ffffff, 0x008, { 0x140f, 0x0 }, 0x00, 0x00, 1, 8 },
    { 0x1ffffff, 0x010, { 0x341c, 0x0 }, 0x00, 0x00, 1, 7 },
    { 0x1ffffff, 0x020, { 0x347c, 0x0 }, 0x00, 0x00, 1, 9 },
    { 0x1ffffff, 0x040, { 0x141c, 0x0 }, 0x00, 0x00, 1, 9 },
    { 0x1ffffff, 0x080, { 0x141c, 0x0 }, 0x00, 0x00, 1, 10 },
    { 0x00411,   0x1f8, { 0x3408, 0x0 }, 0x02, 0x00, 3, 3 },
    { 0x0012a,   0x004, { 0x1000, 0x0 }, 0x00, 0x00, 2, 11 },
    { 0x00120,   0x004, { 0x0400, 0x0 }, 0x00, 0x00, 2, 11 },
    { 0x08000,   0x004, { 0x3fff, 0x0 }, 0x02, 0x00, 1, 12 },
    { 0x08000,   0x1f8, { 0x3fff, 0x0 }, 0x02, 0x00, 3, 13 },
    { 0x03000,   0x180, { 0x141c, 0x0 }, 0x00, 0x00, 5, 14 },
    { 0x01000,   0x100, { 0x0360, 0x0 }, 0x00, 0x00, 5, 14 },
    { 0x02000,   0x100, { 0x0160, 0x0 }, 0x00, 0x00, 5, 15 },
    { 0x02000,   0x100, { 0x0040, 0x0 }, 0x00, 0x18, 1, 16 },
    { 0x00004,   0x10c, { 0x105a, 0x0 }, 0x00, 0x00, 1, 17 },
    { 0x00004,   0x0f0, { 0x3018, 0x0 }, 0x00, 0x00, 1, 18 },
    { 0x00004,   0x020, { 0x0040, 0x0 }, 0x00, 0x00, 1, 18 },
    { 0x00004,   0x004, { 0x1000, 0x0 }, 0x00, 0x00, 5, 19 },
    { 0x00004,   0x004, { 0x0001, 0x0 }, 0x00, 0x00, 1, 20 },
    { 0x00004,   0x008, { 0x0405, 0x0 }, 0x00, 0x00, 1, 21 },
    { 0x00004,   0x010, { 0x0404, 0x0 }, 0x00, 0x00, 1, 22 },
    { 0x00004,   0x020, { 0x0404, 0x0 }, 0x00, 0x00, 1, 23 },
    { 0x00004,   0x040, { 0x0404, 0x0 }, 0x00, 0x00, 1, 24 },
    { 0x00004,   0x080, { 0x0404, 0x0 }, 0x00, 0x00, 1, 25 },
    { 0x00004,   0x100, { 0x0404, 0x0 }, 0x00, 0x00, 5, 26 },
    { 0x00004,   0x120, { 0x0020, 0x0 }, 0x00, 0x00, 5, 27 },
    { 0x00004,   0x100, { 0x0200, 0x0 }, 0x00, 0x00, 1, 17 },
    { 0x40000,   0x070, { 0x2010, 0x0 }, 0x00, 0x00, 1, 28 },
    { 0x40000,   0x180, { 0x2010, 0x0 }, 0x00, 0x00, 5, 29 },
    { 0x1ffffff, 0x040, { 0x0040, 0x0 }, 0x00, 0x00, 3, 30 },
    { 0x00120,   0x040, { 0x0040, 0x0 }, 0x00, 0x00, 2, 31 },
    { 0x00200,   0x040, { 0x0040, 0x0 }, 0x00, 0x00, 2, 32 },
    { 0x00130,   0x040, { 0x0020, 0x0 }, 0x00, 0x00, 2, 33 },
    { 0x00320,   0x080, { 0x0040, 0x0 }, 0x00, 0x00, 2, 34 },
    { 0x00130,   0x080, { 0x0020, 0x0 }, 0x00, 0x00, 2, 34 },
    { 0x00122,   0x100, { 0x0040, 0x0 }, 0x00, 0x00, 1, 35 },
    { 0x00120,   0x100, { 0x0300, 0x0 }, 0x00, 0x00, 1, 36 },
    { 0x1ffffff, 0x100, { 0x0100, 0x0 }, 0x10, 0x00, 5, 37 },
    { 0x1ffffff, 0x100, { 0x0100, 0x0 }, 0x04, 0x00, 5, 38 },
    { 0x1ffffff, 0x1f0, { 0x3fff, 0x0 }, 0x01, 0x00, 5, 39 },
    { 0x00030,   0x0c0, { 0x0060, 0x0 }, 0x01, 0x00, 3, 3 },
    { 0x1ffffff, 0x180, { 0x0060, 0x0 }, 0x04, 0x00, 6, 40 },
    { 0x00122,   0x100, { 0x0040, 0x0 }, 0x04, 0x11, 1, 41 },
    { 0x1ffffff, 0x180, { 0x0080, 0x0 }, 0x40, 0x00, 3, 42 },
    { 0x00100,   0x1f0, { 0x0080, 0x0 }, 0x20, 0x00, 4, 43 },
    { 0x04000,   0x1f0, { 0x0080, 0x0 }, 0x00, 0x00, 6, 44 },
    { 0x10000,   0x1fc, { 0x3fff, 0x0 }, 0x00, 0x00, 6, 45 },
    { 0x1e00000, 0x1ff, { 0x3fff, 0x0 }, 0x00, 0x00, 7, 46 },
    { 0x40000,   0x1ff, { 0x1fef, 0x0 }, 0x00, 0x00, 7, 47 },
    { 0x20000,   0x1ff, { 0x3fff, 0x0 }, 0x00, 0x01, 7, 48 },
    { 0x08000,   0x1ff, { 0x3fff, 0x0 }, 0x00, 0x02, 7, 49 },
    { 0x00080,   0x1ff, { 0x3dff, 0x0 }, 0x00, 0x00, 7, 50 },
    { 0x00040,   0x1ff, { 0x3f9c, 0x0 }, 0x00, 0x00, 7, 51 },
    { 0x00040,   0x00f, { 0x3fff, 0x0 }, 0x00, 0x00, 7, 51 },
    { 0x00040,   0x120, { 0x0060, 0x0 }, 0x00, 0x00, 7, 51 },
    { 0x0000c,   0x003, { 0x3fff, 0x0 }, 0x00, 0x00, 7, 52 },
    { 0x0000c,   0x1f0, { 0x0083, 0x0 }, 0x00, 0x00, 7, 52 },
};
const uint8_t mmaref_evidence_count = 74;
