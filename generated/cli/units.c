/* SPDX-License-Identifier: MIT */
/* Which chip has a matrix unit for which instruction.
 *
 * Generated from generator/spec/units.lua.
 * Do not edit: change the source and run `make generate`. */

#include "ask/units.h"

const unit_row unit_rows[] = {
    { "f16", "mma m8n8k4", "sm_70 sm_75", "unit", "HMMA.884", "stated", "PTX ISA 9.7.14.5: m8n8k4 is optimised for sm_70; ptxas 13.0.88 for sm_75" },
    { "f16", "mma m8n8k4", "sm_80 sm_86 sm_87 sm_89 sm_90 sm_90a sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "software", "fused multiply-adds and additions of f32, no matrix instruction", "machine code", "ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120)" },
    { "f16", "", "sm_70 sm_72", "unit", "HMMA", "stated", "CUDA Binary Utilities, instruction sets of Volta" },
    { "f16", "", "sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_90a sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "HMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "bf16 tf32", "", "sm_80 sm_86 sm_87 sm_89 sm_90 sm_90a sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "HMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "e4m3 e5m2 e3m2 e2m3 e2m1", "kind::mxf8f6f4", "sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "QMMA.SF", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88" },
    { "e2m1", "kind::mxf4", "sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "OMMA.SF", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88" },
    { "e2m1", "kind::mxf4nvf4", "sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "OMMA.SF", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88" },
    { "e4m3 e5m2", "", "sm_89 sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "QMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88" },
    { "e3m2 e2m3 e2m1", "", "sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "QMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88" },
    { "e4m3 e5m2", "", "sm_90 sm_90a", "software", "two HMMA of f16, then C is added; the unit for 8-bit types takes wgmma alone", "machine code", "ptxas 13.0.88; NVIDIA/cutlass#1986" },
    { "e4m3 e5m2", "", "sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f", "software", "two HMMA of f16, then C is added; the unit for 8-bit types takes tcgen05 alone", "machine code", "ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120)" },
    { "f64", "", "sm_80 sm_90 sm_90a sm_100 sm_100a sm_100f", "unit", "DMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "f64", "", "sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "no unit", "DMMA of m8n8k4, in ascending k; tensor cores take no f64", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120)" },
    { "f64", "", "sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f", "no unit", "DMMA of m8n8k4, in ascending k; tensor cores take no f64", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability; ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120)" },
    { "f64", "", "sm_86 sm_87 sm_89", "no unit", "tensor cores take no f64", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "s8 u8", "", "sm_72", "unit", "IMMA", "inferred", "PTX ISA 9.7.14.4: wmma has integers of 8 bits from sm_72 on" },
    { "s8 u8", "", "sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_90a sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "unit", "IMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "s4 u4", "", "sm_75 sm_80 sm_86 sm_87 sm_89", "unit", "IMMA", "stated", "CUDA Programming Guide, table of input data types of tensor cores by compute capability" },
    { "s4 u4", "", "sm_90 sm_90a sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "software", "widened to 8 bits: two IMMA from zero, whose sums and C are added", "machine code", "ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120); the guide lists no INT4 from compute capability 9.0 on" },
    { "b1", "", "sm_75 sm_80 sm_86 sm_87 sm_89", "unit", "BMMA", "stated", "CUDA Binary Utilities, instruction sets of Turing, and of Ampere and Ada" },
    { "b1", "xor", "sm_90 sm_90a", "software", "two BMMA of .and", "machine code", "ptxas 13.0.88" },
    { "b1", "and", "sm_90 sm_90a", "unit", "BMMA", "machine code", "ptxas 13.0.88; CUDA Binary Utilities, instruction sets of Hopper" },
    { "b1", "", "sm_100 sm_100a sm_100f sm_103 sm_103a sm_103f sm_101 sm_101a sm_101f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f", "software", "IMMA of wider integers", "machine code", "ptxas 13.0.88 (sm_103 and sm_110 as sm_100, sm_121 as sm_120)" },
};
const unsigned unit_row_count = sizeof unit_rows / sizeof unit_rows[0];
