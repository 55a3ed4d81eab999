/* SPDX-License-Identifier: MIT */
/* Rules of the self-test: blocks, and digests by the independent reference.
 *
 * Generated from tests/data/vectors/rules.txt, digests.txt.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

const MMAREF_FAR uint16_t mmaref_selftest_rules[] = {
    /* rule products sum e4m3,e3m2,f32,f32 7 align=down fraction_bits=14 products=1 result_bits=2 rounding=zero underflow_sign=plus */
    47049, 48015, 6, 7, 0, 1, 514, 7170, 3086, 1025, 19458, 17408, 33793,
    /* rule products sum tf32,f32,e3m5.nan,f32 3 align=nearest_away fraction_bits=22 product_type=e4m13.reserved products=1 step_type=f16 */
    45648, 59954, 5, 3, 0, 770, 1026, 7172, 3094, 41989, 1025, 21510,
    /* rule products sum f32,e4m3,f16,f32 6 accumulate=after_product align=nearest_even fraction_bits=7 product_rounding=up product_type=f32 products=3 result_bits=20 rounding=zero subnormals=flush_out underflow_sign=plus zero_sign=plus */
    55405, 2719, 11, 6, 0, 512, 1538, 11266, 7169, 3079, 58371, 41986, 1027, 19476, 17408, 27650, 33793, 25600,
    /* rule products sum bf16,e3m2,f32,e3m1.reserved 4 align=up exponent_floor=-98 fraction_bits=6 products=3 rounding=nearest_away */
    21131, 10733, 5, 4, 0, 1793, 520, 7171, 5022, 3078, 1027, 17412,
    /* rule products sum f32,e3m2,f16,f16 7 fraction_bits=12 overflow=infinity products=8 subnormals=flush_in+flush_out */
    44474, 27170, 4, 7, 0, 513, 1542, 3084, 23552, 1032, 27651,
    /* rule products sum tf32,f16,e5m2.b15.fnuz,e3m5.fnuz 12 nan=quiet products=8 subnormals=as_f16 */
    53802, 28834, 3, 12, 0, 774, 2314, 29697, 1032, 27656,
    /* rule fraction_bits sum tf32,bf16,f16,f32 7 fraction_bits=0 nan=payload */
    49055, 51331, 258, 7, 0, 775, 1538, 3072, 29699,
    /* rule fraction_bits sum e4m3,e5m2,f32,f32 10 accumulate=after fraction_bits=0 nan=any products=2 rounding=nearest_away zero_sign=plus */
    24675, 1328, 262, 10, 0, 11, 514, 11265, 3072, 29698, 1026, 17412, 25600,
    /* rule fraction_bits sum e4m3,e5m2,f32,f32 9 accumulate=after_product fraction_bits=1 group=3 nan=quiet products=1 result_bits=5 step_type=e6m1.b5.reserved.binade subnormals=flush_in+flush_out */
    64715, 55578, 264, 9, 0, 11, 514, 11266, 3073, 13315, 29697, 1025, 19461, 21516, 27651,
    /* rule fraction_bits sum own,e2m3,f16,e5m4.nan 2 fraction_bits=1 multiplier_bits=10 nan=payload overflow=saturate own_exponent_bits=1 own_fraction_bits=2 own_special=reserved products=3 result_bits=8 subnormals=flush_in zero_sign=plus */
    57308, 38093, 267, 2, 0, 3342, 1551, 3073, 60426, 29699, 23554, 44033, 46082, 50179, 1027, 19464, 27649, 25600,
    /* rule fraction_bits sum e2m1,bf16,f16,f16 11 exponent_floor=-17 fraction_bits=7 products=4 rounding=down sticky=yes */
    17144, 18601, 261, 11, 0, 4103, 1542, 5103, 3079, 1028, 17410, 52225,
    /* rule fraction_bits sum tf32,e5m2,f32,e4m3.fnuz 6 fraction_bits=7 nan=payload products=2 result_bits=21 subnormals=flush_out tf32_class=whole underflow_sign=plus */
    57888, 63113, 263, 6, 0, 779, 529, 3079, 29699, 1026, 19477, 27650, 37889, 33793,
    /* rule fraction_bits sum f32,e3m2,f32,f32 5 fraction_bits=12 multiplier_bits=6 nan=quiet underflow_sign=plus */
    8892, 11003, 260, 5, 0, 513, 514, 3084, 60422, 29697, 33793,
    /* rule fraction_bits sum f16,e2m1,f16,f32 11 exponent_floor=5 fraction_bits=12 nan=any rounding=nearest_away subnormals=normalise+as_f16 underflow_sign=plus */
    13093, 53880, 262, 11, 0, 1552, 1538, 5125, 3084, 29698, 17412, 27660, 33793,
    /* rule fraction_bits sum e4m3,e4m3,f16,f32 11 fraction_bits=24 nan=quiet product_type=e4m3 rounding=up underflow_sign=plus */
    4978, 7959, 261, 11, 0, 0, 1538, 3096, 29697, 41984, 17411, 33793,
    /* rule fraction_bits sum e2m3,f16,f32,f16 10 fraction_bits=24 nan=quiet products=4 rounding=down subnormals=flush_out underflow_sign=plus width=8 zero_sign=plus */
    42925, 19135, 264, 10, 0, 3590, 518, 3096, 29697, 1028, 17410, 27650, 33793, 54280, 25600,
    /* rule fraction_bits sum e6m2.fnuz.binade,e2m1,f32,f32 9 align=up exponent_floor=-139 fraction_bits=25 nan=quiet product_type=e8m15.nan.binade products=4 subnormals=flush_in+flush_out underflow_sign=plus */
    62144, 24529, 264, 9, 0, 4624, 514, 7171, 4981, 3097, 29697, 42003, 1028, 27651, 33793,
    /* rule fraction_bits sum f16,f16,f16,f32 11 fraction_bits=25 overflow=infinity rounding=odd subnormals=as_f16 zero_sign=plus */
    41912, 11256, 261, 11, 0, 1542, 1538, 3097, 23552, 17413, 27656, 25600,
    /* rule fraction_bits sum e4m3,e2m1,f32,f32 11 align=nearest_even fraction_bits=40 partial=cut products=4 rounding=up step_type=f32 subnormals=normalise underflow_sign=plus width=7 */
    59790, 58912, 265, 11, 0, 16, 514, 7169, 3112, 56322, 1028, 17411, 21506, 27652, 33793, 54279,
    /* rule fraction_bits sum e2m3,bf16,f16,f32 5 fraction_bits=40 multiplier_bits=4 result_bits=13 rounding=up subnormals=normalise */
    24519, 101, 261, 5, 0, 3591, 1538, 3112, 60420, 19469, 17411, 27652,
    /* rule exponent_floor sum e2m3,e5m7.ieee,f32,f32 6 align=nearest_away exponent_floor=-20 fraction_bits=4 overflow=infinity result_bits=17 rounding=nearest_away */
    15182, 9354, 518, 6, 0, 3604, 514, 7172, 5100, 3076, 23552, 19473, 17412,
    /* rule exponent_floor sum tf32,e4m3,f16,f32 12 adder=neighbours exponent_floor=-20 fraction_bits=11 interleave=2 nan=quiet products=3 subnormals=normalise underflow_sign=plus width=8 */
    44775, 12184, 521, 12, 0, 768, 1538, 39937, 5100, 3083, 9218, 29697, 1027, 27652, 33793, 54280,
    /* rule exponent_floor sum tf32,f32,f32,f16 12 adder=halves align=odd exponent_floor=0 fraction_bits=14 overflow=infinity partial=cut products=2 width=2 */
    61648, 21143, 520, 12, 0, 770, 518, 39939, 7173, 5120, 3086, 23552, 56322, 1026, 54274,
    /* rule exponent_floor sum tf32,e4m3,f16,f32 1 align=nearest_even exponent_floor=0 fraction_bits=5 multiplier_bits=7 nan=quiet overflow=infinity products=8 result_bits=18 tf32_class=whole zero_sign=plus */
    4652, 44815, 522, 1, 0, 768, 1538, 7169, 5120, 3077, 60423, 29697, 23552, 1032, 19474, 37889, 25600,
    /* rule exponent_floor sum e5m2,own,f16,own 5 align=nearest_away exponent_floor=9 fraction_bits=8 own_exponent_bits=2 own_fraction_bits=3 product_type=own rounding=nearest_away */
    5406, 63095, 519, 5, 0, 2829, 1549, 7172, 5129, 3080, 44034, 46083, 41997, 17412,
    /* rule exponent_floor sum f16,e2m1,f32,f16 8 adder=neighbours align=up exponent_floor=9 fraction_bits=2 nan=quiet rounding=stochastic step_type=e5m2 subnormals=flush_in+flush_out underflow_sign=plus */
    29738, 16841, 521, 8, 0, 1552, 518, 39937, 7171, 5129, 3074, 29697, 17414, 21515, 27651, 33793,
    /* rule align sum e2m3,f32,f32,f32 8 exponent_floor=-28 fraction_bits=3 overflow=infinity products=4 */
    41188, 22693, 772, 8, 0, 3586, 514, 5092, 3075, 23552, 1028,
    /* rule align sum f16,f16,f16,f32 10 fraction_bits=5 nan=any products=3 subnormals=normalise */
    15954, 28159, 772, 10, 0, 1542, 1538, 3077, 29698, 1027, 27652,
    /* rule align sum e2m1,e2m1,f32,f32 16:ue8m0:1 align=down block=16 fraction_bits=4 nan=quiet rounding=down underflow_sign=plus */
    39162, 57606, 774, 16, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 514, 7170, 15376, 3076, 29697, 17410, 33793,
    /* rule align sum e4m3,e3m2,f32,f16 12 align=down fraction_bits=37 nan=quiet overflow=infinity products=8 rounding=odd underflow_sign=plus */
    35949, 25860, 775, 12, 0, 1, 518, 7170, 3109, 29697, 23552, 1032, 17413, 33793,
    /* rule align sum e4m3,e2m3,f32,f32 12 adder=size align=up fraction_bits=6 partial=normalised subnormals=as_f16 */
    64433, 31440, 773, 12, 0, 14, 514, 39938, 7171, 3078, 56321, 27656,
    /* rule align sum e2m1,e2m1,f32,f16 24:ue8m0:1 align=up block=8 fraction_bits=31 nan=quiet subnormals=flush_in+flush_out underflow_sign=plus */
    28289, 55224, 774, 24, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 518, 7171, 15368, 3103, 29697, 27651, 33793,
    /* rule align sum f32,e2m3,f16,f16 2 align=nearest_away fraction_bits=1 nan=any subnormals=flush_out underflow_sign=plus */
    16062, 4650, 773, 2, 0, 526, 1542, 7172, 3073, 29698, 27650, 33793,
    /* rule align sum e2m1,f16,f16,f32 7 align=nearest_away fraction_bits=16 nan=quiet underflow_sign=plus */
    48989, 55396, 772, 7, 0, 4102, 1538, 7172, 3088, 29697, 33793,
    /* rule align sum bf16,f32,f32,f16 5 accumulate=after align=odd fraction_bits=6 group=1 products=1 result_bits=8 rounding=stochastic */
    34371, 35343, 775, 5, 0, 1794, 518, 11265, 7173, 3078, 13313, 1025, 19464, 17414,
    /* rule align sum e2m1,e4m3,f32,f16 5 align=odd fraction_bits=21 product_type=e4m3 products=4 rounding=up underflow_sign=plus */
    34824, 42626, 774, 5, 0, 4096, 518, 7173, 3093, 41984, 1028, 17411, 33793,
    /* rule align sum e3m2,f32,f32,f32 9 align=nearest_even fraction_bits=8 nan=quiet result_bits=4 rounding=odd underflow_sign=plus zero_sign=plus */
    25164, 3275, 775, 9, 0, 258, 514, 7169, 3080, 29697, 19460, 17413, 33793, 25600,
    /* rule align sum e2m3,e5m2,f16,f32 4 align=nearest_even exponent_floor=-25 fraction_bits=7 nan=quiet products=8 result_bits=11 sticky=yes underflow_sign=plus */
    64459, 38580, 776, 4, 0, 3595, 1538, 7169, 5095, 3079, 29697, 1032, 19467, 52225, 33793,
    /* rule interleave sum f32,e5m2,f32,e5m2 4 align=down fraction_bits=10 interleave=1 nan=payload underflow_sign=plus */
    51797, 8089, 1029, 4, 0, 523, 523, 7170, 3082, 9217, 29699, 33793,
    /* rule interleave sum e3m2,e2m3,f16,f16 10 fraction_bits=29 interleave=1 nan=any overflow=infinity products=1 subnormals=flush_out underflow_sign=plus */
    41991, 43052, 1031, 10, 0, 270, 1542, 3101, 9217, 29698, 23552, 1025, 27650, 33793,
    /* rule interleave sum f32,f32,f16,f32 12 interleave=2 nan=quiet products=1 result_bits=15 rounding=down subnormals=flush_out */
    20985, 54100, 1030, 12, 0, 514, 1538, 9218, 29697, 1025, 19471, 17410, 27650,
    /* rule interleave sum e4m3,e4m3,f32,f16 12 adder=halves fraction_bits=8 interleave=2 partial=normalised sticky=yes width=3 */
    8302, 29751, 1030, 12, 0, 0, 518, 39939, 3080, 9218, 56321, 52225, 54275,
    /* rule interleave sum e2m1,e4m3,f16,f32 16 accumulate=last group=8 interleave=4 overflow=infinity products=2 result_bits=2 step_type=f16 subnormals=normalise+as_f16 zero_sign=plus */
    5498, 38310, 1033, 16, 0, 4096, 1538, 11267, 13320, 9220, 23552, 1026, 19458, 21510, 27660, 25600,
    /* rule interleave sum tf32,e4m3,f16,f16 16 accumulate=last align=down fraction_bits=15 group=1 interleave=4 nan=quiet subnormals=flush_out */
    6150, 57025, 1031, 16, 0, 768, 1542, 11267, 7170, 3087, 13313, 9220, 29697, 27650,
    /* rule accumulate sum e4m6.b18.fnuz,e6m2.fnuz,f32,f16 1 align=odd fraction_bits=9 overflow=infinity result_bits=7 rounding=zero subnormals=flush_out */
    58580, 42209, 1286, 1, 0, 5398, 518, 7173, 3081, 23552, 19463, 17408, 27650,
    /* rule accumulate sum e3m2,e3m2,f32,f16 7 fraction_bits=29 nan=quiet products=3 rounding=stochastic zero_sign=plus */
    49485, 10548, 1285, 7, 0, 257, 518, 3101, 29697, 1027, 17414, 25600,
    /* rule accumulate sum e3m2,tf32,f16,f16 8 accumulate=after align=odd exponent_floor=-110 fraction_bits=10 nan=quiet partial=normalised rounding=nearest_away step_type=f16 tf32_class=whole width=2 */
    14268, 5960, 1290, 8, 0, 259, 1542, 11265, 7173, 5010, 3082, 29697, 56321, 17412, 21510, 37889, 54274,
    /* rule accumulate sum e2m1,e2m3,f32,f32 4 accumulate=after adder=size exponent_floor=-34 fraction_bits=31 interleave=2 nan=quiet partial=normalised products=8 rounding=up */
    21385, 60927, 1289, 4, 0, 4110, 514, 11265, 39938, 5086, 3103, 9218, 29697, 56321, 1032, 17411,
    /* rule accumulate sum tf32,e5m2,f16,f16 1 accumulate=after_product overflow=infinity products=8 result_bits=13 rounding=stochastic tf32_class=whole underflow_sign=plus */
    28311, 27376, 1287, 1, 0, 779, 1542, 11266, 23552, 1032, 19469, 17414, 37889, 33793,
    /* rule accumulate sum f32,f32,f32,f16 7 accumulate=after_product align=odd fraction_bits=30 rounding=stochastic subnormals=flush_in underflow_sign=plus */
    8590, 38568, 1286, 7, 0, 514, 518, 11266, 7173, 3102, 17414, 27649, 33793,
    /* rule accumulate sum f32,f32,f32,f32 6 accumulate=last adder=neighbours group=1 nan=quiet products=4 result_bits=21 rounding=down subnormals=flush_in */
    48017, 8213, 1288, 6, 0, 514, 514, 11267, 39937, 13313, 29697, 1028, 19477, 17410, 27649,
    /* rule accumulate sum f16,e3m2,f16,f16 16:ue8m0:8 accumulate=last group=2 nan=quiet products=8 subnormals=as_f16 underflow_sign=plus */
    63551, 7974, 1286, 16, MMAREF_TYPE_UE8M0 << 8 | 7, 1537, 1542, 11267, 13314, 29697, 1032, 27656, 33793,
    /* rule group sum e2m3,f32,f32,f16 5 accumulate=after_product adder=neighbours group=1 nan=quiet subnormals=normalise+as_f16 underflow_sign=plus */
    39513, 36611, 1542, 5, 0, 3586, 518, 11266, 39937, 13313, 29697, 27660, 33793,
    /* rule group sum e4m3,e3m2,f32,f16 9 accumulate=after adder=halves align=nearest_away fraction_bits=17 group=1 partial=cut result_bits=20 subnormals=as_f16 underflow_sign=plus width=2 */
    15871, 3503, 1546, 9, 0, 1, 518, 11265, 39939, 7172, 3089, 13313, 56322, 19476, 27656, 33793, 54274,
    /* rule group sum tf32,e4m3,f32,f32 8 accumulate=after align=nearest_even fraction_bits=33 group=2 product_rounding=nearest_even product_type=f32 result_bits=9 tf32_class=whole underflow_sign=plus */
    42290, 48813, 1545, 8, 0, 768, 514, 11265, 7169, 3105, 13314, 58369, 41986, 19465, 37889, 33793,
    /* rule group sum e4m3,f32,f16,f16 8 accumulate=after_product adder=neighbours group=2 rounding=zero underflow_sign=plus width=5 */
    19260, 15073, 1542, 8, 0, 2, 1542, 11266, 39937, 13314, 17408, 33793, 54277,
    /* rule group sum f32,bf16,f16,f16 8 accumulate=last group=4 interleave=1 rounding=zero underflow_sign=plus */
    36403, 47243, 1541, 8, 0, 519, 1542, 11267, 13316, 9217, 17408, 33793,
    /* rule group sum e5m2,bf16,f16,f16 4 accumulate=after_product align=odd exponent_floor=-93 fraction_bits=12 group=4 multiplier_bits=1 nan=quiet products=1 rounding=nearest_away */
    25956, 28559, 1545, 4, 0, 2823, 1542, 11266, 7173, 5027, 3084, 13316, 60417, 29697, 1025, 17412,
    /* rule block sum e2m1,e2m1,f16,f32 12:ue8m0:1 align=down block=2 fraction_bits=15 */
    16782, 35488, 1795, 12, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1538, 7170, 15362, 3087,
    /* rule block sum e2m1,e2m1,f16,f32 20:ue8m0:1 align=down block=2 fraction_bits=3 subnormals=normalise+as_f16 underflow_sign=plus */
    47613, 60512, 1797, 20, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1538, 7170, 15362, 3075, 27660, 33793,
    /* rule block sum e2m1,e2m1,f16,f32 8:ue8m0:1 block=4 fraction_bits=6 nan=quiet rounding=nearest_away step_type=f32 underflow_sign=plus */
    26033, 6586, 1798, 8, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1538, 15364, 3078, 29697, 17412, 21506, 33793,
    /* rule block sum e2m1,e2m1,f16,f16 32:ue4m3:1 block=4 fraction_bits=8 nan=quiet underflow_sign=plus */
    12446, 49200, 1796, 32, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 1542, 15364, 3080, 29697, 33793,
    /* rule block sum e2m1,e2m1,f16,f32 32:ue4m3:1 align=up block=8 fraction_bits=7 zero_sign=plus */
    21249, 24468, 1796, 32, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 1538, 7171, 15368, 3079, 25600,
    /* rule block sum e2m1,e2m1,f16,f16 24:ue4m3:1 block=8 fraction_bits=5 nan=quiet rounding=zero */
    54247, 22994, 1796, 24, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 1542, 15368, 3077, 29697, 17408,
    /* rule block sum e2m1,e2m1,f32,f32 16:ue4m3:1 align=odd block=16 fraction_bits=3 underflow_sign=plus */
    58606, 32964, 1796, 16, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 514, 7173, 15376, 3075, 33793,
    /* rule block sum e2m1,e2m1,f32,f16 32:ue4m3:2 align=odd block=16 exponent_floor=-143 fraction_bits=11 nan=quiet overflow=infinity step_type=f32 underflow_sign=plus zero_sign=plus */
    30443, 18294, 1801, 32, MMAREF_TYPE_UE4M3 << 8 | 1, 4112, 518, 7173, 15376, 4977, 3083, 29697, 23552, 21506, 33793, 25600,
    /* rule rounding sum e2m1,e2m1,f32,f16 8:ue4m3:1 align=odd block=8 exponent_floor=-46 fraction_bits=28 result_bits=12 underflow_sign=plus zero_sign=plus */
    1506, 27774, 2055, 8, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 518, 7173, 15368, 5074, 3100, 19468, 33793, 25600,
    /* rule rounding sum tf32,e2m3,e3m1.reserved,f32 8 align=odd fraction_bits=31 products=4 result_bits=8 underflow_sign=plus zero_sign=plus */
    56542, 34352, 2054, 8, 0, 782, 2050, 7173, 3103, 1028, 19464, 33793, 25600,
    /* rule rounding sum f16,e2m1,f32,f16 10 adder=neighbours exponent_floor=-104 fraction_bits=4 overflow=infinity rounding=down underflow_sign=plus */
    22221, 42271, 2054, 10, 0, 1552, 518, 39937, 5016, 3076, 23552, 17410, 33793,
    /* rule rounding sum e4m3,e2m1,e4m3,e4m3 8 accumulate=after_product overflow=infinity result_bits=5 rounding=down subnormals=flush_in underflow_sign=plus */
    25925, 53254, 2054, 8, 0, 16, 0, 11266, 23552, 19461, 17410, 27649, 33793,
    /* rule rounding sum e2m3,e2m1,f16,f16 10 accumulate=after nan=quiet overflow=saturate products=1 rounding=up underflow_sign=plus */
    17111, 55109, 2054, 10, 0, 3600, 1542, 11265, 29697, 23554, 1025, 17411, 33793,
    /* rule rounding sum e5m2,e5m2,f16,f32 12 accumulate=last group=12 result_bits=14 rounding=up underflow_sign=plus */
    48742, 63219, 2053, 12, 0, 2827, 1538, 11267, 13324, 19470, 17411, 33793,
    /* rule rounding sum e5m2,tf32,f32,f16 5 adder=size fraction_bits=3 partial=cut products=2 rounding=nearest_away tf32_class=whole width=5 */
    27432, 3318, 2055, 5, 0, 2819, 518, 39938, 3075, 56322, 1026, 17412, 37889, 54277,
    /* rule rounding sum f16,e3m2,e4m3,e5m2 7 nan=quiet rounding=nearest_away */
    38073, 5880, 2050, 7, 0, 1537, 11, 29697, 17412,
    /* rule rounding sum f16,e3m4.fnuz.binade,f32,f32 10 nan=quiet product_type=e3m8.b0.binade rounding=odd underflow_sign=plus */
    7792, 64036, 2052, 10, 0, 1559, 514, 29697, 42008, 17413, 33793,
    /* rule rounding sum bf16,f16,f16,f32 10 products=4 rounding=odd subnormals=normalise underflow_sign=plus */
    19960, 54863, 2052, 10, 0, 1798, 1538, 1028, 17413, 27652, 33793,
    /* rule rounding sum f16,tf32,f32,f32 7 fraction_bits=8 multiplier_bits=6 products=4 rounding=stochastic underflow_sign=plus */
    3433, 25839, 2053, 7, 0, 1539, 514, 3080, 60422, 1028, 17414, 33793,
    /* rule rounding sum e3m2,tf32,f32,f16 8 adder=neighbours nan=quiet products=8 rounding=stochastic subnormals=flush_in tf32_class=whole */
    56617, 25993, 2054, 8, 0, 259, 518, 39937, 29697, 1032, 17414, 27649, 37889,
    /* rule rounding sum e2m3,bf16,f16,f32 2 fraction_bits=40 overflow=infinity result_bits=6 rounding=zero subnormals=as_f16 */
    40223, 7239, 2053, 2, 0, 3591, 1538, 3112, 23552, 19462, 17408, 27656,
    /* rule rounding sum e4m3,bf16,f32,f32 6 accumulate=after_product adder=neighbours group=2 products=4 rounding=zero zero_sign=plus */
    39066, 34406, 2054, 6, 0, 7, 514, 11266, 39937, 13314, 1028, 17408, 25600,
    /* rule result_bits sum f32,e2m3,f16,f32 11 align=up fraction_bits=23 result_bits=1 rounding=zero subnormals=flush_in underflow_sign=plus */
    37947, 22550, 2310, 11, 0, 526, 1538, 7171, 3095, 19457, 17408, 27649, 33793,
    /* rule result_bits sum e2m1,e5m2,f32,f32 10 accumulate=after_product align=odd exponent_floor=-142 fraction_bits=3 nan=payload products=4 result_bits=1 rounding=up zero_sign=plus */
    46949, 49486, 2313, 10, 0, 4107, 514, 11266, 7173, 4978, 3075, 29699, 1028, 19457, 17411, 25600,
    /* rule result_bits sum e2m1,f32,f16,f16 2:ue4m3:2 nan=quiet result_bits=5 rounding=down zero_sign=plus */
    8911, 48037, 2308, 2, MMAREF_TYPE_UE4M3 << 8 | 1, 4098, 1542, 29697, 19461, 17410, 25600,
    /* rule result_bits sum e4m3,e5m2,f16,f16 7 align=nearest_away exponent_floor=-140 fraction_bits=29 result_bits=5 rounding=odd step_type=f16 subnormals=normalise+as_f16 underflow_sign=plus */
    32456, 51459, 2312, 7, 0, 11, 1542, 7172, 4980, 3101, 19461, 17413, 21510, 27660, 33793,
    /* rule result_bits sum e4m3,bf16,f32,f32 10:ue8m0:2 accumulate=after_product align=down exponent_floor=4 fraction_bits=29 group=2 overflow=infinity result_bits=9 */
    11133, 19301, 2311, 10, MMAREF_TYPE_UE8M0 << 8 | 1, 7, 514, 11266, 7170, 5124, 3101, 13314, 23552, 19465,
    /* rule result_bits sum tf32,f32,f16,f16 1 fraction_bits=23 product_rounding=nearest_away product_type=f16 result_bits=9 rounding=nearest_away subnormals=normalise+as_f16 tf32_class=whole underflow_sign=plus zero_sign=plus */
    19407, 5378, 2313, 1, 0, 770, 1542, 3095, 58372, 41990, 19465, 17412, 27660, 37889, 33793, 25600,
    /* rule step_type sum f32,own,own,f32 4 nan=quiet own_bias=249 own_exponent_bits=6 own_fraction_bits=6 own_special=nan rounding=zero step_type=f16 subnormals=flush_in underflow_sign=plus zero_sign=plus */
    41384, 19060, 2570, 4, 0, 525, 3330, 29697, 48377, 44038, 46086, 50178, 17408, 21510, 27649, 33793, 25600,
    /* rule step_type sum e5m2,bf16,f32,f32 3 fraction_bits=0 nan=any products=8 step_type=f16 subnormals=flush_in underflow_sign=plus */
    38369, 41892, 2566, 3, 0, 2823, 514, 3072, 29698, 1032, 21510, 27649, 33793,
    /* rule step_type sum e2m3,e2m1,f32,f32 8 align=odd exponent_floor=-4 fraction_bits=29 nan=quiet product_rounding=nearest_even product_type=bf16 rounding=up step_type=bf16 */
    13793, 43420, 2568, 8, 0, 3600, 514, 7173, 5116, 3101, 29697, 58369, 41991, 17411, 21511,
    /* rule step_type sum bf16,e2m1,f16,f16 12 interleave=1 rounding=odd step_type=bf16 */
    27687, 22404, 2563, 12, 0, 1808, 1542, 9217, 17413, 21511,
    /* rule step_type sum e5m2,tf32,f32,f16 8 accumulate=after_product fraction_bits=18 nan=quiet overflow=infinity product_type=bf16 products=8 result_bits=15 rounding=down step_type=f32 subnormals=flush_out tf32_class=whole */
    64502, 15282, 2571, 8, 0, 2819, 518, 11266, 3090, 29697, 23552, 41991, 1032, 19471, 17410, 21506, 27650, 37889,
    /* rule step_type sum e2m1,tf32,f32,f16 7 adder=size fraction_bits=14 partial=normalised step_type=f32 subnormals=flush_in tf32_class=whole underflow_sign=plus */
    52067, 39780, 2567, 7, 0, 4099, 518, 39938, 3086, 56321, 21506, 27649, 37889, 33793,
    /* rule step_type sum e2m3,f16,f16,f16 4 accumulate=after adder=halves step_type=e4m3 underflow_sign=plus width=2 */
    37844, 14246, 2565, 4, 0, 3590, 1542, 11265, 39939, 21504, 33793, 54274,
    /* rule step_type sum bf16,e3m2,f16,f16 16:ue4m3:8 accumulate=after rounding=zero step_type=e4m3 underflow_sign=plus zero_sign=plus */
    58192, 51458, 2565, 16, MMAREF_TYPE_UE4M3 << 8 | 7, 1793, 1542, 11265, 17408, 21504, 33793, 25600,
    /* rule step_type sum e2m1,e2m1,f16,f16 32:ue4m3:2 block=16 fraction_bits=30 nan=quiet rounding=zero step_type=e5m2 */
    46679, 48963, 2565, 32, MMAREF_TYPE_UE4M3 << 8 | 1, 4112, 1542, 15376, 3102, 29697, 17408, 21515,
    /* rule step_type sum bf16,e2m1,f16,f32 7 products=1 rounding=stochastic step_type=e5m2 zero_sign=plus */
    21570, 30283, 2564, 7, 0, 1808, 1538, 1025, 17414, 21515, 25600,
    /* rule step_type sum own,own,own,f16 5 accumulate=after overflow=infinity own_bias=139 own_exponent_bits=5 own_fraction_bits=7 own_special=nan products=2 rounding=up step_type=own subnormals=normalise+as_f16 underflow_sign=plus */
    1221, 30113, 2571, 5, 0, 3341, 3334, 11265, 23552, 48267, 44037, 46087, 50178, 1026, 17411, 21517, 27660, 33793,
    /* rule step_type sum e5m2,e2m3,f32,own 2 accumulate=after exponent_floor=-27 fraction_bits=26 nan=quiet overflow=infinity own_bias=171 own_exponent_bits=5 own_fraction_bits=19 products=2 step_type=own subnormals=as_f16 underflow_sign=plus */
    64588, 12346, 2572, 2, 0, 2830, 525, 11265, 5093, 3098, 29697, 23552, 48299, 44037, 46099, 1026, 21517, 27656, 33793,
    /* rule step_type sum e2m1,own,f32,f16 1:ue4m3:1 adder=halves own_bias=27 own_exponent_bits=6 own_fraction_bits=5 own_special=reserved product_rounding=up product_type=e4m3 step_type=e6m9.ieee underflow_sign=plus width=3 */
    23839, 40354, 2570, 1, MMAREF_TYPE_UE4M3 << 8 | 0, 4109, 518, 39939, 48155, 44038, 46085, 50179, 58371, 41984, 21529, 33793, 54275,
    /* rule step_type sum tf32,e2m1,f32,own 3 nan=quiet own_bias=51 own_exponent_bits=4 own_fraction_bits=16 products=2 step_type=e6m9.ieee subnormals=normalise underflow_sign=plus zero_sign=plus */
    31189, 56367, 2569, 3, 0, 784, 525, 29697, 48179, 44036, 46096, 1026, 21529, 27652, 33793, 25600,
    /* rule step_type sum e4m3.b11.binade,e5m7.b3.nan,f16,f32 12 fraction_bits=14 nan=quiet product_type=e6m6.reserved rounding=down step_type=e5m7.b11.nan */
    48030, 8468, 2565, 12, 0, 6683, 1538, 3086, 29697, 42012, 17410, 21533,
    /* rule step_type sum e2m1,e2m3,f16,f32 9 align=nearest_away fraction_bits=9 partial=normalised step_type=e5m7.b11.nan subnormals=flush_out width=3 */
    52361, 57460, 2566, 9, 0, 4110, 1538, 7172, 3081, 56321, 21533, 27650, 54275,
    /* rule step_type sum e3m2,bf16,f16,f16 9 exponent_floor=-57 fraction_bits=25 product_type=f32 products=8 rounding=zero step_type=e4m3.fnuz underflow_sign=plus zero_sign=plus */
    30049, 54025, 2568, 9, 0, 263, 1542, 5063, 3097, 41986, 1032, 17408, 21521, 33793, 25600,
    /* rule step_type sum e3m2,tf32,f32,f32 10 adder=neighbours nan=quiet products=4 step_type=e4m3.fnuz subnormals=flush_in underflow_sign=plus */
    27675, 63327, 2566, 10, 0, 259, 514, 39937, 29697, 1028, 21521, 27649, 33793,
    /* rule step_type sum tf32,bf16,f32,f32 5 accumulate=after align=up fraction_bits=26 nan=quiet product_rounding=odd product_type=e4m3 step_type=e6m3.reserved underflow_sign=plus */
    58599, 36503, 2568, 5, 0, 775, 514, 11265, 7171, 3098, 29697, 58373, 41984, 21534, 33793,
    /* rule step_type sum f32,e4m3,f32,f32 6 accumulate=last align=odd exponent_floor=-8 fraction_bits=32 group=6 overflow=infinity rounding=nearest_away step_type=e6m3.reserved subnormals=normalise zero_sign=plus */
    51010, 54620, 2570, 6, 0, 512, 514, 11267, 7173, 5112, 3104, 13318, 23552, 17412, 21534, 27652, 25600,
    /* rule step_type sum bf16,tf32,f32,f16 3 adder=size fraction_bits=34 nan=quiet partial=normalised products=8 step_type=e5m10.binade tf32_class=whole underflow_sign=plus */
    62076, 45527, 2568, 3, 0, 1795, 518, 39938, 3106, 29697, 56321, 1032, 21535, 37889, 33793,
    /* rule step_type sum e4m3,e5m2,f16,f32 8:ue8m0:1 overflow=infinity rounding=up step_type=e5m10.binade underflow_sign=plus */
    28532, 877, 2564, 8, MMAREF_TYPE_UE8M0 << 8 | 0, 11, 1538, 23552, 17411, 21535, 33793,
    /* rule overflow sum e5m2,e2m3,f16,e5m2 1 nan=payload overflow=infinity */
    658, 42580, 2818, 1, 0, 2830, 1547, 29699, 23552,
    /* rule overflow sum f32,f16,f32,f32 6 accumulate=after_product overflow=infinity result_bits=18 rounding=up subnormals=normalise+as_f16 underflow_sign=plus */
    22621, 61735, 2822, 6, 0, 518, 514, 11266, 23552, 19474, 17411, 27660, 33793,
    /* rule overflow sum e4m3,tf32,f32,f32 7 adder=neighbours exponent_floor=-118 fraction_bits=14 nan=quiet partial=cut products=8 rounding=down tf32_class=whole underflow_sign=plus width=4 */
    61309, 20314, 2826, 7, 0, 3, 514, 39937, 5002, 3086, 29697, 56322, 1032, 17410, 37889, 33793, 54276,
    /* rule overflow sum f16,tf32,f32,f16 4 adder=neighbours nan=quiet rounding=zero subnormals=normalise underflow_sign=plus */
    57032, 28156, 2821, 4, 0, 1539, 518, 39937, 29697, 17408, 27652, 33793,
    /* rule overflow sum e2m1,f16,f16,f16 24:ue8m0:6 nan=quiet overflow=saturate subnormals=normalise underflow_sign=plus */
    18421, 24687, 2820, 24, MMAREF_TYPE_UE8M0 << 8 | 5, 4102, 1542, 29697, 23554, 27652, 33793,
    /* rule overflow sum f32,e4m3,f32,f32 9 align=up fraction_bits=0 nan=payload overflow=saturate products=2 subnormals=normalise underflow_sign=plus */
    40285, 42371, 2823, 9, 0, 512, 514, 7171, 3072, 29699, 23554, 1026, 27652, 33793,
    /* rule zero_sign sum e6m5.b15.nan.binade,f16,e4m2.ieee,f32 4 nan=quiet result_bits=8 rounding=down subnormals=normalise+as_f16 zero_sign=plus */
    50083, 27785, 3077, 4, 0, 8198, 8450, 29697, 19464, 17410, 27660, 25600,
    /* rule zero_sign sum e4m3,e3m2,f16,f32 3 align=up fraction_bits=6 products=2 result_bits=20 subnormals=flush_in zero_sign=plus */
    55174, 30843, 3078, 3, 0, 1, 1538, 7171, 3078, 1026, 19476, 27649, 25600,
    /* rule zero_sign sum f32,f32,f32,f16 5 accumulate=after nan=quiet rounding=down underflow_sign=plus */
    25888, 24839, 3076, 5, 0, 514, 518, 11265, 29697, 17410, 33793,
    /* rule zero_sign sum own,f32,f32,own 2 own_bias=97 own_exponent_bits=6 own_fraction_bits=4 own_special=ieee products=8 rounding=down subnormals=flush_in */
    37450, 60942, 3079, 2, 0, 3330, 525, 48225, 44038, 46084, 50177, 1032, 17410, 27649,
    /* rule subnormals sum f32,bf16,f16,f32 5 align=odd exponent_floor=-19 fraction_bits=28 overflow=saturate products=4 subnormals=flush_in underflow_sign=plus zero_sign=plus */
    42766, 30555, 3336, 5, 0, 519, 1538, 7173, 5101, 3100, 23554, 1028, 27649, 33793, 25600,
    /* rule subnormals sum e2m1,bf16,e4m8.fnuz,e3m7.fnuz 2 products=3 step_type=e8m14.b1.fnuz.binade subnormals=flush_in zero_sign=plus */
    48451, 22531, 3332, 2, 0, 4103, 8739, 1027, 21540, 27649, 25600,
    /* rule subnormals sum e4m3,e3m2,f32,f16 10 nan=quiet rounding=odd subnormals=flush_out zero_sign=plus */
    32268, 32039, 3332, 10, 0, 1, 518, 29697, 17413, 27650, 25600,
    /* rule subnormals sum e5m2,e2m3,f32,f32 6 fraction_bits=11 overflow=infinity products=8 result_bits=1 rounding=stochastic subnormals=flush_out */
    46073, 14742, 3334, 6, 0, 2830, 514, 3083, 23552, 1032, 19457, 17414, 27650,
    /* rule subnormals sum e2m20.nan,tf32,e8m23.reserved,f32 8 fraction_bits=18 interleave=2 products=3 subnormals=normalise tf32_class=whole underflow_sign=plus */
    24711, 36028, 3334, 8, 0, 9475, 9730, 3090, 9218, 1027, 27652, 37889, 33793,
    /* rule subnormals sum e2m3,e5m2,f32,f32 3 products=2 result_bits=12 subnormals=normalise width=5 */
    57377, 47123, 3332, 3, 0, 3595, 514, 1026, 19468, 27652, 54277,
    /* rule subnormals sum f32,own,own,own 6 align=down fraction_bits=8 own_bias=147 own_exponent_bits=1 own_fraction_bits=20 own_special=nan subnormals=as_f16 underflow_sign=plus zero_sign=plus */
    46645, 44876, 3337, 6, 0, 525, 3341, 7170, 3080, 48275, 44033, 46100, 50178, 27656, 33793, 25600,
    /* rule subnormals sum tf32,f16,f16,f32 7 adder=neighbours align=down fraction_bits=5 overflow=infinity partial=cut result_bits=8 subnormals=as_f16 tf32_class=whole width=8 */
    29566, 25391, 3337, 7, 0, 774, 1538, 39937, 7170, 3077, 23552, 56322, 19464, 27656, 37889, 54280,
    /* rule subnormals sum e2m3,f32,f16,f32 11 adder=halves fraction_bits=3 partial=cut products=3 subnormals=flush_in+flush_out underflow_sign=plus width=4 */
    34011, 40241, 3335, 11, 0, 3586, 1538, 39939, 3075, 56322, 1027, 27651, 33793, 54276,
    /* rule subnormals sum e5m2,e4m3,f32,f32 12 accumulate=last fraction_bits=33 group=12 nan=quiet overflow=infinity result_bits=11 rounding=nearest_away subnormals=flush_in+flush_out */
    5741, 27839, 3336, 12, 0, 2816, 514, 11267, 3105, 13324, 29697, 23552, 19467, 17412, 27651,
    /* rule subnormals sum own,own,f16,f32 11:ue8m0:1 adder=size fraction_bits=6 own_bias=90 own_exponent_bits=7 own_fraction_bits=11 own_special=ieee partial=cut step_type=own subnormals=flush_out+normalise underflow_sign=plus width=5 */
    35101, 49064, 3339, 11, MMAREF_TYPE_UE8M0 << 8 | 0, 3341, 1538, 39938, 3078, 48218, 44039, 46091, 50177, 56322, 21517, 27654, 33793, 54277,
    /* rule subnormals sum e4m3,e2m3,f32,f16 11 exponent_floor=-60 fraction_bits=11 nan=quiet overflow=infinity rounding=stochastic subnormals=flush_out+normalise underflow_sign=plus */
    37871, 55874, 3335, 11, 0, 14, 518, 5060, 3083, 29697, 23552, 17414, 27654, 33793,
    /* rule subnormals sum bf16,e4m1.b218.fnuz,f16,f16 1 align=down fraction_bits=38 nan=quiet product_type=e4m3.fnuz.binade result_bits=21 subnormals=normalise+as_f16 underflow_sign=plus */
    41067, 15909, 3335, 1, 0, 1831, 1542, 7170, 3110, 29697, 42024, 19477, 27660, 33793,
    /* rule subnormals sum own,bf16,f16,f32 9 exponent_floor=-144 fraction_bits=10 nan=quiet own_exponent_bits=1 own_fraction_bits=9 step_type=own subnormals=normalise+as_f16 */
    48041, 30640, 3335, 9, 0, 3335, 1538, 4976, 3082, 29697, 44033, 46089, 21517, 27660,
    /* rule subnormals sum e4m3,f16,f32,f32 12 adder=neighbours nan=quiet products=4 result_bits=16 subnormals=flush_out+as_f16 underflow_sign=plus */
    27868, 51478, 3334, 12, 0, 6, 514, 39937, 29697, 1028, 19472, 27658, 33793,
    /* rule subnormals sum e3m4.reserved,e3m2,f16,f16 9 align=up fraction_bits=13 overflow=infinity product_type=e6m7.b2.reserved products=1 subnormals=flush_out+as_f16 underflow_sign=plus */
    41024, 33530, 3335, 9, 0, 10497, 1542, 7171, 3085, 23552, 42026, 1025, 27658, 33793,
    /* rule nan sum e3m2,e2m3,f16,f32 3 fraction_bits=9 products=3 result_bits=16 rounding=up step_type=e4m3 */
    1206, 10526, 3589, 3, 0, 270, 1538, 3081, 1027, 19472, 17411, 21504,
    /* rule nan sum f32,e4m3,f16,f32 3 align=up fraction_bits=20 products=8 subnormals=flush_in */
    9447, 64069, 3588, 3, 0, 512, 1538, 7171, 3092, 1032, 27649,
    /* rule nan sum f32,e2m3,f32,f32 11 nan=quiet result_bits=10 step_type=e6m9.fnuz */
    18847, 30369, 3587, 11, 0, 526, 514, 29697, 19466, 21547,
    /* rule nan sum tf32,bf16,f32,f16 7 accumulate=after_product group=1 nan=quiet subnormals=flush_in+flush_out */
    30958, 54433, 3588, 7, 0, 775, 518, 11266, 13313, 29697, 27651,
    /* rule nan sum tf32,f16,f32,f32 9 nan=payload products=1 subnormals=flush_out underflow_sign=plus */
    35751, 49501, 3588, 9, 0, 774, 514, 29699, 1025, 27650, 33793,
    /* rule nan sum tf32,e2m3,f32,e5m4.nan 4 exponent_floor=-57 fraction_bits=19 nan=payload result_bits=21 rounding=zero tf32_class=whole underflow_sign=plus */
    31770, 48214, 3591, 4, 0, 782, 527, 5063, 3091, 29699, 19477, 17408, 37889, 33793,
    /* rule nan sum e2m3,f16,f16,f16 9 fraction_bits=16 nan=any result_bits=3 rounding=down step_type=e6m9.fnuz subnormals=normalise+as_f16 underflow_sign=plus zero_sign=plus */
    15102, 33076, 3592, 9, 0, 3590, 1542, 3088, 29698, 19459, 17410, 21547, 27660, 33793, 25600,
    /* rule nan sum f32,f32,f32,f32 8 exponent_floor=2 fraction_bits=11 interleave=2 nan=any products=2 subnormals=flush_out underflow_sign=plus */
    40200, 50305, 3591, 8, 0, 514, 514, 5122, 3083, 9218, 29698, 1026, 27650, 33793,
    /* rule underflow_sign sum e2m1,e2m1,f32,f32 5 align=nearest_away fraction_bits=29 nan=quiet overflow=saturate result_bits=23 step_type=f16 subnormals=normalise underflow_sign=plus */
    48943, 28935, 3848, 5, 0, 4112, 514, 7172, 3101, 29697, 23554, 19479, 21510, 27652, 33793,
    /* rule underflow_sign sum e2m1,tf32,f32,e5m4.reserved 7 accumulate=after_product align=up fraction_bits=18 group=7 nan=payload subnormals=normalise+as_f16 tf32_class=whole underflow_sign=plus */
    21568, 65153, 3848, 7, 0, 4099, 556, 11266, 7171, 3090, 13319, 29699, 27660, 37889, 33793,
    /* rule underflow_sign sum e2m1,e2m1,f16,f16 4:ue8m0:1 block=4 exponent_floor=-34 fraction_bits=14 rounding=up subnormals=flush_out */
    36345, 19844, 3845, 4, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1542, 15364, 5086, 3086, 17411, 27650,
    /* rule underflow_sign sum bf16,bf16,f32,f32 10 nan=quiet result_bits=4 rounding=down step_type=e8m22.b66.binade subnormals=normalise */
    18137, 33002, 3845, 10, 0, 1799, 514, 29697, 19460, 17410, 21549, 27652,
    /* rule tf32_class sum tf32,e5m2,f16,f16 7 exponent_floor=-13 fraction_bits=31 tf32_class=whole underflow_sign=plus */
    33872, 49415, 4100, 7, 0, 779, 1542, 5107, 3103, 37889, 33793,
    /* rule tf32_class sum tf32,tf32,f32,f32 7 accumulate=after_product nan=payload overflow=infinity products=4 rounding=nearest_away step_type=e6m9.reserved tf32_class=whole zero_sign=plus */
    28618, 576, 4104, 7, 0, 771, 514, 11266, 29699, 23552, 1028, 17412, 21550, 37889, 25600,
    /* rule tf32_class sum tf32,e4m3,f32,f32 3 accumulate=after adder=halves align=nearest_away fraction_bits=9 nan=quiet rounding=up width=5 zero_sign=plus */
    40040, 1244, 4104, 3, 0, 768, 514, 11265, 39939, 7172, 3081, 29697, 17411, 54277, 25600,
    /* rule tf32_class sum tf32,tf32,f32,f32 7 rounding=odd subnormals=flush_in underflow_sign=plus zero_sign=plus */
    22112, 53869, 4100, 7, 0, 771, 514, 17413, 27649, 33793, 25600,
    /* rule adder sum f32,bf16,f32,f16 10 overflow=infinity products=3 result_bits=13 rounding=odd subnormals=normalise+as_f16 */
    62904, 3904, 4357, 10, 0, 519, 518, 23552, 1027, 19469, 17413, 27660,
    /* rule adder sum e3m2,tf32,f32,f16 10 align=up exponent_floor=-62 fraction_bits=13 products=4 result_bits=12 sticky=yes subnormals=flush_out width=2 */
    22012, 33035, 4360, 10, 0, 259, 518, 7171, 5058, 3085, 1028, 19468, 52225, 27650, 54274,
    /* rule adder sum f16,e3m2,f16,f32 12 adder=neighbours align=nearest_even fraction_bits=37 nan=quiet overflow=infinity sticky=yes subnormals=normalise+as_f16 */
    23869, 28115, 4359, 12, 0, 1537, 1538, 39937, 7169, 3109, 29697, 23552, 52225, 27660,
    /* rule adder sum e5m2,e2m1,f32,f16 8:ue4m3:8 adder=neighbours overflow=infinity products=3 result_bits=13 underflow_sign=plus */
    27610, 37422, 4357, 8, MMAREF_TYPE_UE4M3 << 8 | 7, 2832, 518, 39937, 23552, 1027, 19469, 33793,
    /* rule adder sum tf32,e5m2,f32,e5m4.reserved 10 adder=halves nan=payload result_bits=18 rounding=zero step_type=e4m3 subnormals=flush_in+flush_out underflow_sign=plus */
    61722, 55606, 4359, 10, 0, 779, 556, 39939, 29699, 19474, 17408, 21504, 27651, 33793,
    /* rule adder sum e3m2,e4m3,f32,f32 4 adder=halves align=nearest_away exponent_floor=-16 fraction_bits=30 nan=quiet overflow=infinity own_bias=176 own_exponent_bits=2 own_fraction_bits=15 own_special=nan rounding=nearest_away step_type=own subnormals=as_f16 underflow_sign=plus */
    14392, 41656, 4366, 4, 0, 256, 514, 39939, 7172, 5104, 3102, 29697, 23552, 48304, 44034, 46095, 50178, 17412, 21517, 27656, 33793,
    /* rule adder sum f32,tf32,f32,f32 10 adder=size nan=any overflow=infinity rounding=nearest_away zero_sign=plus */
    35592, 20358, 4357, 10, 0, 515, 514, 39938, 29698, 23552, 17412, 25600,
    /* rule adder sum e3m2,e2m1,f16,f16 4 adder=size align=up fraction_bits=3 nan=quiet product_type=f32 subnormals=normalise underflow_sign=plus */
    48430, 62206, 4359, 4, 0, 272, 1542, 39938, 7171, 3075, 29697, 41986, 27652, 33793,
    /* rule product_type sum tf32,e2m1,own,f16 7 accumulate=after align=nearest_away exponent_floor=-77 fraction_bits=8 own_exponent_bits=8 own_fraction_bits=6 own_special=fnuz product_type=f16 products=8 result_bits=10 rounding=down step_type=f16 subnormals=normalise+as_f16 zero_sign=plus */
    8620, 41591, 4622, 7, 0, 784, 3334, 11265, 7172, 5043, 3080, 44040, 46086, 50180, 41990, 1032, 19466, 17410, 21510, 27660, 25600,
    /* rule product_type sum tf32,e3m2,f16,e4m3 2 fraction_bits=18 nan=quiet overflow=infinity product_type=f16 products=1 subnormals=flush_out zero_sign=plus */
    10731, 41374, 4615, 2, 0, 769, 1536, 3090, 29697, 23552, 41990, 1025, 27650, 25600,
    /* rule product_type sum e4m3,f32,f16,f32 5 nan=payload product_type=bf16 products=2 rounding=up underflow_sign=plus */
    11852, 57649, 4613, 5, 0, 2, 1538, 29699, 41991, 1026, 17411, 33793,
    /* rule product_type sum tf32,f16,f16,f16 4 adder=size exponent_floor=1 fraction_bits=37 partial=normalised product_type=bf16 subnormals=flush_out tf32_class=whole underflow_sign=plus zero_sign=plus */
    52567, 14215, 4617, 4, 0, 774, 1542, 39938, 5121, 3109, 56321, 41991, 27650, 37889, 33793, 25600,
    /* rule product_type sum e2m3,f32,f32,f16 8 align=nearest_even fraction_bits=14 nan=quiet product_type=f32 underflow_sign=plus zero_sign=plus */
    45797, 36384, 4614, 8, 0, 3586, 518, 7169, 3086, 29697, 41986, 33793, 25600,
    /* rule product_type sum f32,f16,f32,f16 4 accumulate=after group=1 product_type=f32 products=2 rounding=down */
    18108, 50550, 4613, 4, 0, 518, 518, 11265, 13313, 41986, 1026, 17410,
    /* rule product_type sum bf16,e7m12.b5.fnuz.binade,f16,f32 7 accumulate=after_product group=1 nan=quiet product_type=e4m3 products=1 result_bits=6 step_type=e4m4.fnuz subnormals=flush_out */
    54626, 57818, 4616, 7, 0, 1839, 1538, 11266, 13313, 29697, 41984, 1025, 19462, 21552, 27650,
    /* rule product_type sum e2m1,e4m3,f32,f16 6 nan=quiet product_type=e4m3 products=8 step_type=e5m2 underflow_sign=plus zero_sign=plus */
    23162, 60118, 4614, 6, 0, 4096, 518, 29697, 41984, 1032, 21515, 33793, 25600,
    /* rule product_type sum bf16,e3m2,f32,f32 1 exponent_floor=-24 fraction_bits=20 nan=quiet overflow=infinity product_type=e5m2 rounding=stochastic underflow_sign=plus zero_sign=plus */
    27810, 36760, 4616, 1, 0, 1793, 514, 5096, 3092, 29697, 23552, 41995, 17414, 33793, 25600,
    /* rule product_type sum f32,e3m2,e5m3.b3.fnuz,f16 2 nan=quiet product_type=e5m2 result_bits=17 */
    21983, 4754, 4611, 2, 0, 513, 12550, 29697, 41995, 19473,
    /* rule product_type sum f16,f16,f16,own 10 align=odd fraction_bits=5 nan=quiet own_bias=251 own_exponent_bits=2 own_fraction_bits=13 own_special=nan product_type=own products=8 rounding=zero */
    21139, 8480, 4618, 10, 0, 1542, 1549, 7173, 3077, 29697, 48379, 44034, 46093, 50178, 41997, 1032, 17408,
    /* rule product_type sum f16,tf32,f16,f32 1 own_exponent_bits=4 own_fraction_bits=6 own_special=nan product_type=own result_bits=6 rounding=zero step_type=own tf32_class=whole */
    61861, 23404, 4616, 1, 0, 1539, 1538, 44036, 46086, 50178, 41997, 19462, 17408, 21517, 37889,
    /* rule product_type sum own,f16,f32,f16 3 fraction_bits=20 own_bias=61 own_exponent_bits=6 own_fraction_bits=1 own_special=fnuz product_type=e6m9.ieee products=3 result_bits=7 rounding=nearest_away zero_sign=plus */
    1864, 35763, 4618, 3, 0, 3334, 518, 3092, 48189, 44038, 46081, 50180, 42009, 1027, 19463, 17412, 25600,
    /* rule product_type sum own,e2m3,f32,own 8 align=nearest_even exponent_floor=-95 fraction_bits=37 own_exponent_bits=8 own_fraction_bits=22 own_special=nan product_type=e6m9.ieee products=1 result_bits=13 */
    58418, 8400, 4617, 8, 0, 3342, 525, 7169, 5025, 3109, 44040, 46102, 50178, 42009, 1025, 19469,
    /* rule product_type sum e5m2,f32,f32,f16 8:ue8m0:4 interleave=2 product_type=e5m7.b11.nan products=1 underflow_sign=plus */
    2493, 40244, 4612, 8, MMAREF_TYPE_UE8M0 << 8 | 3, 2818, 518, 9218, 42013, 1025, 33793,
    /* rule product_type sum f32,f32,f32,f16 7 nan=quiet overflow=infinity product_type=e5m7.b11.nan result_bits=16 subnormals=normalise underflow_sign=plus zero_sign=plus */
    5911, 13522, 4615, 7, 0, 514, 518, 29697, 23552, 42013, 19472, 27652, 33793, 25600,
    /* rule product_type sum e2m1,tf32,f32,f16 8 adder=halves fraction_bits=9 interleave=1 partial=normalised product_type=e4m3.fnuz products=4 subnormals=normalise+as_f16 underflow_sign=plus width=5 */
    249, 25521, 4617, 8, 0, 4099, 518, 39939, 3081, 9217, 56321, 42001, 1028, 27660, 33793, 54277,
    /* rule product_type sum e4m3,tf32,f32,f16 10 exponent_floor=-13 fraction_bits=16 nan=quiet overflow=infinity product_rounding=zero product_type=e4m3.fnuz products=8 zero_sign=plus */
    32444, 42853, 4616, 10, 0, 3, 518, 5107, 3088, 29697, 23552, 58368, 42001, 1032, 25600,
    /* rule product_type sum e4m3,e2m3,f32,f16 5 fraction_bits=39 nan=quiet overflow=infinity product_type=e6m3.reserved products=1 rounding=up subnormals=flush_in+flush_out */
    14206, 43817, 4615, 5, 0, 14, 518, 3111, 29697, 23552, 42014, 1025, 17411, 27651,
    /* rule product_type sum e5m2,e2m1,f32,f16 8 adder=halves interleave=1 overflow=infinity product_type=e6m3.reserved rounding=down subnormals=flush_out width=4 */
    54587, 27293, 4615, 8, 0, 2832, 518, 39939, 9217, 23552, 42014, 17410, 27650, 54276,
    /* rule product_type sum f16,e4m3,f32,f16 12 fraction_bits=32 nan=quiet overflow=infinity product_type=e5m10.binade rounding=zero subnormals=flush_in+flush_out */
    18145, 48398, 4614, 12, 0, 1536, 518, 3104, 29697, 23552, 42015, 17408, 27651,
    /* rule product_type sum bf16,e6m2.b2.reserved.binade,f32,f32 1 accumulate=after product_type=e5m10.binade products=4 rounding=nearest_away subnormals=flush_in+flush_out underflow_sign=plus */
    9744, 22367, 4614, 1, 0, 1842, 514, 11265, 42015, 1028, 17412, 27651, 33793,
    /* rule own_exponent_bits sum bf16,own,own,own 10 accumulate=after align=nearest_even exponent_floor=-56 fraction_bits=22 group=5 own_bias=16 own_exponent_bits=2 own_fraction_bits=8 own_special=ieee result_bits=6 underflow_sign=plus */
    202, 25258, 4875, 10, 0, 1805, 3341, 11265, 7169, 5064, 3094, 13317, 48144, 44034, 46088, 50177, 19462, 33793,
    /* rule own_exponent_bits sum own,own,own,f16 5 align=nearest_even exponent_floor=-26 fraction_bits=25 nan=quiet own_exponent_bits=2 own_fraction_bits=13 own_special=nan product_type=own products=4 rounding=zero subnormals=flush_in+flush_out */
    41007, 27717, 4875, 5, 0, 3341, 3334, 7169, 5094, 3097, 29697, 44034, 46093, 50178, 41997, 1028, 17408, 27651,
    /* rule own_exponent_bits sum e4m3,own,own,f16 11 own_bias=82 own_exponent_bits=5 own_fraction_bits=18 own_special=ieee product_type=own products=4 result_bits=18 rounding=nearest_away subnormals=flush_in+flush_out underflow_sign=plus zero_sign=plus */
    11607, 19620, 4875, 11, 0, 13, 3334, 48210, 44037, 46098, 50177, 41997, 1028, 19474, 17412, 27651, 33793, 25600,
    /* rule own_exponent_bits sum e2m3,own,f32,f32 7 fraction_bits=24 own_bias=109 own_exponent_bits=5 own_fraction_bits=15 own_special=fnuz products=8 result_bits=15 step_type=own underflow_sign=plus zero_sign=plus */
    49109, 1704, 4874, 7, 0, 3597, 514, 3096, 48237, 44037, 46095, 50180, 1032, 19471, 21517, 33793, 25600,
    /* rule own_exponent_bits sum e2m3,own,f32,own 5 exponent_floor=-120 fraction_bits=2 nan=quiet own_bias=16 own_exponent_bits=8 own_fraction_bits=1 own_special=nan rounding=zero zero_sign=plus */
    45372, 19883, 4873, 5, 0, 3597, 525, 5000, 3074, 29697, 48144, 44040, 46081, 50178, 17408, 25600,
    /* rule own_exponent_bits sum e2m1,own,f32,f32 4 accumulate=after nan=quiet overflow=infinity own_exponent_bits=8 own_fraction_bits=4 own_special=ieee subnormals=normalise+as_f16 underflow_sign=plus */
    19761, 5618, 4872, 4, 0, 4109, 514, 11265, 29697, 23552, 44040, 46084, 50177, 27660, 33793,
    /* rule own_fraction_bits sum tf32,own,f32,f32 1 accumulate=after_product exponent_floor=-1 fraction_bits=25 own_exponent_bits=8 own_fraction_bits=1 own_special=reserved product_type=own products=8 tf32_class=whole */
    42840, 4613, 5129, 1, 0, 781, 514, 11266, 5119, 3097, 44040, 46081, 50179, 41997, 1032, 37889,
    /* rule own_fraction_bits sum own,own,f32,own 7 nan=quiet own_bias=20 own_exponent_bits=5 own_fraction_bits=1 own_special=reserved product_type=own products=2 subnormals=flush_out underflow_sign=plus zero_sign=plus */
    16839, 48183, 5130, 7, 0, 3341, 525, 29697, 48148, 44037, 46081, 50179, 41997, 1026, 27650, 33793, 25600,
    /* rule own_fraction_bits sum own,f16,f16,own 5 own_exponent_bits=5 own_fraction_bits=3 product_type=own products=4 subnormals=flush_in+flush_out underflow_sign=plus */
    63919, 22894, 5126, 5, 0, 3334, 1549, 44037, 46083, 41997, 1028, 27651, 33793,
    /* rule own_fraction_bits sum e2m1,own,f32,own 6 own_exponent_bits=4 own_fraction_bits=3 own_special=ieee products=2 */
    11689, 36719, 5124, 6, 0, 4109, 525, 44036, 46083, 50177, 1026,
    /* rule own_fraction_bits sum own,own,f32,own 9 own_exponent_bits=7 own_fraction_bits=10 own_special=ieee rounding=up underflow_sign=plus */
    59108, 50052, 5125, 9, 0, 3341, 525, 44039, 46090, 50177, 17411, 33793,
    /* rule own_fraction_bits sum own,f32,own,f16 8 accumulate=after align=down fraction_bits=35 interleave=2 nan=quiet own_exponent_bits=7 own_fraction_bits=10 step_type=own subnormals=as_f16 zero_sign=plus */
    42235, 7549, 5130, 8, 0, 3330, 3334, 11265, 7170, 3107, 9218, 29697, 44039, 46090, 21517, 27656, 25600,
    /* rule own_fraction_bits sum own,e2m3,own,own 4 nan=quiet own_bias=192 own_exponent_bits=2 own_fraction_bits=23 own_special=nan product_type=own products=4 result_bits=20 underflow_sign=plus */
    18722, 63254, 5129, 4, 0, 3342, 3341, 29697, 48320, 44034, 46103, 50178, 41997, 1028, 19476, 33793,
    /* rule own_fraction_bits sum f32,own,f16,f32 8 align=down fraction_bits=29 own_exponent_bits=5 own_fraction_bits=23 own_special=nan subnormals=as_f16 underflow_sign=plus */
    56787, 9555, 5127, 8, 0, 525, 1538, 7170, 3101, 44037, 46103, 50178, 27656, 33793,
    /* rule own_bias sum e2m3,own,f32,own 5 accumulate=after_product exponent_floor=-86 fraction_bits=4 nan=quiet own_bias=0 own_exponent_bits=6 own_fraction_bits=4 own_special=fnuz subnormals=as_f16 */
    3808, 20676, 5385, 5, 0, 3597, 525, 11266, 5034, 3076, 29697, 48128, 44038, 46084, 50180, 27656,
    /* rule own_bias sum own,own,f32,f32 8 align=down exponent_floor=-8 fraction_bits=6 own_bias=0 own_exponent_bits=3 own_fraction_bits=13 products=2 rounding=up subnormals=flush_out zero_sign=plus */
    3683, 26897, 5386, 8, 0, 3341, 514, 7170, 5112, 3078, 48128, 44035, 46093, 1026, 17411, 27650, 25600,
    /* rule own_bias sum e4m3,f32,own,f16 12 accumulate=after nan=quiet own_bias=11 own_exponent_bits=6 own_fraction_bits=2 own_special=nan result_bits=15 zero_sign=plus */
    12694, 20773, 5384, 12, 0, 2, 3334, 11265, 29697, 48139, 44038, 46082, 50178, 19471, 25600,
    /* rule own_bias sum e2m3,own,f16,f16 2 accumulate=after align=up exponent_floor=-12 fraction_bits=21 nan=quiet own_bias=11 own_exponent_bits=1 own_fraction_bits=20 own_special=reserved product_type=own products=2 result_bits=9 */
    39186, 52574, 5388, 2, 0, 3597, 1542, 11265, 7171, 5108, 3093, 29697, 48139, 44033, 46100, 50179, 41997, 1026, 19465,
    /* rule own_bias sum own,own,own,f16 10 nan=quiet overflow=infinity own_bias=100 own_exponent_bits=7 own_fraction_bits=6 own_special=reserved product_type=own products=1 subnormals=normalise underflow_sign=plus zero_sign=plus */
    37831, 64045, 5387, 10, 0, 3341, 3334, 29697, 23552, 48228, 44039, 46086, 50179, 41997, 1025, 27652, 33793, 25600,
    /* rule own_bias sum f16,tf32,own,own 1 accumulate=after_product fraction_bits=25 nan=quiet own_bias=100 own_exponent_bits=3 own_fraction_bits=13 own_special=ieee products=3 step_type=own subnormals=flush_in+flush_out underflow_sign=plus */
    13920, 10269, 5387, 1, 0, 1539, 3341, 11266, 3097, 29697, 48228, 44035, 46093, 50177, 1027, 21517, 27651, 33793,
    /* rule own_special sum own,bf16,own,own 9 accumulate=after_product exponent_floor=-14 fraction_bits=31 own_exponent_bits=8 own_fraction_bits=3 rounding=down subnormals=flush_in underflow_sign=plus */
    6834, 5671, 5640, 9, 0, 3335, 3341, 11266, 5106, 3103, 44040, 46083, 17410, 27649, 33793,
    /* rule own_special sum e5m2,f32,own,f16 12 nan=quiet overflow=infinity own_exponent_bits=5 own_fraction_bits=18 result_bits=8 */
    14038, 35773, 5637, 12, 0, 2818, 3334, 29697, 23552, 44037, 46098, 19464,
    /* rule own_special sum f16,f16,own,own 2 accumulate=after exponent_floor=-74 fraction_bits=10 group=1 nan=quiet own_bias=5 own_exponent_bits=6 own_fraction_bits=17 own_special=ieee rounding=up step_type=own subnormals=normalise+as_f16 underflow_sign=plus */
    8478, 8093, 5645, 2, 0, 1542, 3341, 11265, 5046, 3082, 13313, 29697, 48133, 44038, 46097, 50177, 17411, 21517, 27660, 33793,
    /* rule own_special sum own,own,f32,f16 9 align=down fraction_bits=3 own_exponent_bits=5 own_fraction_bits=15 own_special=ieee rounding=down subnormals=as_f16 underflow_sign=plus */
    33318, 10910, 5640, 9, 0, 3341, 518, 7170, 3075, 44037, 46095, 50177, 17410, 27656, 33793,
    /* rule own_special sum tf32,own,f16,f32 6 nan=quiet own_exponent_bits=1 own_fraction_bits=23 own_special=nan products=8 result_bits=7 underflow_sign=plus */
    33159, 15796, 5639, 6, 0, 781, 1538, 29697, 44033, 46103, 50178, 1032, 19463, 33793,
    /* rule own_special sum e5m2,e2m1,f32,own 1 own_exponent_bits=6 own_fraction_bits=1 own_special=nan product_type=own products=1 result_bits=1 rounding=up */
    64616, 48630, 5639, 1, 0, 2832, 525, 44038, 46081, 50178, 41997, 1025, 19457, 17411,
    /* rule own_special sum own,own,f16,own 1 own_bias=252 own_exponent_bits=3 own_fraction_bits=8 own_special=reserved rounding=zero */
    10364, 12706, 5637, 1, 0, 3341, 1549, 48380, 44035, 46088, 50179, 17408,
    /* rule own_special sum f16,e4m3,own,own 1 accumulate=after_product group=1 own_bias=231 own_exponent_bits=7 own_fraction_bits=18 own_special=reserved products=4 rounding=zero step_type=f16 */
    62823, 49136, 5641, 1, 0, 1536, 3341, 11266, 13313, 48359, 44039, 46098, 50179, 1028, 17408, 21510,
    /* rule own_special sum f32,e2m3,f32,own 8 align=nearest_even exponent_floor=-110 fraction_bits=21 interleave=1 own_exponent_bits=7 own_fraction_bits=11 own_special=fnuz subnormals=flush_out underflow_sign=plus zero_sign=plus */
    14838, 9504, 5642, 8, 0, 526, 525, 7169, 5010, 3093, 9217, 44039, 46091, 50180, 27650, 33793, 25600,
    /* rule own_special sum e2m3,own,f32,f32 6 own_exponent_bits=6 own_fraction_bits=20 own_special=fnuz result_bits=10 step_type=f32 subnormals=normalise underflow_sign=plus */
    59701, 47276, 5639, 6, 0, 3597, 514, 44038, 46100, 50180, 19466, 21506, 27652, 33793,
    /* rule sticky sum e2m1,f16,f32,f32 8:ue8m0:8 exponent_floor=-149 fraction_bits=30 nan=quiet result_bits=5 rounding=up sticky=yes subnormals=flush_out */
    39193, 35275, 5895, 8, MMAREF_TYPE_UE8M0 << 8 | 7, 4102, 514, 4971, 3102, 29697, 19461, 17411, 52225, 27650,
    /* rule sticky sum f16,f16,f32,f32 2 fraction_bits=21 nan=quiet products=3 result_bits=10 rounding=up sticky=yes underflow_sign=plus */
    12955, 62007, 5895, 2, 0, 1542, 514, 3093, 29697, 1027, 19466, 17411, 52225, 33793,
    /* rule sticky sum e5m2,own,f32,f16 6 fraction_bits=12 nan=quiet own_bias=153 own_exponent_bits=4 own_fraction_bits=23 own_special=fnuz products=4 subnormals=normalise underflow_sign=plus */
    17605, 55328, 5897, 6, 0, 2829, 518, 3084, 29697, 48281, 44036, 46103, 50180, 1028, 27652, 33793,
    /* rule sticky sum e3m2,tf32,f32,f32 7 adder=size fraction_bits=5 nan=quiet partial=normalised products=3 result_bits=3 */
    33142, 61495, 5894, 7, 0, 259, 514, 39938, 3077, 29697, 56321, 1027, 19459,
    /* rule width sum tf32,e3m2,f16,f32 4 nan=quiet rounding=down underflow_sign=plus width=2 zero_sign=plus */
    61069, 24843, 6149, 4, 0, 769, 1538, 29697, 17410, 33793, 54274, 25600,
    /* rule width sum tf32,e3m2,e5m2.reserved.binade,f16 4 exponent_floor=-128 fraction_bits=10 nan=quiet rounding=down subnormals=normalise tf32_class=whole underflow_sign=plus width=2 */
    19609, 52780, 6152, 4, 0, 769, 13062, 4992, 3082, 29697, 17410, 27652, 37889, 33793, 54274,
    /* rule width sum e3m2,f32,f16,f32 11 adder=size align=odd fraction_bits=16 partial=normalised subnormals=flush_out underflow_sign=plus width=3 */
    4882, 14904, 6151, 11, 0, 258, 1538, 39938, 7173, 3088, 56321, 27650, 33793, 54275,
    /* rule width sum f16,e3m2,e6m8.b9.reserved.binade,e6m3.reserved 7 nan=quiet product_type=e4m6.reserved.binade result_bits=9 rounding=down step_type=e6m3.b52.reserved width=3 */
    57015, 54747, 6150, 7, 0, 1537, 13342, 29697, 42037, 19465, 17410, 21558, 54275,
    /* rule width sum e2m3,e3m2,f16,f16 7 product_type=e5m2 subnormals=flush_in+flush_out underflow_sign=plus width=4 */
    6776, 57961, 6148, 7, 0, 3585, 1542, 41995, 27651, 33793, 54276,
    /* rule width sum bf16,f32,f16,f16 8 accumulate=after_product adder=size interleave=1 result_bits=15 rounding=zero subnormals=flush_in+flush_out underflow_sign=plus width=4 */
    42857, 16988, 6152, 8, 0, 1794, 1542, 11266, 39938, 9217, 19471, 17408, 27651, 33793, 54276,
    /* rule width sum f32,f32,f16,f16 4 rounding=up step_type=f16 subnormals=normalise underflow_sign=plus width=5 zero_sign=plus */
    42883, 62693, 6150, 4, 0, 514, 1542, 17411, 21510, 27652, 33793, 54277, 25600,
    /* rule width sum e2m1,f16,f32,f16 4 overflow=infinity product_rounding=odd product_type=e5m2 products=8 rounding=nearest_away subnormals=flush_out width=5 */
    29967, 39059, 6151, 4, 0, 4102, 518, 23552, 58373, 41995, 1032, 17412, 27650, 54277,
    /* rule width sum e4m3,e2m1,f16,f32 11 nan=quiet result_bits=7 rounding=stochastic subnormals=normalise width=8 zero_sign=plus */
    60848, 41740, 6150, 11, 0, 16, 1538, 29697, 19463, 17414, 27652, 54280, 25600,
    /* rule width sum tf32,e3m2,f32,f32 5 align=nearest_even fraction_bits=2 nan=quiet result_bits=10 rounding=odd step_type=f32 subnormals=flush_in+flush_out underflow_sign=plus width=8 zero_sign=plus */
    53888, 25709, 6154, 5, 0, 769, 514, 7169, 3074, 29697, 19466, 17413, 21506, 27651, 33793, 54280, 25600,
    /* rule partial sum f32,e2m3,f16,f32 7 adder=neighbours align=odd fraction_bits=17 nan=quiet overflow=infinity rounding=down underflow_sign=plus width=8 zero_sign=plus */
    17754, 15044, 6409, 7, 0, 526, 1538, 39937, 7173, 3089, 29697, 23552, 17410, 33793, 54280, 25600,
    /* rule partial sum bf16,e3m2,f16,f16 9 adder=size fraction_bits=12 overflow=infinity products=3 result_bits=17 zero_sign=plus */
    59099, 44125, 6406, 9, 0, 1793, 1542, 39938, 3084, 23552, 1027, 19473, 25600,
    /* rule partial sum f32,e2m3,f32,f16 22 adder=size align=nearest_even fraction_bits=10 partial=normalised subnormals=flush_in underflow_sign=plus */
    49972, 16095, 6406, 22, 0, 526, 518, 39938, 7169, 3082, 56321, 27649, 33793,
    /* rule partial sum e5m5.ieee,e3m6.fnuz.binade,f32,e5m12.nan 11 accumulate=after adder=neighbours fraction_bits=13 nan=payload partial=normalised product_rounding=nearest_away product_type=f32 result_bits=4 subnormals=as_f16 width=2 zero_sign=plus */
    64822, 8889, 6411, 11, 0, 14136, 569, 11265, 39937, 3085, 29699, 56321, 58372, 41986, 19460, 27656, 54274, 25600,
    /* rule partial sum tf32,f16,f32,f32 8 align=odd fraction_bits=3 partial=cut result_bits=4 rounding=down underflow_sign=plus */
    18188, 3024, 6406, 8, 0, 774, 514, 7173, 3075, 56322, 19460, 17410, 33793,
    /* rule partial sum e2m3,f32,f32,f32 4 adder=neighbours fraction_bits=5 nan=quiet overflow=infinity partial=cut products=1 width=2 */
    52314, 47597, 6407, 4, 0, 3586, 514, 39937, 3077, 29697, 23552, 56322, 1025, 54274,
    /* rule product_rounding sum e5m4.fnuz,e3m6.fnuz,e6m3.b169.fnuz,f16 10 align=down fraction_bits=9 nan=quiet product_type=e3m6.fnuz.binade rounding=nearest_away zero_sign=plus */
    12485, 29501, 6662, 10, 0, 14907, 15366, 7170, 3081, 29697, 42040, 17412, 25600,
    /* rule product_rounding sum e6m9.b4.fnuz,e6m2.fnuz,f16,f16 6 align=nearest_even exponent_floor=-1 fraction_bits=27 product_type=e6m17.b9.fnuz products=8 result_bits=7 rounding=up */
    16473, 11604, 6663, 6, 0, 15638, 1542, 7169, 5119, 3099, 42046, 1032, 19463, 17411,
    /* rule product_rounding sum f16,f32,f32,f32 10 product_rounding=nearest_even product_type=f16 products=4 rounding=up subnormals=normalise+as_f16 underflow_sign=plus */
    31169, 61292, 6662, 10, 0, 1538, 514, 58369, 41990, 1028, 17411, 27660, 33793,
    /* rule product_rounding sum e2m1,e5m2,f16,f32 7:ue4m3:7 nan=quiet overflow=infinity product_rounding=nearest_even product_type=e5m2 rounding=odd subnormals=normalise */
    43764, 549, 6662, 7, MMAREF_TYPE_UE4M3 << 8 | 6, 4107, 1538, 29697, 23552, 58369, 41995, 17413, 27652,
    /* rule product_rounding sum f16,e3m2,f16,f16 9 accumulate=after_product fraction_bits=21 group=9 nan=quiet overflow=infinity product_rounding=down product_type=bf16 products=4 */
    24926, 15576, 6664, 9, 0, 1537, 1542, 11266, 3093, 13321, 29697, 23552, 58370, 41991, 1028,
    /* rule product_rounding sum f32,e3m2,f32,e4m6.fnuz.binade 9 product_rounding=down product_type=e1m10.fnuz.binade rounding=zero step_type=e7m4.nan.binade subnormals=flush_in+flush_out underflow_sign=plus zero_sign=plus */
    33739, 1494, 6663, 9, 0, 513, 575, 58370, 42048, 17408, 21569, 27651, 33793, 25600,
    /* rule product_rounding sum e5m2,f16,f32,f32 11 product_rounding=up product_type=bf16 products=1 result_bits=6 */
    62534, 1704, 6660, 11, 0, 2822, 514, 58371, 41991, 1025, 19462,
    /* rule product_rounding sum e5m2,e2m3,f16,f16 12 product_rounding=up product_type=e5m2 products=4 rounding=stochastic subnormals=normalise+as_f16 underflow_sign=plus width=6 */
    50225, 4324, 6663, 12, 0, 2830, 1542, 58371, 41995, 1028, 17414, 27660, 33793, 54278,
    /* rule product_rounding sum f32,e2m3,f16,f16 7 align=odd fraction_bits=29 overflow=infinity product_rounding=nearest_away product_type=f16 result_bits=6 underflow_sign=plus */
    38636, 17079, 6663, 7, 0, 526, 1542, 7173, 3101, 23552, 58372, 41990, 19462, 33793,
    /* rule product_rounding sum e4m3,bf16,f32,f16 6 fraction_bits=32 overflow=infinity product_rounding=nearest_away product_type=e4m3 products=1 subnormals=flush_out zero_sign=plus */
    49097, 10096, 6663, 6, 0, 7, 518, 3104, 23552, 58372, 41984, 1025, 27650, 25600,
    /* rule product_rounding sum e2m1,own,own,own 7 accumulate=after group=1 nan=quiet own_bias=62 own_exponent_bits=5 own_fraction_bits=10 own_special=nan product_rounding=odd product_type=own products=4 step_type=bf16 underflow_sign=plus */
    254, 52134, 6668, 7, 0, 4109, 3341, 11265, 13313, 29697, 48190, 44037, 46090, 50178, 58373, 41997, 1028, 21511, 33793,
    /* rule product_rounding sum f32,e2m3,f32,f16 8 interleave=2 product_rounding=odd product_type=e5m2 products=3 result_bits=5 subnormals=as_f16 */
    24178, 4397, 6662, 8, 0, 526, 518, 9218, 58373, 41995, 1027, 19461, 27656,
    /* rule product_rounding sum bf16,tf32,f32,f16 5 align=down fraction_bits=28 nan=quiet overflow=infinity product_rounding=stochastic product_type=bf16 products=8 tf32_class=whole underflow_sign=plus */
    13286, 18678, 6665, 5, 0, 1795, 518, 7170, 3100, 29697, 23552, 58374, 41991, 1032, 37889, 33793,
    /* rule product_rounding sum f32,f16,f32,f32 4 accumulate=after adder=size align=down fraction_bits=28 group=1 nan=payload overflow=saturate partial=cut product_rounding=stochastic product_type=e5m2 products=4 rounding=stochastic step_type=e6m9.fnuz sticky=yes subnormals=flush_in width=8 */
    2519, 1522, 6672, 4, 0, 518, 514, 11265, 39938, 7170, 3100, 13313, 29699, 23554, 56322, 58374, 41995, 1028, 17414, 21547, 52225, 27649, 54280,
    /* rule product_rounding sum e4m3,f16,e4m1.reserved,f16 4 align=nearest_away fraction_bits=21 interleave=1 nan=quiet product_rounding=zero product_type=e5m3.reserved rounding=nearest_away subnormals=normalise underflow_sign=plus */
    30631, 13986, 6665, 4, 0, 6, 16902, 7172, 3093, 9217, 29697, 58368, 42051, 17412, 27652, 33793,
    /* rule product_rounding sum bf16,tf32,e3m12.fnuz,f16 10 product_rounding=zero product_type=e5m14.nan products=4 result_bits=11 subnormals=flush_in+flush_out underflow_sign=plus */
    10455, 32012, 6662, 10, 0, 1795, 17414, 58368, 42053, 1028, 19467, 27651, 33793,
    /* rule multiplier_bits sum e5m2,e2m1,f16,f16 8 fraction_bits=7 multiplier_bits=1 products=4 rounding=down underflow_sign=plus */
    5670, 31921, 6917, 8, 0, 2832, 1542, 3079, 60417, 1028, 17410, 33793,
    /* rule multiplier_bits sum tf32,e3m2,f16,f16 11 align=up fraction_bits=6 multiplier_bits=1 nan=quiet products=4 */
    49411, 42489, 6917, 11, 0, 769, 1542, 7171, 3078, 60417, 29697, 1028,
    /* rule multiplier_bits sum tf32,f16,f16,f16 2 accumulate=after fraction_bits=8 group=2 multiplier_bits=3 products=3 tf32_class=whole */
    24404, 10578, 6918, 2, 0, 774, 1542, 11265, 3080, 13314, 60419, 1027, 37889,
    /* rule multiplier_bits sum e4m3,e2m3,f32,f32 8 align=down fraction_bits=10 interleave=2 multiplier_bits=3 rounding=nearest_away subnormals=normalise+as_f16 */
    18516, 45176, 6918, 8, 0, 14, 514, 7170, 3082, 9218, 60419, 17412, 27660,
    /* rule multiplier_bits sum f16,e5m2,f16,f16 8 align=down fraction_bits=5 multiplier_bits=4 products=8 rounding=down step_type=f32 sticky=yes */
    2927, 19406, 6919, 8, 0, 1547, 1542, 7170, 3077, 60420, 1032, 17410, 21506, 52225,
    /* rule multiplier_bits sum f32,e4m3,f16,f16 4 accumulate=after_product align=odd exponent_floor=-84 fraction_bits=10 group=2 multiplier_bits=4 nan=quiet overflow=infinity products=1 rounding=nearest_away step_type=f16 underflow_sign=plus zero_sign=plus */
    19739, 27192, 6925, 4, 0, 512, 1542, 11266, 7173, 5036, 3082, 13314, 60420, 29697, 23552, 1025, 17412, 21510, 33793, 25600,
    /* rule multiplier_bits sum f32,f32,f32,f16 8 align=down fraction_bits=12 interleave=1 multiplier_bits=8 nan=payload partial=normalised products=3 rounding=odd subnormals=flush_out underflow_sign=plus */
    16076, 38530, 6922, 8, 0, 514, 518, 7170, 3084, 9217, 60424, 29699, 56321, 1027, 17413, 27650, 33793,
    /* rule multiplier_bits sum f32,f16,f32,f16 4 align=down exponent_floor=-85 fraction_bits=2 multiplier_bits=8 nan=quiet rounding=odd underflow_sign=plus zero_sign=plus */
    37065, 63870, 6920, 4, 0, 518, 518, 7170, 5035, 3074, 60424, 29697, 17413, 33793, 25600,
    /* rule multiplier_bits sum f32,bf16,f16,f16 8 fraction_bits=11 multiplier_bits=11 subnormals=flush_out */
    1479, 34748, 6915, 8, 0, 519, 1542, 3083, 60427, 27650,
    /* rule multiplier_bits sum own,own,own,f32 12 align=odd fraction_bits=26 multiplier_bits=11 nan=quiet own_bias=124 own_exponent_bits=1 own_fraction_bits=20 own_special=reserved products=8 rounding=down */
    3009, 31915, 6922, 12, 0, 3341, 3330, 7173, 3098, 60427, 29697, 48252, 44033, 46100, 50179, 1032, 17410,
    /* rule multiplier_bits sum f32,e2m1,f16,f32 6 align=up exponent_floor=-92 fraction_bits=2 multiplier_bits=24 nan=quiet products=4 rounding=down subnormals=normalise */
    42038, 49919, 6920, 6, 0, 528, 1538, 7171, 5028, 3074, 60440, 29697, 1028, 17410, 27652,
    /* rule multiplier_bits sum bf16,f32,f16,f16 3 accumulate=after_product align=down fraction_bits=2 multiplier_bits=24 products=4 */
    18573, 43348, 6917, 3, 0, 1794, 1542, 11266, 7170, 3074, 60440, 1028,
    /* rule scales sum f16,f16,f32,f16 16:ue4m3:8 accumulate=after group=4 products=8 */
    43125, 22777, 7171, 16, MMAREF_TYPE_UE4M3 << 8 | 7, 1542, 518, 11265, 13316, 1032,
    /* rule scales sum e2m1,e2m1,f32,f32 12:ue4m3:3 block=4 fraction_bits=7 rounding=up subnormals=normalise underflow_sign=plus */
    23567, 17122, 7173, 12, MMAREF_TYPE_UE4M3 << 8 | 2, 4112, 514, 15364, 3079, 17411, 27652, 33793,
    /* rule scales sum e2m3,e2m3,f16,f32 11:ue4m3:1 rounding=down subnormals=normalise underflow_sign=plus zero_sign=plus */
    36637, 44323, 7172, 11, MMAREF_TYPE_UE4M3 << 8 | 0, 3598, 1538, 17410, 27652, 33793, 25600,
    /* rule scales sum e2m1,e2m1,f32,f16 20:ue4m3:1 align=up block=5 exponent_floor=-73 fraction_bits=14 nan=quiet subnormals=normalise+as_f16 underflow_sign=plus */
    54914, 14936, 7175, 20, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 518, 7171, 15365, 5047, 3086, 29697, 27660, 33793,
    /* rule scales sum f16,e2m3,f32,f16 1:ue8m0:1 overflow=infinity products=1 subnormals=flush_in underflow_sign=plus */
    33280, 21682, 7172, 1, MMAREF_TYPE_UE8M0 << 8 | 0, 1550, 518, 23552, 1025, 27649, 33793,
    /* rule scales sum e2m1,e2m1,f16,f32 8:ue8m0:1 align=nearest_away block=8 fraction_bits=37 result_bits=21 rounding=down */
    39356, 24716, 7173, 8, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1538, 7172, 15368, 3109, 19477, 17410,
    /* rule scales sum bf16,e4m3,f32,f16 2:ue8m0:2 align=nearest_even exponent_floor=-104 fraction_bits=13 underflow_sign=plus zero_sign=plus */
    37207, 19608, 7173, 2, MMAREF_TYPE_UE8M0 << 8 | 1, 1792, 518, 7169, 5016, 3085, 33793, 25600,
    /* rule scales sum e2m1,e2m1,f32,f16 8:ue8m0:1 align=odd block=8 fraction_bits=27 rounding=nearest_away underflow_sign=plus zero_sign=plus */
    45534, 20086, 7174, 8, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 518, 7173, 15368, 3099, 17412, 33793, 25600,
    /* rule formats sum e3m2,e2m1,f32,f32 11 fraction_bits=9 overflow=infinity product_type=e6m4.reserved result_bits=13 step_type=e6m1.reserved underflow_sign=plus zero_sign=plus */
    44812, 27081, 7431, 11, 0, 272, 514, 3081, 23552, 42054, 19469, 21575, 33793, 25600,
    /* rule formats sum bf16,own,f32,f32 4 fraction_bits=8 nan=quiet own_bias=35 own_exponent_bits=1 own_fraction_bits=11 products=2 subnormals=flush_in+flush_out underflow_sign=plus */
    19267, 62277, 7432, 4, 0, 1805, 514, 3080, 29697, 48163, 44033, 46091, 1026, 27651, 33793,
    /* rule formats sum e3m2,e6m6.reserved.binade,f16,f16 8 align=up exponent_floor=-122 fraction_bits=30 product_type=e7m4.fnuz.binade products=4 subnormals=flush_out underflow_sign=plus */
    45625, 8075, 7431, 8, 0, 328, 1542, 7171, 4998, 3102, 42057, 1028, 27650, 33793,
    /* rule formats sum e2m22.b20.fnuz,e5m2,f32,e4m1.fnuz 8 products=8 rounding=up subnormals=flush_out underflow_sign=plus zero_sign=plus */
    5186, 51904, 7429, 8, 0, 18955, 587, 1032, 17411, 27650, 33793, 25600,
    /* rule formats sum tf32,e4m3,f16,e5m1.b4.reserved.binade 6 exponent_floor=-36 fraction_bits=38 nan=quiet product_type=e5m4.reserved result_bits=12 subnormals=flush_in+flush_out underflow_sign=plus */
    4336, 50175, 7431, 6, 0, 768, 1612, 5084, 3110, 29697, 42028, 19468, 27651, 33793,
    /* rule formats sum e6m1.b18.reserved,e8m7.b121.fnuz,f32,f16 5 accumulate=after exponent_floor=-107 fraction_bits=17 group=5 products=4 step_type=e3m1.b19.ieee.binade subnormals=flush_in */
    56409, 32766, 7431, 5, 0, 19790, 518, 11265, 5013, 3089, 13317, 1028, 21583, 27649,
    /* rule formats sum f16,own,f32,f16 6 nan=quiet own_bias=196 own_exponent_bits=5 own_fraction_bits=8 own_special=fnuz products=2 result_bits=18 rounding=zero step_type=own underflow_sign=plus zero_sign=plus */
    47301, 52104, 7435, 6, 0, 1549, 518, 29697, 48324, 44037, 46088, 50180, 1026, 19474, 17408, 21517, 33793, 25600,
    /* rule formats sum f32,tf32,f32,e3m7.nan.binade 6 accumulate=after align=down fraction_bits=40 overflow=infinity product_type=e6m11.nan.binade rounding=down subnormals=flush_out underflow_sign=plus */
    54315, 46678, 7432, 6, 0, 515, 592, 11265, 7170, 3112, 23552, 42065, 17410, 27650, 33793,
    /* rule formats sum e5m7.fnuz,bf16,f16,e6m7.b11.fnuz 7 align=nearest_even exponent_floor=-7 fraction_bits=32 nan=quiet product_type=e4m2.fnuz result_bits=19 rounding=down step_type=e5m2.b10.fnuz.binade */
    61935, 56490, 7432, 7, 0, 20999, 1619, 7169, 5113, 3104, 29697, 42068, 19475, 17410, 21589,
    /* rule formats sum tf32,f32,f16,e5m3.reserved 4 accumulate=after overflow=infinity product_type=e3m7.b15.reserved result_bits=19 step_type=e6m2.reserved subnormals=normalise underflow_sign=plus */
    61758, 45196, 7431, 4, 0, 770, 1603, 11265, 23552, 42070, 19475, 21591, 27652, 33793,
    /* rule formats sum e5m2,f32,f16,f32 8 accumulate=after_product group=4 interleave=2 product_type=e2m22.b15.fnuz subnormals=normalise+as_f16 zero_sign=plus */
    25873, 55956, 7430, 8, 0, 2818, 1538, 11266, 13316, 9218, 42072, 27660, 25600,
    /* rule formats sum e4m3,tf32,f32,f32 7 align=nearest_away fraction_bits=17 own_bias=149 own_exponent_bits=5 own_fraction_bits=7 products=1 step_type=own subnormals=as_f16 tf32_class=whole zero_sign=plus */
    3470, 56972, 7434, 7, 0, 3, 514, 7172, 3089, 48277, 44037, 46087, 1025, 21517, 27656, 37889, 25600,
    /* rule formats sum e6m16.reserved.binade,e2m3,f16,e1m1.nan.binade 4 accumulate=after group=4 nan=quiet products=3 rounding=zero underflow_sign=plus */
    43394, 54354, 7430, 4, 0, 22798, 1626, 11265, 13316, 29697, 1027, 17408, 33793,
    /* rule formats sum e5m2,e2m1,f16,f32 8 accumulate=after fraction_bits=32 group=1 interleave=1 product_type=e6m14.b171.fnuz rounding=nearest_away step_type=e5m8.fnuz.binade underflow_sign=plus */
    37161, 18076, 7432, 8, 0, 2832, 1538, 11265, 3104, 13313, 9217, 42075, 17412, 21596, 33793,
    /* rule formats sum e4m2.reserved,e2m13.reserved.binade,f16,f16 12 exponent_floor=-126 fraction_bits=22 interleave=2 step_type=e3m6.reserved subnormals=flush_in */
    46891, 1165, 7429, 12, 0, 23902, 1542, 4994, 3094, 9218, 21599, 27649,
    /* rule formats sum e1m17.ieee,tf32,f16,e4m6.fnuz.binade 8 fraction_bits=18 rounding=zero underflow_sign=plus */
    53895, 63679, 7427, 8, 0, 24579, 1599, 3090, 17408, 33793,
    /* rule formats sum own,f32,own,own 12 fraction_bits=1 own_exponent_bits=1 own_fraction_bits=7 own_special=fnuz product_type=own underflow_sign=plus */
    9285, 15623, 7430, 12, 0, 3330, 3341, 3073, 44033, 46087, 50180, 41997, 33793,
    /* rule formats sum e4m3,tf32,e2m19.binade,f32 11 exponent_floor=-17 fraction_bits=37 nan=quiet overflow=infinity */
    26947, 34135, 7428, 11, 0, 3, 24834, 5103, 3109, 29697, 23552,
    /* rule formats sum tf32,e3m6.fnuz,f16,e4m1.fnuz 5 align=nearest_even fraction_bits=34 nan=quiet step_type=e4m6.fnuz subnormals=as_f16 */
    18783, 20449, 7429, 5, 0, 827, 1611, 7169, 3106, 29697, 21602, 27656,
    /* rule formats sum e4m3,e4m2.b4.reserved,f16,f32 9 nan=quiet products=2 rounding=up */
    18936, 6977, 7427, 9, 0, 99, 1538, 29697, 1026, 17411,
    /* rule types sum f32,f32,f16,f16 6 products=3 subnormals=normalise+as_f16 zero_sign=plus */
    35517, 11491, 7683, 6, 0, 514, 1542, 1027, 27660, 25600,
    /* rule types sum bf16,f32,f32,e4m3 2 align=down fraction_bits=23 nan=payload products=3 step_type=e6m9 underflow_sign=plus */
    37264, 16960, 7686, 2, 0, 1794, 512, 7170, 3095, 29699, 1027, 21604, 33793,
    /* rule types sum e3m2,f16,f16,f16 7 nan=any underflow_sign=plus */
    6176, 45542, 7682, 7, 0, 262, 1542, 29698, 33793,
    /* rule types sum f32,e2m1,f16,f16 6 overflow=infinity step_type=e4m3 subnormals=as_f16 underflow_sign=plus */
    30172, 49886, 7684, 6, 0, 528, 1542, 23552, 21504, 27656, 33793,
    /* rule types sum e2m3,tf32,f16,e4m3 2 nan=quiet products=2 rounding=down subnormals=flush_out underflow_sign=plus */
    589, 45753, 7685, 2, 0, 3587, 1536, 29697, 1026, 17410, 27650, 33793,
    /* rule types sum f32,e3m2,f32,f16 2 align=nearest_even fraction_bits=3 products=8 subnormals=normalise+as_f16 underflow_sign=plus */
    26784, 51580, 7685, 2, 0, 513, 518, 7169, 3075, 1032, 27660, 33793,
    /* rule types sum tf32,tf32,f16,f32 6 fraction_bits=38 nan=payload */
    10919, 20371, 7682, 6, 0, 771, 1538, 3110, 29699,
    /* rule types sum e2m3,f32,f16,f32 2 nan=any subnormals=flush_out underflow_sign=plus zero_sign=plus */
    34521, 52619, 7684, 2, 0, 3586, 1538, 29698, 27650, 33793, 25600,
    /* rule types sum e5m2,tf32,f32,f32 12 interleave=2 overflow=infinity step_type=e5m2 subnormals=flush_out underflow_sign=plus */
    7748, 20901, 7685, 12, 0, 2819, 514, 9218, 23552, 21515, 27650, 33793,
    /* rule types sum e3m2,f32,bf16,e4m3 12 overflow=infinity result_bits=23 subnormals=as_f16 */
    43686, 33708, 7683, 12, 0, 258, 1792, 23552, 19479, 27656,
    /* rule types sum f32,f32,f16,f16 2 accumulate=after align=nearest_away fraction_bits=35 overflow=infinity products=2 result_bits=5 rounding=zero */
    35509, 38112, 7687, 2, 0, 514, 1542, 11265, 7172, 3107, 23552, 1026, 19461, 17408,
    /* rule types sum e5m2,e2m3,f16,f16 3 nan=payload products=3 step_type=e6m9 subnormals=normalise underflow_sign=plus */
    48924, 64165, 7685, 3, 0, 2830, 1542, 29699, 1027, 21604, 27652, 33793,
    /* rule types sum e2m1,f32,f32,f16 9 fraction_bits=8 nan=any products=8 rounding=zero subnormals=flush_out */
    13475, 61222, 7685, 9, 0, 4098, 518, 3080, 29698, 1032, 17408, 27650,
    /* rule types sum e4m3,e2m1,f16,f16 4 nan=quiet products=8 step_type=e4m3 subnormals=normalise+as_f16 */
    49498, 54763, 7684, 4, 0, 16, 1542, 29697, 1032, 21504, 27660,
    /* rule types sum e4m3,tf32,e4m3,bf16 1 fraction_bits=33 products=8 subnormals=flush_out */
    23663, 52741, 7683, 1, 0, 3, 7, 3105, 1032, 27650,
    /* rule integers sum u8,s4,s32,s32 2 */
    8269, 37293, 7936, 2, 0, 25958, 26471,
    /* rule integers sum s4,s8,s32,s32 12 */
    10919, 2155, 7936, 12, 0, 26216, 26471,
    /* rule integers sum s8,s4,s32,s32 7 overflow=saturate */
    61760, 12301, 7937, 7, 0, 26726, 26471, 23554,
    /* rule integers sum u8,s4,s32,s32 10 */
    62521, 44000, 7936, 10, 0, 25958, 26471,
    /* rule integers sum u8,u8,s32,s32 11 overflow=saturate */
    32200, 21612, 7937, 11, 0, 25957, 26471, 23554,
    /* rule integers sum s8,s8,s32,s32 2 */
    65438, 4430, 7936, 2, 0, 26728, 26471,
    /* rule integers sum u8,s4,s32,s32 12 */
    35141, 18150, 7936, 12, 0, 25958, 26471,
    /* rule integers sum s8,u8,s32,s32 5 */
    61845, 55373, 7936, 5, 0, 26725, 26471,
    /* rule mixed sum f32,f16,f32,f32 2 accumulate=after adder=halves exponent_floor=-114 fraction_bits=4 group=1 nan=quiet overflow=saturate partial=cut product_type=f32 products=8 step_type=e4m3 sticky=yes subnormals=flush_in width=8 */
    7669, 29802, 8206, 2, 0, 518, 514, 11265, 39939, 5006, 3076, 13313, 29697, 23554, 56322, 41986, 1032, 21504, 52225, 27649, 54280,
    /* rule mixed sum e5m2,e2m3,bf16,e4m3 9 align=nearest_even fraction_bits=25 multiplier_bits=8 partial=cut products=2 rounding=nearest_away sticky=yes subnormals=flush_in underflow_sign=plus zero_sign=plus */
    59352, 6563, 8202, 9, 0, 2830, 1792, 7169, 3097, 60424, 56322, 1026, 17412, 52225, 27649, 33793, 25600,
    /* rule mixed sum tf32,bf16,e5m2,bf16 9 accumulate=after align=down exponent_floor=-128 fraction_bits=18 nan=payload overflow=saturate subnormals=normalise underflow_sign=plus */
    46710, 19948, 8200, 9, 0, 775, 2823, 11265, 7170, 4992, 3090, 29699, 23554, 27652, 33793,
    /* rule mixed sum f32,e2m3,f16,f32 9 nan=quiet overflow=saturate product_type=bf16 products=4 rounding=down zero_sign=plus */
    17887, 24587, 8198, 9, 0, 526, 1538, 29697, 23554, 41991, 1028, 17410, 25600,
    /* rule mixed sum e3m3.reserved.binade,e3m2,e3m6.fnuz,f32 7 nan=quiet rounding=stochastic underflow_sign=plus zero_sign=plus */
    30164, 62563, 8196, 7, 0, 26881, 15106, 29697, 17414, 33793, 25600,
    /* rule mixed sum f32,f32,bf16,e5m2 10 accumulate=after_product align=odd fraction_bits=36 group=2 multiplier_bits=4 overflow=infinity rounding=stochastic underflow_sign=plus */
    27796, 64290, 8200, 10, 0, 514, 1803, 11266, 7173, 3108, 13314, 60420, 23552, 17414, 33793,
    /* rule mixed sum bf16,tf32,bf16,e4m3 12 adder=halves fraction_bits=12 overflow=saturate partial=cut product_rounding=nearest_away product_type=f16 products=4 rounding=up step_type=e4m3 sticky=yes tf32_class=whole */
    38280, 5067, 8203, 12, 0, 1795, 1792, 39939, 3084, 23554, 56322, 58372, 41990, 1028, 17411, 21504, 52225, 37889,
    /* rule mixed sum bf16,e2m3,f32,f32 11 align=up fraction_bits=10 multiplier_bits=22 nan=quiet overflow=infinity product_rounding=nearest_away products=8 result_bits=17 rounding=up */
    21774, 46545, 8201, 11, 0, 1806, 514, 7171, 3082, 60438, 29697, 23552, 58372, 1032, 19473, 17411,
    /* rule mixed sum e4m3,e4m2.ieee.binade,f16,f16 16:ue8m0:4 adder=neighbours product_type=e6m7.ieee.binade result_bits=5 step_type=e4m3 subnormals=flush_in underflow_sign=plus width=4 */
    58683, 59564, 8199, 16, MMAREF_TYPE_UE8M0 << 8 | 3, 106, 1542, 39937, 42091, 19461, 21504, 27649, 33793, 54276,
    /* rule mixed sum f32,e4m3,f16,bf16 6 adder=neighbours overflow=infinity rounding=odd width=4 */
    58571, 11208, 8196, 6, 0, 512, 1543, 39937, 23552, 17413, 54276,
    /* rule mixed sum f32,e4m3,f16,f32 10:ue4m3:1 products=1 rounding=stochastic subnormals=as_f16 underflow_sign=plus */
    7259, 42073, 8196, 10, MMAREF_TYPE_UE4M3 << 8 | 0, 512, 1538, 1025, 17414, 27656, 33793,
    /* rule mixed sum own,e3m2,own,f16 12 accumulate=after_product adder=neighbours group=6 interleave=2 nan=quiet own_exponent_bits=1 own_fraction_bits=16 rounding=odd step_type=bf16 subnormals=flush_in+flush_out underflow_sign=plus width=8 zero_sign=plus */
    21475, 22926, 8205, 12, 0, 3329, 3334, 11266, 39937, 13318, 9218, 29697, 44033, 46096, 17413, 21511, 27651, 33793, 54280, 25600,
    /* rule mixed sum e5m2,e2m1,f16,f32 9:ue8m0:1 accumulate=after adder=size align=nearest_away exponent_floor=-137 fraction_bits=30 nan=quiet partial=normalised rounding=up */
    55426, 62313, 8200, 9, MMAREF_TYPE_UE8M0 << 8 | 0, 2832, 1538, 11265, 39938, 7172, 4983, 3102, 29697, 56321, 17411,
    /* rule mixed sum f32,own,f32,own 8 align=up exponent_floor=-129 fraction_bits=39 interleave=1 multiplier_bits=8 nan=quiet overflow=saturate own_bias=246 own_exponent_bits=6 own_fraction_bits=18 own_special=reserved rounding=up */
    40850, 27235, 8204, 8, 0, 525, 525, 7171, 4991, 3111, 9217, 60424, 29697, 23554, 48374, 44038, 46098, 50179, 17411,
    /* rule mixed sum f32,e4m18.fnuz,f16,e4m2.b241.reserved.binade 8:ue4m3:1 adder=size nan=quiet products=1 rounding=stochastic step_type=e6m4.b15.nan zero_sign=plus */
    51909, 38600, 8198, 8, MMAREF_TYPE_UE4M3 << 8 | 0, 620, 1645, 39938, 29697, 1025, 17414, 21614, 25600,
    /* rule mixed sum f16,e2m1,f16,f16 11 fraction_bits=11 nan=quiet product_rounding=nearest_away product_type=f32 products=8 result_bits=7 sticky=yes underflow_sign=plus */
    33171, 33138, 8200, 11, 0, 1552, 1542, 3083, 29697, 58372, 41986, 1032, 19463, 52225, 33793,
    /* rule mixed sum e1m14.nan,e2m3,f16,e5m2 11 adder=size align=down fraction_bits=3 nan=quiet partial=cut product_type=f16 products=3 rounding=zero step_type=e6m6.fnuz sticky=yes subnormals=normalise+as_f16 underflow_sign=plus */
    12328, 7641, 8204, 11, 0, 28430, 1547, 39938, 7170, 3075, 29697, 56322, 41990, 1027, 17408, 21616, 52225, 27660, 33793,
    /* rule mixed sum e4m7.ieee,f32,e5m14.b56.ieee,f32 25:ue8m0:5 adder=size align=nearest_even exponent_floor=-141 fraction_bits=13 overflow=infinity partial=cut rounding=stochastic step_type=bf16 */
    28380, 58849, 8200, 25, MMAREF_TYPE_UE8M0 << 8 | 4, 28930, 29186, 39938, 7169, 4979, 3085, 23552, 56322, 17414, 21511,
    /* rule mixed sum f32,f32,f16,f32 5 align=odd fraction_bits=4 own_bias=41 own_exponent_bits=8 own_fraction_bits=7 own_special=fnuz step_type=own subnormals=normalise zero_sign=plus */
    61394, 20933, 8201, 5, 0, 514, 1538, 7173, 3076, 48169, 44040, 46087, 50180, 21517, 27652, 25600,
    /* rule mixed sum e5m8.b231.fnuz.binade,e4m3,e5m2,e4m3 11 adder=halves align=odd fraction_bits=15 nan=quiet partial=cut rounding=odd underflow_sign=plus width=6 */
    62413, 11763, 8200, 11, 0, 29440, 2816, 39939, 7173, 3087, 29697, 56322, 17413, 33793, 54278,
    /* rule mixed sum tf32,f32,f32,f16 4 accumulate=after_product adder=size align=down exponent_floor=-56 fraction_bits=23 group=4 nan=quiet partial=normalised rounding=down sticky=yes tf32_class=whole */
    4276, 53973, 8203, 4, 0, 770, 518, 11266, 39938, 7170, 5064, 3095, 13316, 29697, 56321, 17410, 52225, 37889,
    /* rule mixed sum tf32,f16,f32,f32 16:ue8m0:1 accumulate=after align=nearest_away exponent_floor=-5 fraction_bits=23 multiplier_bits=17 nan=quiet overflow=infinity products=1 step_type=e5m2 tf32_class=whole underflow_sign=plus zero_sign=plus */
    42704, 39312, 8204, 16, MMAREF_TYPE_UE8M0 << 8 | 0, 774, 514, 11265, 7172, 5115, 3095, 60433, 29697, 23552, 1025, 21515, 37889, 33793, 25600,
    /* rule mixed sum e4m3,f32,f32,f16 11 adder=size align=nearest_away exponent_floor=7 fraction_bits=12 partial=normalised product_rounding=down product_type=e4m3 result_bits=23 zero_sign=plus */
    31892, 43380, 8201, 11, 0, 2, 518, 39938, 7172, 5127, 3084, 56321, 58370, 41984, 19479, 25600,
    /* rule mixed sum f32,e3m3.nan,e5m2.ieee,f16 3 align=up fraction_bits=33 multiplier_bits=3 nan=quiet rounding=zero step_type=e5m5.ieee */
    12971, 26158, 8198, 3, 0, 628, 29958, 7171, 3105, 60419, 29697, 17408, 21559,
    /* rule refused sum f16,e5m2,f16,f32 1 group=25 nan=quiet overflow=infinity product_type=f32 result_bits=11 subnormals=normalise underflow_sign=plus */
    8517, 27439, 8455, 1, 0, 1547, 1538, 13337, 29697, 23552, 41986, 19467, 27652, 33793,
    /* rule refused sum e3m2,tf32,f16,f32 4 multiplier_bits=10 nan=quiet result_bits=14 rounding=down tf32_class=whole underflow_sign=plus */
    8517, 27439, 8454, 4, 0, 259, 1538, 60426, 29697, 19470, 17410, 37889, 33793,
    /* rule refused sum e4m3,bf16,f32,f32 2:ue4m3:1 adder=neighbours align=odd fraction_bits=20 overflow=infinity products=8 rounding=up subnormals=flush_in underflow_sign=plus width=3 */
    8517, 27439, 8457, 2, MMAREF_TYPE_UE4M3 << 8 | 0, 7, 514, 39937, 7173, 3092, 23552, 1032, 17411, 27649, 33793, 54275,
    /* rule refused sum bf16,e4m3,f16,f32 8:ue4m3:1 fraction_bits=20 nan=quiet overflow=infinity result_bits=23 subnormals=as_f16 */
    8517, 27439, 8453, 8, MMAREF_TYPE_UE4M3 << 8 | 0, 1792, 1538, 3092, 29697, 23552, 19479, 27656,
    /* rule refused sum e3m2,e3m2,f32,f32 2 accumulate=after_product adder=halves align=up exponent_floor=-69 fraction_bits=11 group=2 nan=quiet partial=normalised product_type=own products=1 result_bits=10 subnormals=flush_out underflow_sign=plus width=4 zero_sign=plus */
    8517, 27439, 8463, 2, 0, 257, 514, 11266, 39939, 7171, 5051, 3083, 13314, 29697, 56321, 41997, 1025, 19466, 27650, 33793, 54276, 25600,
    /* rule refused sum bf16,f16,f32,f16 1 accumulate=after_product adder=halves align=up fraction_bits=8 nan=quiet own_exponent_bits=9 partial=normalised rounding=zero sticky=yes subnormals=flush_out underflow_sign=plus width=3 */
    8517, 27439, 8460, 1, 0, 1798, 518, 11266, 39939, 7171, 3080, 29697, 44041, 56321, 17408, 52225, 27650, 33793, 54275,
    /* rule refused sum e2m3,e3m2,f32,f16 1 exponent_floor=-150 fraction_bits=30 nan=quiet product_type=f16 rounding=zero step_type=e4m24 subnormals=flush_in+flush_out underflow_sign=plus */
    8517, 27439, 8456, 1, 0, 3585, 518, 4970, 3102, 29697, 41990, 17408, 21622, 27651, 33793,
    /* rule refused sum f16,f16,f16,f32 19 accumulate=after_product adder=size block=23 products=4 subnormals=as_f16 width=8 */
    8517, 27439, 8454, 19, 0, 1542, 1538, 11266, 39938, 15383, 1028, 27656, 54280,
    /* rule refused sum tf32,bf16,f16,f16 8 accumulate=last group=1 nan=quiet products=3 result_bits=53 subnormals=normalise+as_f16 tf32_class=whole underflow_sign=plus */
    8517, 27439, 8456, 8, 0, 775, 1542, 11267, 13313, 29697, 1027, 19509, 27660, 37889, 33793,
    /* rule refused sum tf32,e4m3,f16,f16 4:ue4m3:1 fraction_bits=20 product_type=f16 tf32_class=whole */
    8517, 27439, 8451, 4, MMAREF_TYPE_UE4M3 << 8 | 0, 768, 1542, 3092, 41990, 37889,
    /* rule refused sum bf16,e2m1,f16,f32 4 adder=size fraction_bits=14 multiplier_bits=4 nan=quiet partial=cut products=1 rounding=down width=2 */
    8517, 27439, 8456, 4, 0, 1808, 1538, 39938, 3086, 60420, 29697, 56322, 1025, 17410, 54274,
    /* rule refused sum e2m1,e5m2,f16,f16 4 exponent_floor=-50 fraction_bits=5 multiplier_bits=18 nan=quiet products=8 rounding=step underflow_sign=plus */
    8517, 27439, 8455, 4, 0, 4107, 1542, 5070, 3077, 60434, 29697, 1032, 17415, 33793,
    /* rule refused sum e3m2,e2m3,f16,f16 3 align=nearest_even fraction_bits=5 own_exponent_bits=9 products=3 result_bits=9 sticky=yes subnormals=normalise+as_f16 */
    8517, 27439, 8455, 3, 0, 270, 1542, 7169, 3077, 44041, 1027, 19465, 52225, 27660,
    /* rule refused sum e3m2,e2m1,f32,f32 3 adder=halves align=down fraction_bits=8 partial=cut product_type=tf32 rounding=zero sticky=yes subnormals=flush_in underflow_sign=plus zero_sign=plus */
    8517, 27439, 8458, 3, 0, 272, 514, 39939, 7170, 3080, 56322, 41987, 17408, 52225, 27649, 33793, 25600,
    /* rule refused sum f16,e2m3,f32,f32 4:ue4m3:1 multiplier_bits=4 products=4 result_bits=8 subnormals=flush_in */
    8517, 27439, 8452, 4, MMAREF_TYPE_UE4M3 << 8 | 0, 1550, 514, 60420, 1028, 19464, 27649,
    /* rule refused sum f32,tf32,f32,f16 8 accumulate=last group=1 products=2 rounding=down step_type=e2m1 subnormals=flush_in tf32_class=whole */
    8517, 27439, 8455, 8, 0, 515, 518, 11267, 13313, 1026, 17410, 21520, 27649, 37889,
    /* rule refused sum e2m1,f32,f16,own 4 overflow=infinity own_bias=254 own_exponent_bits=2 own_fraction_bits=12 own_special=ieee partial=normalised underflow_sign=plus zero_sign=plus */
    8517, 27439, 8456, 4, 0, 4098, 1549, 23552, 48382, 44034, 46092, 50177, 56321, 33793, 25600,
    /* rule refused sum e2m3,own,own,own 3:ue4m3:1 accumulate=after fraction_bits=20 group=1 nan=quiet own_exponent_bits=1 own_fraction_bits=11 own_special=ieee step_type=own */
    8517, 27439, 8456, 3, MMAREF_TYPE_UE4M3 << 8 | 0, 3597, 3341, 11265, 3092, 13313, 29697, 44033, 46091, 50177, 21517,
    /* rule refused sum f16,e5m2,f16,f16 1 adder=neighbours nan=quiet overflow=infinity rounding=step width=2 zero_sign=plus */
    8517, 27439, 8454, 1, 0, 1547, 1542, 39937, 29697, 23552, 17415, 54274, 25600,
    /* rule refused sum e4m3,e4m3,f32,f32 2 exponent_floor=-8 fraction_bits=11 nan=quiet overflow=infinity products=3 step_type=own sticky=yes underflow_sign=plus */
    8517, 27439, 8456, 2, 0, 0, 514, 5112, 3083, 29697, 23552, 1027, 21517, 52225, 33793,
    /* rule refused sum own,own,f32,own 3 nan=quiet own_exponent_bits=5 own_fraction_bits=1 partial=normalised products=1 subnormals=flush_out */
    8517, 27439, 8454, 3, 0, 3341, 525, 29697, 44037, 46081, 56321, 1025, 27650,
    /* rule refused sum bf16,e6m18.reserved,f16,f32 1 interleave=1 nan=quiet overflow=infinity products=2 underflow_sign=plus */
    8517, 27439, 8453, 1, 0, 1911, 1538, 9217, 29697, 23552, 1026, 33793,
    /* rule refused sum e2m1,tf32,f32,f16 2 adder=neighbours nan=quiet products=3 result_bits=1 rounding=up sticky=yes tf32_class=whole width=8 */
    8517, 27439, 8456, 2, 0, 4099, 518, 39937, 29697, 1027, 19457, 17411, 52225, 37889, 54280,
    /* rule refused sum e4m3,tf32,f16,f16 2 adder=size interleave=8 width=4 */
    8517, 27439, 8451, 2, 0, 3, 1542, 39938, 9224, 54276,
    /* rule fixed fixed e2m1,e2m1,f16,f16 16:ue4m3:2 block=4 fraction_bits=35 overflow=infinity subnormals=normalise underflow_sign=plus */
    17730, 10706, 8741, 16, MMAREF_TYPE_UE4M3 << 8 | 1, 4112, 1542, 15364, 3107, 23552, 27652, 33793,
    /* rule fixed fixed e2m1,e2m1,f32,f32 4:ue8m0:4 align=nearest_away block=1 exponent_floor=-16 fraction_bits=10 nan=quiet rounding=up subnormals=normalise+as_f16 underflow_sign=plus */
    43825, 57853, 8744, 4, MMAREF_TYPE_UE8M0 << 8 | 3, 4112, 514, 7172, 15361, 5104, 3082, 29697, 17411, 27660, 33793,
    /* rule fixed fixed e2m1,f16,f16,f16 1 align=up fraction_bits=2 nan=quiet partial=cut rounding=down sticky=yes subnormals=flush_out underflow_sign=plus width=5 */
    872, 33660, 8745, 1, 0, 4102, 1542, 7171, 3074, 29697, 56322, 17410, 52225, 27650, 33793, 54277,
    /* rule fixed fixed e4m7.ieee,f32,f32,f32 5 align=nearest_away exponent_floor=-2 fraction_bits=33 nan=quiet underflow_sign=plus */
    64937, 50082, 8741, 5, 0, 28930, 514, 7172, 5118, 3105, 29697, 33793,
    /* rule fixed fixed bf16,f16,f16,f16 11 nan=quiet overflow=infinity subnormals=flush_out underflow_sign=plus */
    26928, 3350, 8740, 11, 0, 1798, 1542, 29697, 23552, 27650, 33793,
    /* rule fixed fixed e2m1,f16,f32,f32 9 adder=neighbours align=nearest_even fraction_bits=12 partial=cut rounding=up subnormals=as_f16 width=3 */
    64838, 54388, 8743, 9, 0, 4102, 514, 39937, 7169, 3084, 56322, 17411, 27656, 54275,
    /* rule fixed fixed e2m1,e2m1,f16,f16 8:ue8m0:2 align=nearest_away block=4 fraction_bits=12 subnormals=flush_out */
    22132, 50450, 8740, 8, MMAREF_TYPE_UE8M0 << 8 | 1, 4112, 1542, 7172, 15364, 3084, 27650,
    /* rule fixed fixed e2m1,bf16,f16,f16 7 fraction_bits=4 nan=quiet partial=normalised products=7 width=5 zero_sign=plus */
    46069, 65156, 8742, 7, 0, 4103, 1542, 3076, 29697, 56321, 1031, 54277, 25600,
    /* rule fixed fixed e4m3,e1m17.nan,f32,f32 7 nan=quiet rounding=down underflow_sign=plus */
    9514, 50082, 8739, 7, 0, 120, 514, 29697, 17410, 33793,
    /* rule fixed fixed e3m2,e6m7.reserved,e6m5.reserved.binade,e6m5.reserved.binade 7 exponent_floor=-65 fraction_bits=31 nan=quiet products=7 rounding=up subnormals=normalise */
    64129, 41103, 8742, 7, 0, 377, 31354, 5055, 3103, 29697, 1031, 17411, 27652,
    /* rule fixed fixed e2m3,bf16,f32,f32 4 adder=neighbours align=down fraction_bits=9 nan=quiet partial=cut result_bits=6 width=3 */
    22038, 37519, 8743, 4, 0, 3591, 514, 39937, 7170, 3081, 29697, 56322, 19462, 54275,
    /* rule fixed fixed e2m3,e4m3,f32,f32 3 fraction_bits=9 subnormals=flush_out */
    18776, 5525, 8738, 3, 0, 3584, 514, 3081, 27650,
    /* rule fixed fixed e2m1,e2m1,f16,f16 12:ue8m0:1 block=3 fraction_bits=15 subnormals=normalise zero_sign=plus */
    36405, 23236, 8740, 12, MMAREF_TYPE_UE8M0 << 8 | 0, 4112, 1542, 15363, 3087, 27652, 25600,
    /* rule fixed fixed f32,e3m3.b19.binade,f32,f32 12 exponent_floor=-104 fraction_bits=12 nan=quiet partial=cut subnormals=as_f16 underflow_sign=plus width=3 */
    12728, 47326, 8743, 12, 0, 635, 514, 5016, 3084, 29697, 56322, 27656, 33793, 54275,
    /* rule fixed fixed e2m3,e2m1,f16,f16 12 adder=neighbours align=nearest_away exponent_floor=-19 fraction_bits=22 nan=quiet partial=normalised product_type=e6m1.b170.reserved.binade subnormals=normalise zero_sign=plus */
    34550, 47646, 8745, 12, 0, 3600, 1542, 39937, 7172, 5101, 3094, 29697, 56321, 42108, 27652, 25600,
    /* rule fixed fixed e2m1,e2m1,f32,f32 1:ue4m3:1 align=nearest_even block=1 fraction_bits=35 underflow_sign=plus */
    40155, 32161, 8740, 1, MMAREF_TYPE_UE4M3 << 8 | 0, 4112, 514, 7169, 15361, 3107, 33793,
    /* rule fixed fixed e4m3,f16,f16,f16 12 nan=quiet underflow_sign=plus */
    38723, 51389, 8738, 12, 0, 6, 1542, 29697, 33793,
    /* rule fixed fixed f16,e5m2,f32,f32 6 rounding=nearest_away subnormals=flush_out */
    53564, 9068, 8738, 6, 0, 1547, 514, 17412, 27650,
    /* rule fixed fixed e2m1,e2m1,f32,f32 9:ue4m3:3 block=3 exponent_floor=-54 fraction_bits=35 nan=quiet result_bits=9 subnormals=flush_in zero_sign=plus */
    58542, 19083, 8743, 9, MMAREF_TYPE_UE4M3 << 8 | 2, 4112, 514, 15363, 5066, 3107, 29697, 19465, 27649, 25600,
    /* rule fixed fixed e2m1,e6m1.ieee,e5m3.b1.nan.binade,e5m3.b1.nan.binade 2 adder=halves fraction_bits=14 partial=cut products=2 sticky=yes subnormals=as_f16 width=3 zero_sign=plus */
    55588, 40390, 8744, 2, 0, 4221, 32382, 39939, 3086, 56322, 1026, 52225, 27656, 54275, 25600,
    /* rule fixed fixed e4m3,e2m3,f32,f32 4 nan=quiet subnormals=as_f16 underflow_sign=plus */
    46107, 11360, 8739, 4, 0, 14, 514, 29697, 27656, 33793,
    /* rule fixed fixed f32,bf16,f16,f16 4 fraction_bits=4 nan=quiet partial=cut products=4 result_bits=4 underflow_sign=plus width=3 */
    10974, 19197, 8743, 4, 0, 519, 1542, 3076, 29697, 56322, 1028, 19460, 33793, 54275,
    /* rule fixed fixed e2m3,e5m2,f32,f32 5 adder=halves align=down fraction_bits=9 nan=quiet overflow=infinity partial=normalised products=5 result_bits=19 sticky=yes subnormals=flush_out underflow_sign=plus width=8 */
    11652, 53254, 8748, 5, 0, 3595, 514, 39939, 7170, 3081, 29697, 23552, 56321, 1029, 19475, 52225, 27650, 33793, 54280,
    /* rule fixed fixed f16,e2m3,e4m7.ieee,e4m7.ieee 10 adder=size fraction_bits=8 nan=quiet partial=cut result_bits=22 subnormals=flush_in+flush_out width=3 */
    39049, 958, 8743, 10, 0, 1550, 29041, 39938, 3080, 29697, 56322, 19478, 27651, 54275,
    /* rule corners corners f32,e3m2,e3m8.nan,f32 12 accumulate=after_product adder=size align=nearest_even fraction_bits=3 group=4 interleave=2 partial=cut product_rounding=stochastic product_type=bf16 rounding=zero step_type=e4m8.ieee sticky=yes underflow_sign=plus width=5 */
    16541, 46046, 9038, 12, 0, 513, 32514, 11266, 39938, 7169, 3075, 13316, 9218, 56322, 58374, 41991, 17408, 21632, 52225, 33793, 54277,
    /* rule corners corners f32,e1m14.nan.binade,e5m18.b75.reserved.binade,f16 9 align=up fraction_bits=37 result_bits=18 zero_sign=plus */
    6664, 12946, 9028, 9, 0, 641, 33286, 7171, 3109, 19474, 25600,
    /* rule corners corners e4m8.b7,f16,f32,f16 2 align=down fraction_bits=22 nan=quiet product_type=e5m6.reserved.binade rounding=down step_type=e7m1.b3.reserved.binade subnormals=flush_in */
    31060, 51238, 9031, 2, 0, 33542, 518, 7170, 3094, 29697, 42116, 17410, 21637, 27649,
    /* rule corners corners f32,e3m2,f16,f32 9 align=odd fraction_bits=27 nan=quiet overflow=infinity rounding=nearest_away subnormals=as_f16 underflow_sign=plus */
    21815, 37804, 9031, 9, 0, 513, 1538, 7173, 3099, 29697, 23552, 17412, 27656, 33793,
    /* rule corners corners f32,bf16,f32,f16 6 accumulate=after_product nan=payload result_bits=8 rounding=up step_type=e6m9 subnormals=flush_out underflow_sign=plus */
    12828, 56958, 9031, 6, 0, 519, 518, 11266, 29699, 19464, 17411, 21604, 27650, 33793,
    /* rule corners corners e4m3,tf32,f32,f16 2 accumulate=after_product adder=neighbours fraction_bits=32 group=1 partial=cut step_type=f16 sticky=yes tf32_class=whole underflow_sign=plus width=4 zero_sign=plus */
    19647, 37032, 9035, 2, 0, 3, 518, 11266, 39937, 3104, 13313, 56322, 21510, 52225, 37889, 33793, 54276, 25600,
    /* rule corners corners e2m1,f32,f32,f16 3 accumulate=after adder=halves products=1 result_bits=19 underflow_sign=plus width=3 zero_sign=plus */
    54308, 8648, 9031, 3, 0, 4098, 518, 11265, 39939, 1025, 19475, 33793, 54275, 25600,
    /* rule corners corners bf16,e2m1,f32,f32 2 accumulate=after fraction_bits=11 group=2 nan=quiet */
    30125, 28154, 9028, 2, 0, 1808, 514, 11265, 3083, 13314, 29697,
    /* rule corners corners f32,f32,f16,f16 4 accumulate=after_product fraction_bits=0 nan=quiet rounding=odd underflow_sign=plus */
    59602, 56080, 9029, 4, 0, 514, 1542, 11266, 3072, 29697, 17413, 33793,
    /* rule corners corners e4m3,tf32,f16,f32 12 align=up fraction_bits=12 multiplier_bits=4 nan=payload result_bits=7 rounding=up step_type=e6m9.fnuz subnormals=flush_out */
    6112, 39274, 9032, 12, 0, 3, 1538, 7171, 3084, 60420, 29699, 19463, 17411, 21547, 27650,
    /* rule corners corners e2m1,f16,f16,e6m1.binade 7 accumulate=after align=nearest_even fraction_bits=8 group=7 nan=quiet subnormals=normalise zero_sign=plus */
    14062, 19878, 9031, 7, 0, 4102, 1670, 11265, 7169, 3080, 13319, 29697, 27652, 25600,
    /* rule corners corners e6m3.reserved,e3m2,f32,f16 3 accumulate=after group=1 overflow=infinity products=2 result_bits=5 subnormals=flush_in underflow_sign=plus */
    61890, 27831, 9031, 3, 0, 7681, 518, 11265, 13313, 23552, 1026, 19461, 27649, 33793,
    /* rule corners corners f32,f32,f32,f32 1 accumulate=after_product fraction_bits=10 group=1 products=3 rounding=nearest_away subnormals=normalise underflow_sign=plus */
    61487, 47075, 9031, 1, 0, 514, 514, 11266, 3082, 13313, 1027, 17412, 27652, 33793,
    /* rule corners corners e3m2,f32,f16,f16 9 align=nearest_even exponent_floor=-43 fraction_bits=33 nan=payload rounding=down subnormals=flush_in zero_sign=plus */
    25949, 2251, 9031, 9, 0, 258, 1542, 7169, 5077, 3105, 29699, 17410, 27649, 25600,
    /* rule corners corners bf16,f16,f16,f16 6 adder=neighbours fraction_bits=8 nan=quiet overflow=infinity partial=cut products=2 result_bits=11 rounding=zero sticky=yes underflow_sign=plus width=5 zero_sign=plus */
    19524, 37508, 9036, 6, 0, 1798, 1542, 39937, 3080, 29697, 23552, 56322, 1026, 19467, 17408, 52225, 33793, 54277, 25600,
    /* rule corners corners f16,e2m3,f16,f32 12 adder=halves align=up exponent_floor=9 fraction_bits=36 nan=quiet partial=normalised result_bits=4 rounding=nearest_away subnormals=normalise+as_f16 */
    34677, 57270, 9033, 12, 0, 1550, 1538, 39939, 7171, 5129, 3108, 29697, 56321, 19460, 17412, 27660,
    /* rule corners corners e2m3,e2m1,f32,f32 9 align=odd fraction_bits=4 nan=quiet products=4 subnormals=flush_in+flush_out underflow_sign=plus */
    48084, 54263, 9030, 9, 0, 3600, 514, 7173, 3076, 29697, 1028, 27651, 33793,
    /* rule corners corners e3m2,f16,f16,f32 4 fraction_bits=29 interleave=2 products=8 rounding=odd step_type=f32 */
    11124, 48489, 9029, 4, 0, 262, 1538, 3101, 9218, 1032, 17413, 21506,
    /* rule corners corners e2m1,e2m3,f32,f32 10 align=odd exponent_floor=-137 fraction_bits=4 overflow=infinity product_rounding=up product_type=f16 products=1 rounding=nearest_away */
    58405, 21048, 9032, 10, 0, 4110, 514, 7173, 4983, 3076, 23552, 58371, 41990, 1025, 17412,
    /* rule corners corners e4m1.b108.fnuz.binade,e5m2,f32,f32 4 accumulate=after exponent_floor=3 fraction_bits=0 interleave=2 nan=quiet subnormals=normalise */
    35583, 61271, 9030, 4, 0, 34571, 514, 11265, 5123, 3072, 9218, 29697, 27652,
    /* rule corners corners e3m2,e3m2,f32,f32 12 fraction_bits=38 product_type=e6m5.reserved products=8 step_type=f32 underflow_sign=plus */
    54340, 62878, 9029, 12, 0, 257, 514, 3110, 42120, 1032, 21506, 33793,
    /* rule corners corners f32,tf32,f16,f32 7 accumulate=after align=nearest_away fraction_bits=22 group=7 nan=quiet */
    34092, 41041, 9029, 7, 0, 515, 1538, 11265, 7172, 3094, 13319, 29697,
    /* rule corners corners f32,e5m2,f16,e4m3.fnuz 2 exponent_floor=-132 fraction_bits=2 nan=payload subnormals=flush_in zero_sign=plus */
    62697, 57883, 9029, 2, 0, 523, 1553, 4988, 3074, 29699, 27649, 25600,
    /* rule corners corners bf16,bf16,f32,f16 6 align=nearest_even fraction_bits=9 nan=quiet partial=cut subnormals=flush_out width=5 zero_sign=plus */
    10043, 47287, 9031, 6, 0, 1799, 518, 7169, 3081, 29697, 56322, 27650, 54277, 25600,
    /* rule corners corners f16,bf16,f16,f16 9 accumulate=after adder=halves fraction_bits=18 group=9 partial=cut sticky=yes width=3 zero_sign=plus */
    16115, 37070, 9032, 9, 0, 1543, 1542, 11265, 39939, 3090, 13321, 56322, 52225, 54275, 25600,
    /* rule corners corners e3m2,f32,f16,f16 10 align=odd fraction_bits=9 rounding=nearest_away underflow_sign=plus */
    31693, 46091, 9028, 10, 0, 258, 1542, 7173, 3081, 17412, 33793,
    /* rule corners corners bf16,bf16,f32,f16 1 rounding=odd subnormals=as_f16 zero_sign=plus */
    11632, 34938, 9027, 1, 0, 1799, 518, 17413, 27656, 25600,
    /* rule corners corners e4m3,f32,f32,f32 7 adder=size align=down fraction_bits=15 nan=quiet overflow=saturate product_type=e5m2 products=3 rounding=zero width=7 */
    9056, 31901, 9033, 7, 0, 2, 514, 39938, 7170, 3087, 29697, 23554, 41995, 1027, 17408, 54279,
    /* rule corners corners e5m4.binade,tf32,f16,f32 12 nan=quiet products=8 rounding=up zero_sign=plus */
    46055, 5379, 9028, 12, 0, 35075, 1538, 29697, 1032, 17411, 25600,
    /* rule corners corners e4m3,bf16,e4m21.b37.binade,f16 4 fraction_bits=32 nan=quiet overflow=infinity product_type=e3m13.b18.nan result_bits=3 */
    61764, 12104, 9029, 4, 0, 7, 35334, 3104, 29697, 23552, 42123, 19459,
    /* rule corners corners f32,e5m2,f32,f16 11 accumulate=after_product align=odd fraction_bits=9 group=11 nan=quiet products=2 underflow_sign=plus */
    46315, 53294, 9031, 11, 0, 523, 518, 11266, 7173, 3081, 13323, 29697, 1026, 33793,
    /* rule corners corners e3m2,e2m1,f32,e4m3 10 align=nearest_away fraction_bits=8 nan=payload */
    49069, 51511, 9027, 10, 0, 272, 512, 7172, 3080, 29699,
    /* rule corners corners e3m2,bf16,f32,f16 3 align=up exponent_floor=-95 fraction_bits=3 nan=quiet overflow=infinity partial=cut products=2 width=2 */
    19919, 60096, 9032, 3, 0, 263, 518, 7171, 5025, 3075, 29697, 23552, 56322, 1026, 54274,
    /* rule corners corners f16,e2m1,f16,f16 1 adder=halves result_bits=4 width=2 */
    5544, 49993, 9027, 1, 0, 1552, 1542, 39939, 19460, 54274,
    /* rule corners corners e3m2,e5m2,f32,f32 10 align=up fraction_bits=28 nan=quiet subnormals=flush_in+flush_out zero_sign=plus */
    34247, 59572, 9029, 10, 0, 267, 514, 7171, 3100, 29697, 27651, 25600,
    /* rule corners corners f16,e2m1,f16,f16 2 align=nearest_even fraction_bits=12 rounding=odd underflow_sign=plus */
    15352, 21898, 9028, 2, 0, 1552, 1542, 7169, 3084, 17413, 33793,
    /* rule values values f16,f16,f32,e4m3 6 */
    4442, 58419, 9312, 6, 0, 1542, 512,
    /* rule values values bf16,f16,f32,f16 6 nan=any rounding=zero */
    3513, 1774, 9314, 6, 0, 1798, 518, 29698, 17408,
    /* rule values values tf32,f16,f32,e5m2 6 rounding=down */
    46406, 38015, 9313, 6, 0, 774, 523, 17410,
    /* rule values values f32,f16,f32,f16 6 nan=any rounding=nearest_away */
    58075, 28564, 9314, 6, 0, 518, 518, 29698, 17412,
    /* rule values values f32,f16,f32,bf16 6 rounding=up */
    59546, 30011, 9313, 6, 0, 518, 519, 17411,
    /* rule values values f32,f16,f32,e2m1 6 nan=any */
    23258, 28889, 9313, 6, 0, 518, 528, 29698,
    /* rule values values f64,f16,f32,f32 6 */
    23413, 25006, 9312, 6, 0, 35846, 514,
    /* rule values values f64,f16,f32,tf32 6 nan=any rounding=nearest_away */
    39691, 17742, 9314, 6, 0, 35846, 515, 29698, 17412,
    /* rule values values f64,f16,f32,e4m3 6 rounding=up */
    3126, 18347, 9313, 6, 0, 35846, 512, 17411,
    /* rule values values e4m3,f16,f32,e2m3 6 nan=any */
    55341, 12945, 9313, 6, 0, 6, 526, 29698,
    /* rule values values e5m2,f16,f32,f64 6 rounding=zero */
    22199, 41039, 9313, 6, 0, 2822, 652, 17408,
    /* rule values values e5m2,f16,f32,e3m2 6 nan=any rounding=nearest_away */
    39756, 27185, 9314, 6, 0, 2822, 513, 29698, 17412,
    /* rule values values e3m2,f16,f32,e2m1 6 rounding=down */
    25524, 48880, 9313, 6, 0, 262, 528, 17410,
    /* rule values values e2m3,f16,f32,s8 6 nan=any */
    6410, 61213, 9313, 6, 0, 3590, 616, 29698,
    /* rule values values e2m1,f16,f32,f32 6 rounding=zero */
    21902, 57258, 9313, 6, 0, 4102, 514, 17408,
    /* rule values values s8,f16,f32,e2m3 6 nan=any */
    15715, 8170, 9313, 6, 0, 26630, 526, 29698,
    /* rule values values u8,f16,f32,e3m2 6 rounding=up */
    30170, 16435, 9313, 6, 0, 25862, 513, 17411,
    /* rule values values s4,f16,f32,u4 6 nan=any rounding=zero */
    32200, 16043, 9314, 6, 0, 26118, 653, 29698, 17408,
    /* rule values values u4,f16,f32,f16 6 */
    21260, 46038, 9312, 6, 0, 36102, 518,
    /* rule values values s32,f16,f32,f32 6 nan=any */
    55915, 8036, 9313, 6, 0, 26374, 514, 29698,
    /* rule values values s32,f16,f32,bf16 6 rounding=nearest_away */
    26862, 8958, 9313, 6, 0, 26374, 519, 17412,
    /* rule values values f32,f16,f32,s8 6 nan=any rounding=zero */
    64225, 1433, 9314, 6, 0, 518, 616, 29698, 17408,
    /* rule values values f16,f16,f32,s32 6 rounding=down */
    32062, 22121, 9313, 6, 0, 1542, 615, 17410,
    /* rule values values f32,f16,f32,u8 6 nan=any rounding=up */
    4987, 37357, 9314, 6, 0, 518, 613, 29698, 17411,
    /* rule values values bf16,f16,f32,s4 6 */
    52474, 21413, 9312, 6, 0, 1798, 614,
    /* rule values values e4m3.fnuz,f16,f32,e3m2.fnuz 6 nan=any */
    27584, 53638, 9313, 6, 0, 4358, 654, 29698,
    /* rule values values e5m4.b11.nan,f16,f32,e6m3.reserved 6 rounding=down */
    58544, 28480, 9313, 6, 0, 36614, 542, 17410,
    /* rule values values e6m3.reserved,f16,f32,e4m3.fnuz 6 nan=any rounding=up */
    58630, 33667, 9314, 6, 0, 7686, 529, 29698, 17411,
    /* rule values values f32,f16,f32,e5m4.ieee 6 */
    50161, 52999, 9312, 6, 0, 518, 656,
    /* rule values values f32,f16,f32,e4m3.fnuz 6 nan=any rounding=nearest_away */
    2329, 53650, 9314, 6, 0, 518, 529, 29698, 17412,
    /* rule explained explained e3m2,f16,f32,f16 6 align=down fraction_bits=0 rounding=odd underflow_sign=plus zero_sign=plus */
    53834, 27882, 9605, 6, 0, 262, 518, 7170, 3072, 17413, 33793, 25600,
    /* rule explained explained f16,e3m2,f16,f32 3 accumulate=after_product group=3 nan=quiet overflow=infinity products=8 result_bits=11 rounding=odd subnormals=flush_out */
    36339, 54782, 9608, 3, 0, 1537, 1538, 11266, 13315, 29697, 23552, 1032, 19467, 17413, 27650,
    /* rule explained explained f32,e3m2,f16,f16 2 fraction_bits=6 overflow=saturate products=4 rounding=nearest_away zero_sign=plus */
    43301, 21324, 9605, 2, 0, 513, 1542, 3078, 23554, 1028, 17412, 25600,
    /* rule explained explained e4m3,tf32,f32,f16 4 accumulate=after_product exponent_floor=-57 fraction_bits=11 overflow=saturate rounding=down subnormals=flush_in+flush_out zero_sign=plus */
    18044, 39499, 9607, 4, 0, 3, 518, 11266, 5063, 3083, 23554, 17410, 27651, 25600,
    /* rule explained explained f16,e3m2,f32,f32 5 align=nearest_away exponent_floor=-117 fraction_bits=6 nan=quiet result_bits=14 rounding=stochastic subnormals=flush_in */
    30445, 39531, 9607, 5, 0, 1537, 514, 7172, 5003, 3078, 29697, 19470, 17414, 27649,
    /* rule explained explained f32,e2m3,f32,f32 3 rounding=stochastic subnormals=flush_out underflow_sign=plus */
    9564, 7180, 9603, 3, 0, 526, 514, 17414, 27650, 33793,
    /* rule explained explained e5m2,e2m1,f16,f16 4 align=nearest_even exponent_floor=-94 fraction_bits=2 nan=quiet rounding=nearest_away subnormals=flush_out underflow_sign=plus zero_sign=plus */
    36780, 45000, 9608, 4, 0, 2832, 1542, 7169, 5026, 3074, 29697, 17412, 27650, 33793, 25600,
    /* rule explained explained e3m2,tf32,f32,f32 2 align=down fraction_bits=5 nan=quiet overflow=infinity tf32_class=whole */
    41640, 52619, 9605, 2, 0, 259, 514, 7170, 3077, 29697, 23552, 37889,
    /* rule explained explained tf32,f32,f32,f16 4 exponent_floor=-65 fraction_bits=2 nan=quiet sticky=yes underflow_sign=plus zero_sign=plus */
    58780, 64196, 9606, 4, 0, 770, 518, 5055, 3074, 29697, 52225, 33793, 25600,
    /* rule explained explained tf32,f32,f32,f16 5 fraction_bits=9 nan=quiet products=8 sticky=yes */
    56574, 62293, 9604, 5, 0, 770, 518, 3081, 29697, 1032, 52225,
    /* rule explained explained e4m3,f16,f16,f16 4 adder=neighbours interleave=2 nan=quiet products=8 subnormals=normalise underflow_sign=plus zero_sign=plus */
    9352, 22448, 9607, 4, 0, 6, 1542, 39937, 9218, 29697, 1032, 27652, 33793, 25600,
    /* rule explained explained f16,tf32,f16,f32 2 adder=neighbours result_bits=12 step_type=f32 tf32_class=whole zero_sign=plus */
    40633, 10368, 9605, 2, 0, 1539, 1538, 39937, 19468, 21506, 37889, 25600,
    /* rule explained explained f16,tf32,f32,f32 4 accumulate=after_product adder=neighbours align=odd fraction_bits=27 nan=quiet partial=normalised rounding=nearest_away subnormals=flush_out tf32_class=whole underflow_sign=plus width=4 zero_sign=plus */
    24915, 10358, 9612, 4, 0, 1539, 514, 11266, 39937, 7173, 3099, 29697, 56321, 17412, 27650, 37889, 33793, 54276, 25600,
    /* rule explained explained e4m3,e4m3,f16,f16 4 accumulate=after adder=neighbours align=nearest_away exponent_floor=-18 fraction_bits=39 group=2 interleave=2 partial=cut result_bits=19 subnormals=normalise+as_f16 */
    15675, 2227, 9610, 4, 0, 0, 1542, 11265, 39937, 7172, 5102, 3111, 13314, 9218, 56322, 19475, 27660,
    /* rule explained explained e2m1,e2m3,f16,f16 3 adder=halves align=down fraction_bits=14 partial=cut products=4 result_bits=12 subnormals=as_f16 underflow_sign=plus width=5 */
    59405, 60133, 9609, 3, 0, 4110, 1542, 39939, 7170, 3086, 56322, 1028, 19468, 27656, 33793, 54277,
    /* rule explained explained e5m2,e3m2,f32,f16 3 adder=halves align=up fraction_bits=13 nan=quiet partial=cut */
    57086, 55122, 9605, 3, 0, 2817, 518, 39939, 7171, 3085, 29697, 56322,
    /* rule explained explained bf16,e2m3,f32,f16 3 align=nearest_even exponent_floor=-34 fraction_bits=5 overflow=infinity partial=cut sticky=yes subnormals=flush_in underflow_sign=plus width=2 */
    12781, 9480, 9609, 3, 0, 1806, 518, 7169, 5086, 3077, 23552, 56322, 52225, 27649, 33793, 54274,
    /* rule explained explained e4m3,f32,f16,f16 5 align=up fraction_bits=3 partial=cut rounding=down sticky=yes subnormals=normalise+as_f16 underflow_sign=plus width=8 zero_sign=plus */
    47786, 55169, 9609, 5, 0, 2, 1542, 7171, 3075, 56322, 17410, 52225, 27660, 33793, 54280, 25600,
    /* rule explained explained f32,e5m2,f32,f16 8 adder=size exponent_floor=-146 fraction_bits=6 nan=quiet partial=normalised products=3 */
    49525, 51325, 9606, 8, 0, 523, 518, 39938, 4974, 3078, 29697, 56321, 1027,
    /* rule explained explained e2m1,e3m2,f16,f16 2 accumulate=after_product adder=size align=nearest_away fraction_bits=22 nan=quiet partial=normalised products=4 */
    54391, 36611, 9607, 2, 0, 4097, 1542, 11266, 39938, 7172, 3094, 29697, 56321, 1028,
    /* rule explained explained tf32,f32,f16,f16 7 adder=size align=odd fraction_bits=11 nan=quiet overflow=infinity partial=normalised products=2 result_bits=16 subnormals=as_f16 tf32_class=whole width=3 */
    31666, 13496, 9611, 7, 0, 770, 1542, 39938, 7173, 3083, 29697, 23552, 56321, 1026, 19472, 27656, 37889, 54275,
    /* rule explained explained e4m3,f16,f32,f32 8 adder=size fraction_bits=2 partial=normalised products=3 sticky=yes underflow_sign=plus width=3 zero_sign=plus */
    35918, 16490, 9608, 8, 0, 6, 514, 39938, 3074, 56321, 1027, 52225, 33793, 54275, 25600,
    /* rule explained explained f32,bf16,f16,f32 1 adder=size exponent_floor=-30 fraction_bits=13 nan=quiet overflow=infinity partial=normalised products=8 rounding=up step_type=f32 width=3 */
    41551, 56797, 9610, 1, 0, 519, 1538, 39938, 5090, 3085, 29697, 23552, 56321, 1032, 17411, 21506, 54275,
    /* rule explained explained f16,f16,f32,f16 2 adder=size align=nearest_away fraction_bits=8 nan=quiet partial=normalised underflow_sign=plus width=5 */
    1497, 64325, 9607, 2, 0, 1542, 518, 39938, 7172, 3080, 29697, 56321, 33793, 54277,
    /* rule explained explained bf16,f32,f32,f32 7 align=nearest_even fraction_bits=5 partial=cut result_bits=3 sticky=yes subnormals=flush_in width=8 */
    1073, 19327, 9607, 7, 0, 1794, 514, 7169, 3077, 56322, 19459, 52225, 27649, 54280,
    /* rule explained explained f32,e2m1,f32,f32 1 align=down fraction_bits=6 nan=quiet partial=cut products=3 width=4 */
    4297, 11711, 9606, 1, 0, 528, 514, 7170, 3078, 29697, 56322, 1027, 54276,
    /* rule explained explained tf32,f32,f32,f32 4 product_type=e4m3 subnormals=normalise+as_f16 tf32_class=whole */
    49863, 23591, 9603, 4, 0, 770, 514, 41984, 27660, 37889,
    /* rule explained explained e2m1,e2m3,f32,f32 7 product_type=bf16 products=1 subnormals=flush_in+flush_out */
    11072, 49683, 9603, 7, 0, 4110, 514, 41991, 1025, 27651,
    /* rule explained explained f32,tf32,f32,f32 7 product_rounding=nearest_even product_type=f16 rounding=down subnormals=as_f16 underflow_sign=plus */
    59977, 55991, 9605, 7, 0, 515, 514, 58369, 41990, 17410, 27656, 33793,
    /* rule explained explained f32,f32,f32,f32 7 accumulate=after_product product_rounding=zero product_type=f32 result_bits=17 rounding=up zero_sign=plus */
    13748, 16847, 9606, 7, 0, 514, 514, 11266, 58368, 41986, 19473, 17411, 25600,
    /* rule explained explained f16,f16,f32,f32 7 fraction_bits=6 multiplier_bits=3 subnormals=normalise */
    16510, 51968, 9603, 7, 0, 1542, 514, 3078, 60419, 27652,
    /* rule explained explained bf16,e2m1,f32,f32 3 accumulate=after fraction_bits=14 multiplier_bits=5 overflow=infinity products=8 zero_sign=plus */
    31987, 38865, 9606, 3, 0, 1808, 514, 11265, 3086, 60421, 23552, 1032, 25600,
    /* rule explained explained f32,e2m1,f16,f16 8 accumulate=last align=down exponent_floor=-36 fraction_bits=25 group=2 interleave=2 result_bits=23 rounding=nearest_away underflow_sign=plus */
    10848, 2481, 9609, 8, 0, 528, 1542, 11267, 7170, 5084, 3097, 13314, 9218, 19479, 17412, 33793,
    /* rule explained explained e2m3,e4m3,f32,f16 6 accumulate=last group=2 nan=quiet products=4 underflow_sign=plus */
    42276, 6060, 9605, 6, 0, 3584, 518, 11267, 13314, 29697, 1028, 33793,
    /* rule explained explained e2m1,e2m1,f32,f16 8 accumulate=after nan=any overflow=infinity zero_sign=plus */
    24862, 31866, 9604, 8, 0, 4112, 518, 11265, 29698, 23552, 25600,
    /* rule explained explained e3m2,f16,f16,f32 2 nan=any overflow=infinity subnormals=flush_out */
    25821, 17145, 9603, 2, 0, 262, 1538, 29698, 23552, 27650,
    /* rule explained explained e5m2,e3m2,f32,f32 2 nan=payload */
    61631, 33953, 9601, 2, 0, 2817, 514, 29699,
    /* rule explained explained f32,e2m1,f32,e5m2 1 fraction_bits=7 nan=payload zero_sign=plus */
    31705, 37789, 9603, 1, 0, 528, 523, 3079, 29699, 25600,
    /* rule explained explained f32,f32,f16,f32 8 fraction_bits=15 interleave=2 */
    28036, 7439, 9602, 8, 0, 514, 1538, 3087, 9218,
    /* rule explained explained f32,bf16,f16,f16 8 overflow=infinity result_bits=4 rounding=zero subnormals=normalise underflow_sign=plus */
    6855, 62671, 9605, 8, 0, 519, 1542, 23552, 19460, 17408, 27652, 33793,
    /* rule explained explained e4m3,tf32,e4m3,e5m2 5 align=nearest_away fraction_bits=9 nan=quiet overflow=infinity rounding=zero subnormals=flush_in+flush_out tf32_class=whole underflow_sign=plus zero_sign=plus */
    28965, 29169, 9609, 5, 0, 3, 11, 7172, 3081, 29697, 23552, 17408, 27651, 37889, 33793, 25600,
    /* rule explained explained e2m1,e2m1,f16,e5m2 4 interleave=1 overflow=infinity subnormals=normalise */
    462, 4766, 9603, 4, 0, 4112, 1547, 9217, 23552, 27652,
    /* rule explained explained e2m3,e3m2,f32,f16 2 step_type=e5m2 zero_sign=plus */
    41345, 54410, 9602, 2, 0, 3585, 518, 21515, 25600,
    /* rule explained explained bf16,tf32,f32,f32 4 fraction_bits=26 nan=quiet result_bits=3 step_type=bf16 tf32_class=whole underflow_sign=plus zero_sign=plus */
    48467, 38072, 9607, 4, 0, 1795, 514, 3098, 29697, 19459, 21511, 37889, 33793, 25600,
    /* rule explained explained e2m1,own,own,f16 5 exponent_floor=-147 fraction_bits=28 own_exponent_bits=4 own_fraction_bits=13 own_special=reserved products=8 rounding=zero zero_sign=plus */
    2036, 2946, 9608, 5, 0, 4109, 3334, 4973, 3100, 44036, 46093, 50179, 1032, 17408, 25600,
    /* rule explained explained own,own,f32,f16 4 align=nearest_away exponent_floor=-108 fraction_bits=36 own_bias=246 own_exponent_bits=1 own_fraction_bits=12 own_special=reserved subnormals=flush_out underflow_sign=plus */
    54375, 59190, 9609, 4, 0, 3341, 518, 7172, 5012, 3108, 48374, 44033, 46092, 50179, 27650, 33793,
    /* rule explained explained f32,e3m5.nan,f32,f32 6 fraction_bits=1 result_bits=17 subnormals=flush_out underflow_sign=plus */
    10938, 64790, 9604, 6, 0, 516, 514, 3073, 19473, 27650, 33793,
    /* rule explained explained e6m3.nan.binade,e3m2,f16,e4m6.ieee.binade 4 accumulate=after_product align=up fraction_bits=8 nan=quiet overflow=infinity step_type=e5m8.ieee underflow_sign=plus zero_sign=plus */
    8517, 62320, 9608, 4, 0, 37121, 1682, 11266, 7171, 3080, 29697, 23552, 21651, 33793, 25600,
    /* rule explained explained e2m3,e2m3,f32,f16 7 accumulate=after_product fraction_bits=32 nan=quiet products=2 step_type=e3m12.reserved subnormals=flush_in underflow_sign=plus */
    5055, 17728, 9607, 7, 0, 3598, 518, 11266, 3104, 29697, 1026, 21652, 27649, 33793,
    /* rule explained explained e2m1,e4m3,f32,e5m2.reserved 8 nan=quiet products=1 step_type=e6m1.b126.reserved subnormals=as_f16 underflow_sign=plus */
    29924, 65509, 9605, 8, 0, 4096, 661, 29697, 1025, 21654, 27656, 33793,
    /* rule explained explained e4m6.fnuz,e2m3,f32,e1m1.fnuz 3 accumulate=after_product align=nearest_away fraction_bits=3 overflow=infinity product_type=e3m1.fnuz rounding=zero subnormals=flush_in */
    37603, 23587, 9607, 3, 0, 25102, 663, 11266, 7172, 3075, 23552, 42136, 17408, 27649,
    /* rule explained explained e2m3,f32,e5m7.b18.fnuz,f16 8 overflow=infinity products=4 result_bits=20 rounding=up underflow_sign=plus */
    36421, 34143, 9605, 8, 0, 3586, 39174, 23552, 1028, 19476, 17411, 33793,
    /* rule explained explained e3m2,e4m4.b14.ieee.binade,f16,f32 2 accumulate=after_product nan=quiet products=4 step_type=e2m5.ieee.binade subnormals=flush_in underflow_sign=plus */
    38092, 17431, 9606, 2, 0, 410, 1538, 11266, 29697, 1028, 21659, 27649, 33793,
    /* rule explained explained e3m9.b56.binade,e3m2,e6m4.ieee.binade,f32 6 accumulate=after group=3 nan=quiet product_type=e3m1.fnuz.binade products=8 subnormals=normalise underflow_sign=plus */
    25095, 9898, 9607, 6, 0, 39937, 40194, 11265, 13315, 29697, 42142, 1032, 27652, 33793,
    /* rule explained explained e4m3,f16,f16,f16 2:ue8m0:1 align=nearest_away fraction_bits=40 underflow_sign=plus */
    25760, 20948, 9603, 2, MMAREF_TYPE_UE8M0 << 8 | 0, 6, 1542, 7172, 3112, 33793,
    /* rule explained explained e4m3,e4m3,f32,f32 5:ue8m0:1 products=2 rounding=nearest_away subnormals=as_f16 */
    13670, 56221, 9603, 5, MMAREF_TYPE_UE8M0 << 8 | 0, 0, 514, 1026, 17412, 27656,
    /* rule explained explained bf16,e5m2,f16,e5m4.reserved 2 adder=size align=up fraction_bits=6 nan=payload partial=normalised products=1 rounding=up underflow_sign=plus */
    61640, 14396, 9608, 2, 0, 1803, 1580, 39938, 7171, 3078, 29699, 56321, 1025, 17411, 33793,
    /* rule explained explained e5m2,f16,f16,f32 5 align=nearest_even exponent_floor=-1 fraction_bits=26 multiplier_bits=5 rounding=down sticky=yes subnormals=normalise+as_f16 */
    42135, 62564, 9607, 5, 0, 2822, 1538, 7169, 5119, 3098, 60421, 17410, 52225, 27660,
    0, 0, 0, 0,
};

const MMAREF_FAR uint32_t mmaref_selftest_types[MMAREF_SELFTEST_TYPES] = {
    MMAREF_TYPE_E4M3, /* 0: e4m3 */
    MMAREF_TYPE_E3M2, /* 1: e3m2 */
    MMAREF_TYPE_F32,  /* 2: f32 */
    MMAREF_TYPE_TF32, /* 3: tf32 */
    0x0305ff02u,      /* 4: e3m5.nan */
    0x040dff03u,      /* 5: e4m13.reserved */
    MMAREF_TYPE_F16,  /* 6: f16 */
    MMAREF_TYPE_BF16, /* 7: bf16 */
    0x0301ff03u,      /* 8: e3m1.reserved */
    0x05020f04u,      /* 9: e5m2.b15.fnuz */
    0x0305ff04u,      /* 10: e3m5.fnuz */
    MMAREF_TYPE_E5M2, /* 11: e5m2 */
    0x0601050bu,      /* 12: e6m1.b5.reserved.binade */
    MMAREF_TYPE_OWN,  /* 13: own */
    MMAREF_TYPE_E2M3, /* 14: e2m3 */
    0x0504ff02u,      /* 15: e5m4.nan */
    MMAREF_TYPE_E2M1, /* 16: e2m1 */
    0x0403ff04u,      /* 17: e4m3.fnuz */
    0x0602ff0cu,      /* 18: e6m2.fnuz.binade */
    0x080fff0au,      /* 19: e8m15.nan.binade */
    0x0507ff01u,      /* 20: e5m7.ieee */
    0x04061204u,      /* 21: e4m6.b18.fnuz */
    0x0602ff04u,      /* 22: e6m2.fnuz */
    0x0304ff0cu,      /* 23: e3m4.fnuz.binade */
    0x03080008u,      /* 24: e3m8.b0.binade */
    0x0609ff01u,      /* 25: e6m9.ieee */
    0x04030b08u,      /* 26: e4m3.b11.binade */
    0x05070302u,      /* 27: e5m7.b3.nan */
    0x0606ff03u,      /* 28: e6m6.reserved */
    0x05070b02u,      /* 29: e5m7.b11.nan */
    0x0603ff03u,      /* 30: e6m3.reserved */
    0x050aff08u,      /* 31: e5m10.binade */
    0x06050f0au,      /* 32: e6m5.b15.nan.binade */
    0x0402ff01u,      /* 33: e4m2.ieee */
    0x0408ff04u,      /* 34: e4m8.fnuz */
    0x0307ff04u,      /* 35: e3m7.fnuz */
    0x080e010cu,      /* 36: e8m14.b1.fnuz.binade */
    0x0214ff02u,      /* 37: e2m20.nan */
    0x0817ff03u,      /* 38: e8m23.reserved */
    0x0401da04u,      /* 39: e4m1.b218.fnuz */
    0x0403ff0cu,      /* 40: e4m3.fnuz.binade */
    0x0304ff03u,      /* 41: e3m4.reserved */
    0x06070203u,      /* 42: e6m7.b2.reserved */
    0x0609ff04u,      /* 43: e6m9.fnuz */
    0x0504ff03u,      /* 44: e5m4.reserved */
    0x08164208u,      /* 45: e8m22.b66.binade */
    0x0609ff03u,      /* 46: e6m9.reserved */
    0x070c050cu,      /* 47: e7m12.b5.fnuz.binade */
    0x0404ff04u,      /* 48: e4m4.fnuz */
    0x05030304u,      /* 49: e5m3.b3.fnuz */
    0x0602020bu,      /* 50: e6m2.b2.reserved.binade */
    0x0502ff0bu,      /* 51: e5m2.reserved.binade */
    0x0608090bu,      /* 52: e6m8.b9.reserved.binade */
    0x0406ff0bu,      /* 53: e4m6.reserved.binade */
    0x06033403u,      /* 54: e6m3.b52.reserved */
    0x0505ff01u,      /* 55: e5m5.ieee */
    0x0306ff0cu,      /* 56: e3m6.fnuz.binade */
    0x050cff02u,      /* 57: e5m12.nan */
    0x0504ff04u,      /* 58: e5m4.fnuz */
    0x0306ff04u,      /* 59: e3m6.fnuz */
    0x0603a904u,      /* 60: e6m3.b169.fnuz */
    0x06090404u,      /* 61: e6m9.b4.fnuz */
    0x06110904u,      /* 62: e6m17.b9.fnuz */
    0x0406ff0cu,      /* 63: e4m6.fnuz.binade */
    0x010aff0cu,      /* 64: e1m10.fnuz.binade */
    0x0704ff0au,      /* 65: e7m4.nan.binade */
    0x0401ff03u,      /* 66: e4m1.reserved */
    0x0503ff03u,      /* 67: e5m3.reserved */
    0x030cff04u,      /* 68: e3m12.fnuz */
    0x050eff02u,      /* 69: e5m14.nan */
    0x0604ff03u,      /* 70: e6m4.reserved */
    0x0601ff03u,      /* 71: e6m1.reserved */
    0x0606ff0bu,      /* 72: e6m6.reserved.binade */
    0x0704ff0cu,      /* 73: e7m4.fnuz.binade */
    0x02161404u,      /* 74: e2m22.b20.fnuz */
    0x0401ff04u,      /* 75: e4m1.fnuz */
    0x0501040bu,      /* 76: e5m1.b4.reserved.binade */
    0x06011203u,      /* 77: e6m1.b18.reserved */
    0x08077904u,      /* 78: e8m7.b121.fnuz */
    0x03011309u,      /* 79: e3m1.b19.ieee.binade */
    0x0307ff0au,      /* 80: e3m7.nan.binade */
    0x060bff0au,      /* 81: e6m11.nan.binade */
    0x0507ff04u,      /* 82: e5m7.fnuz */
    0x06070b04u,      /* 83: e6m7.b11.fnuz */
    0x0402ff04u,      /* 84: e4m2.fnuz */
    0x05020a0cu,      /* 85: e5m2.b10.fnuz.binade */
    0x03070f03u,      /* 86: e3m7.b15.reserved */
    0x0602ff03u,      /* 87: e6m2.reserved */
    0x02160f04u,      /* 88: e2m22.b15.fnuz */
    0x0610ff0bu,      /* 89: e6m16.reserved.binade */
    0x0101ff0au,      /* 90: e1m1.nan.binade */
    0x060eab04u,      /* 91: e6m14.b171.fnuz */
    0x0508ff0cu,      /* 92: e5m8.fnuz.binade */
    0x0402ff03u,      /* 93: e4m2.reserved */
    0x020dff0bu,      /* 94: e2m13.reserved.binade */
    0x0306ff03u,      /* 95: e3m6.reserved */
    0x0111ff01u,      /* 96: e1m17.ieee */
    0x0213ff08u,      /* 97: e2m19.binade */
    0x0406ff04u,      /* 98: e4m6.fnuz */
    0x04020403u,      /* 99: e4m2.b4.reserved */
    0x0609ff00u,      /* 100: e6m9 */
    MMAREF_TYPE_U8,   /* 101: u8 */
    MMAREF_TYPE_S4,   /* 102: s4 */
    MMAREF_TYPE_S32,  /* 103: s32 */
    MMAREF_TYPE_S8,   /* 104: s8 */
    0x0303ff0bu,      /* 105: e3m3.reserved.binade */
    0x0402ff09u,      /* 106: e4m2.ieee.binade */
    0x0607ff09u,      /* 107: e6m7.ieee.binade */
    0x0412ff04u,      /* 108: e4m18.fnuz */
    0x0402f10bu,      /* 109: e4m2.b241.reserved.binade */
    0x06040f02u,      /* 110: e6m4.b15.nan */
    0x010eff02u,      /* 111: e1m14.nan */
    0x0606ff04u,      /* 112: e6m6.fnuz */
    0x0407ff01u,      /* 113: e4m7.ieee */
    0x050e3801u,      /* 114: e5m14.b56.ieee */
    0x0508e70cu,      /* 115: e5m8.b231.fnuz.binade */
    0x0303ff02u,      /* 116: e3m3.nan */
    0x0502ff01u,      /* 117: e5m2.ieee */
    0x0418ff00u,      /* 118: e4m24 */
    0x0612ff03u,      /* 119: e6m18.reserved */
    0x0111ff02u,      /* 120: e1m17.nan */
    0x0607ff03u,      /* 121: e6m7.reserved */
    0x0605ff0bu,      /* 122: e6m5.reserved.binade */
    0x03031308u,      /* 123: e3m3.b19.binade */
    0x0601aa0bu,      /* 124: e6m1.b170.reserved.binade */
    0x0601ff01u,      /* 125: e6m1.ieee */
    0x0503010au,      /* 126: e5m3.b1.nan.binade */
    0x0308ff02u,      /* 127: e3m8.nan */
    0x0408ff01u,      /* 128: e4m8.ieee */
    0x010eff0au,      /* 129: e1m14.nan.binade */
    0x05124b0bu,      /* 130: e5m18.b75.reserved.binade */
    0x04080700u,      /* 131: e4m8.b7 */
    0x0506ff0bu,      /* 132: e5m6.reserved.binade */
    0x0701030bu,      /* 133: e7m1.b3.reserved.binade */
    0x0601ff08u,      /* 134: e6m1.binade */
    0x04016c0cu,      /* 135: e4m1.b108.fnuz.binade */
    0x0605ff03u,      /* 136: e6m5.reserved */
    0x0504ff08u,      /* 137: e5m4.binade */
    0x04152508u,      /* 138: e4m21.b37.binade */
    0x030d1202u,      /* 139: e3m13.b18.nan */
    MMAREF_TYPE_F64,  /* 140: f64 */
    MMAREF_TYPE_U4,   /* 141: u4 */
    0x0302ff04u,      /* 142: e3m2.fnuz */
    0x05040b02u,      /* 143: e5m4.b11.nan */
    0x0504ff01u,      /* 144: e5m4.ieee */
    0x0603ff0au,      /* 145: e6m3.nan.binade */
    0x0406ff09u,      /* 146: e4m6.ieee.binade */
    0x0508ff01u,      /* 147: e5m8.ieee */
    0x030cff03u,      /* 148: e3m12.reserved */
    0x0502ff03u,      /* 149: e5m2.reserved */
    0x06017e03u,      /* 150: e6m1.b126.reserved */
    0x0101ff04u,      /* 151: e1m1.fnuz */
    0x0301ff04u,      /* 152: e3m1.fnuz */
    0x05071204u,      /* 153: e5m7.b18.fnuz */
    0x04040e09u,      /* 154: e4m4.b14.ieee.binade */
    0x0205ff09u,      /* 155: e2m5.ieee.binade */
    0x03093808u,      /* 156: e3m9.b56.binade */
    0x0604ff09u,      /* 157: e6m4.ieee.binade */
    0x0301ff0cu,      /* 158: e3m1.fnuz.binade */
};

const char mmaref_selftest_rule_names[] =
    "products\0"
    "fraction_bits\0"
    "exponent_floor\0"
    "align\0"
    "interleave\0"
    "accumulate\0"
    "group\0"
    "block\0"
    "rounding\0"
    "result_bits\0"
    "step_type\0"
    "overflow\0"
    "zero_sign\0"
    "subnormals\0"
    "nan\0"
    "underflow_sign\0"
    "tf32_class\0"
    "adder\0"
    "product_type\0"
    "own_exponent_bits\0"
    "own_fraction_bits\0"
    "own_bias\0"
    "own_special\0"
    "sticky\0"
    "width\0"
    "partial\0"
    "product_rounding\0"
    "multiplier_bits\0"
    "scales\0"
    "formats\0"
    "types\0"
    "integers\0"
    "mixed\0"
    "refused\0"
    "fixed\0"
    "corners\0"
    "values\0"
    "explained\0";
