/* SPDX-License-Identifier: MIT */
/* Digests of the self-test's stream, by the independent reference.
 *
 * Generated from tests/data/vectors/digests.txt.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

const MMAREF_FAR uint32_t mmaref_selftest_digests[MMAREF_INSTRUCTIONS] = {
    0x36ea5b68, /* 0 mac16 */
    0xb135e72f, /* 1 mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    0x20bae3ca, /* 2 mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    0x75c80925, /* 3 mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    0x3de39b21, /* 4 mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    0x8c9b9c78, /* 5 mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    0xd3cb48a3, /* 6 mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    0x5cf310b7, /* 7 mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    0x573c9217, /* 8 mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32 */
    0xe08ac0e3, /* 9 mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32 */
    0xd5e7bfff, /* 10 mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 */
    0xfebeb20f, /* 11 mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.u8.s32 */
    0x66c4e28e, /* 12 mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.s8.s32 */
    0x6683c237, /* 13 mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.u8.s32 */
    0x6ad12139, /* 14 mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.s8.s32 */
    0x7c45ff4a, /* 15 mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    0x4576e531, /* 16 mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 */
    0x328265d8, /* 17 mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 */
    0x89c43b6f, /* 18 mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 */
    0x75f88b9e, /* 19 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 */
    0xdc979e7c, /* 20 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 */
    0xf78337fa, /* 21 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 */
    0x9638b3d5, /* 22 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 */
    0x09b9a2f2, /* 23 mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    0xa2c8b24a, /* 24 mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc */
    0x3f691fcf, /* 25 mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    0x70fa7758, /* 26 mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 */
    0xd29d5509, /* 27 mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16 */
    0x6c950d5d, /* 28 mma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 */
    0x2df30168, /* 29 mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    0xdaf330a9, /* 30 mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32 */
    0xb85cae55, /* 31 mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 */
    0xc6d3a559, /* 32 mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    0x69d59800, /* 33 mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16 */
    0x4c26264f, /* 34 mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 */
    0x6fa81c66, /* 35 mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f16 */
    0xabbed752, /* 36 mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32 */
    0x8b045ecf, /* 37 mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    0xbbecb1df, /* 38 mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    0x8ef78433, /* 39 mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 */
    0x99dc7983, /* 40 mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e5m2.f16 */
    0xcfab2927, /* 41 mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16 */
    0xd2ca2ea1, /* 42 mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16 */
    0x9f21015f, /* 43 mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 */
    0x428ce91a, /* 44 mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e5m2.f32 */
    0x0b5de354, /* 45 mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e4m3.f32 */
    0xf6ffe9d1, /* 46 mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32 */
    0x2c84e3dd, /* 47 mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    0xc73c62ce, /* 48 mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e5m2.f16 */
    0xa37ac5d3, /* 49 mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e4m3.f16 */
    0xe5d21e93, /* 50 mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16 */
    0x9ae88f20, /* 51 mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
    0x8e4e5237, /* 52 mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 */
    0xbffcfdea, /* 53 mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e4m3.f32 */
    0xe9603614, /* 54 mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32 */
    0x6bff41ba, /* 55 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    0x0431005f, /* 56 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rn */
    0x8c592207, /* 57 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rz */
    0xd3e394ec, /* 58 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rm */
    0xdcbc0dfe, /* 59 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rp */
    0xaa75d192, /* 60 mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 */
    0x28e13aaa, /* 61 mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rn */
    0x441621f0, /* 62 mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rz */
    0x2e29f7a1, /* 63 mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rm */
    0x322c24d7, /* 64 mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rp */
    0x6d407f4f, /* 65 mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 */
    0xb21efcf8, /* 66 mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64.rn */
    0xb6565c16, /* 67 mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64.rz */
    0x43f2f2f3, /* 68 mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64.rm */
    0xeb762eab, /* 69 mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64.rp */
    0x02f6435d, /* 70 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
    0x613f2cb8, /* 71 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64.rn */
    0xf8857bfe, /* 72 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64.rz */
    0x4be99f97, /* 73 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64.rm */
    0xec44a659, /* 74 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64.rp */
    0x3ee8e688, /* 75 mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 */
    0x2898a9b9, /* 76 mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32 */
    0x12ca1a0d, /* 77 mma.sync.aligned.m8n8k16.row.col.s32.s8.u8.s32 */
    0xfbf8a123, /* 78 mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 */
    0x52393c05, /* 79 mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.u8.s32 */
    0x0a501f2a, /* 80 mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.s8.s32 */
    0x2471e088, /* 81 mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.u8.s32 */
    0x847615bb, /* 82 mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 */
    0x524cc282, /* 83 mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 */
    0x6ff19bed, /* 84 mma.sync.aligned.m8n8k32.row.col.s32.u4.s4.s32 */
    0x3e751439, /* 85 mma.sync.aligned.m8n8k32.row.col.s32.s4.u4.s32 */
    0x311be3e9, /* 86 mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32 */
    0xc090f73b, /* 87 mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.u4.s32 */
    0xbd7afc59, /* 88 mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.s4.s32 */
    0x6263fd67, /* 89 mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.u4.s32 */
    0xe6b93b54, /* 90 mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.s4.s32 */
    0xb50e2e45, /* 91 mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 */
    0xcd4b2fae, /* 92 mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32 */
    0xb1ce21bd, /* 93 mma.sync.aligned.m16n8k32.row.col.s32.s4.u4.s32 */
    0x636e5567, /* 94 mma.sync.aligned.m16n8k32.row.col.s32.s4.s4.s32 */
    0xb2a52f6d, /* 95 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.u4.s32 */
    0x9e902fc4, /* 96 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.s4.s32 */
    0xe015d506, /* 97 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.u4.s32 */
    0x42c5e49f, /* 98 mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.s4.s32 */
    0x0ccdc1aa, /* 99 mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    0x1277e8da, /* 100 mma.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 */
    0x924e1ebe, /* 101 mma.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 */
    0x83ba5909, /* 102 mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 */
    0xe248521c, /* 103 mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 */
    0x756d2500, /* 104 mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 */
    0x500f1d88, /* 105 mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 */
    0xf659b00f, /* 106 mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 */
    0x8d6cdf17, /* 107 mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc */
    0x92c6ec06, /* 108 mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc */
    0xc3a4b98e, /* 109 mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc */
    0x98889dd1, /* 110 mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc */
    0xe1c6581e, /* 111 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    0x94ff9061, /* 112 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e5m2.f16 */
    0xff99b650, /* 113 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e4m3.f16 */
    0x20348bab, /* 114 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e5m2.f16 */
    0xc6d30dda, /* 115 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 */
    0x8cba7606, /* 116 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16 */
    0xe073db6c, /* 117 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16 */
    0x0183f7e3, /* 118 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16 */
    0x7ec8a58f, /* 119 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16 */
    0xc7530ac7, /* 120 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16 */
    0x3892f8bb, /* 121 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    0x6c96b7cc, /* 122 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16 */
    0xe5227fac, /* 123 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16 */
    0x91c44f85, /* 124 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16 */
    0xf06c2b14, /* 125 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16 */
    0x701f25be, /* 126 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16 */
    0xe2c68781, /* 127 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16 */
    0xdc7ff53e, /* 128 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16 */
    0x244dc897, /* 129 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16 */
    0x174d5002, /* 130 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16 */
    0xbe67de37, /* 131 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16 */
    0xb5ef0a2b, /* 132 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16 */
    0xb70b017b, /* 133 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16 */
    0xf8c8cc1c, /* 134 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16 */
    0xefb1edff, /* 135 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16 */
    0x3c0dc1e6, /* 136 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    0x8d732542, /* 137 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32 */
    0x7a6c7261, /* 138 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32 */
    0x799f5889, /* 139 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e5m2.f32 */
    0x65a16b6c, /* 140 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    0x5e9f7c53, /* 141 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32 */
    0x062e1cc4, /* 142 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32 */
    0xf168f913, /* 143 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32 */
    0x2d1c2adc, /* 144 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32 */
    0x1962285b, /* 145 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32 */
    0x8a03468a, /* 146 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
    0x2b51e5b6, /* 147 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32 */
    0xb878df60, /* 148 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32 */
    0x5d2ed16d, /* 149 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 */
    0xc6d8120a, /* 150 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32 */
    0xe4db82bd, /* 151 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32 */
    0xf33a92c6, /* 152 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32 */
    0x0f7d5404, /* 153 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32 */
    0x850eac93, /* 154 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32 */
    0xfde2511e, /* 155 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32 */
    0xa5a73ef2, /* 156 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32 */
    0xf4b3db37, /* 157 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32 */
    0x78484acd, /* 158 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 */
    0x09e870e6, /* 159 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32 */
    0xa7bb0734, /* 160 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 */
    0xfe17700d, /* 161 mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    0x9709d254, /* 162 mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    0x226edb71, /* 163 mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    0x885dbec7, /* 164 mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    0x52d6f962, /* 165 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    0xf079eb0f, /* 166 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e5m2.f32.ue8m0 */
    0x954e6175, /* 167 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e3m2.f32.ue8m0 */
    0xbe8eac3c, /* 168 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e2m3.f32.ue8m0 */
    0xfb429e68, /* 169 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e2m1.f32.ue8m0 */
    0xb838c61c, /* 170 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e4m3.f32.ue8m0 */
    0x994afbd3, /* 171 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e5m2.f32.ue8m0 */
    0xe53d7b08, /* 172 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e3m2.f32.ue8m0 */
    0x59ce2f26, /* 173 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e2m3.f32.ue8m0 */
    0x72913d7b, /* 174 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e2m1.f32.ue8m0 */
    0x9285486d, /* 175 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e4m3.f32.ue8m0 */
    0xa9adc48a, /* 176 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e5m2.f32.ue8m0 */
    0x77f1f674, /* 177 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e3m2.f32.ue8m0 */
    0x5bb82832, /* 178 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e2m3.f32.ue8m0 */
    0x0c2ff7e3, /* 179 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e2m1.f32.ue8m0 */
    0x501c286d, /* 180 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e4m3.f32.ue8m0 */
    0x1cda3acb, /* 181 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e5m2.f32.ue8m0 */
    0x72d199c2, /* 182 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e3m2.f32.ue8m0 */
    0x7a05864e, /* 183 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e2m3.f32.ue8m0 */
    0x5dcdcd08, /* 184 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e2m1.f32.ue8m0 */
    0xad109e9f, /* 185 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e4m3.f32.ue8m0 */
    0xd3f0755a, /* 186 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e5m2.f32.ue8m0 */
    0xcfa8e409, /* 187 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e3m2.f32.ue8m0 */
    0x0c693f9b, /* 188 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e2m3.f32.ue8m0 */
    0xb8f47f53, /* 189 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    0x7b2d06ac, /* 190 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0 */
    0x8cbfd112, /* 191 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 */
    0x8d557c7c, /* 192 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e3m2.f32.ue8m0 */
    0x7e303fd0, /* 193 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m3.f32.ue8m0 */
    0x145df58d, /* 194 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m1.f32.ue8m0 */
    0xa7fc6fd7, /* 195 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e4m3.f32.ue8m0 */
    0xc6430e24, /* 196 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e5m2.f32.ue8m0 */
    0xa19d3b5d, /* 197 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e3m2.f32.ue8m0 */
    0x04c0cc95, /* 198 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m3.f32.ue8m0 */
    0x5e191e89, /* 199 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m1.f32.ue8m0 */
    0x56b57c09, /* 200 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e4m3.f32.ue8m0 */
    0x1fd19abf, /* 201 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e5m2.f32.ue8m0 */
    0xa011be4d, /* 202 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e3m2.f32.ue8m0 */
    0xa35a3bfe, /* 203 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m3.f32.ue8m0 */
    0xca8e2c1b, /* 204 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m1.f32.ue8m0 */
    0xa31fa0cf, /* 205 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e4m3.f32.ue8m0 */
    0x92c75e49, /* 206 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e5m2.f32.ue8m0 */
    0x01d5ef94, /* 207 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e3m2.f32.ue8m0 */
    0xd4f6b7cb, /* 208 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m3.f32.ue8m0 */
    0x13e130c1, /* 209 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m1.f32.ue8m0 */
    0x869cd7c4, /* 210 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e4m3.f32.ue8m0 */
    0x1341c467, /* 211 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e5m2.f32.ue8m0 */
    0x3d8ae696, /* 212 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e3m2.f32.ue8m0 */
    0xb10127a4, /* 213 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m3.f32.ue8m0 */
    0x66565193, /* 214 mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m1.f32.ue8m0 */
    0x93aa6628, /* 215 mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    0xd942dd31, /* 216 mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    0x960aaf2d, /* 217 mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    0xab9a9cfe, /* 218 mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    0x2d9b7817, /* 219 mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    0xd2ad8a72, /* 220 mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    0x6d1007f3, /* 221 mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    0xd63a0a8e, /* 222 mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    0xd8e59802, /* 223 mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
    0x6e6054d5, /* 224 mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e5m2.f32 */
    0x1010c69f, /* 225 mma.sp.sync.aligned.m16n8k64.row.col.f32.e5m2.e4m3.f32 */
    0xce2a22d8, /* 226 mma.sp.sync.aligned.m16n8k64.row.col.f32.e5m2.e5m2.f32 */
    0x78e9934a, /* 227 mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    0x001f2d54, /* 228 mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 */
    0xc4ebcb27, /* 229 mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 */
    0xdbc9ce7a, /* 230 mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 */
    0xec066074, /* 231 mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 */
    0x30dd14c7, /* 232 mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 */
    0xc0d4dfbb, /* 233 mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 */
    0x5785d833, /* 234 mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 */
    0xa0c1e0dc, /* 235 mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    0xf8eabe2b, /* 236 mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32 */
    0xf8c723f1, /* 237 mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32 */
    0x9441ecb8, /* 238 mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 */
    0xe51f3b78, /* 239 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32 */
    0x2374c95c, /* 240 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32 */
    0x5facc1e3, /* 241 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32 */
    0x0704aefc, /* 242 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 */
    0xdbb75dcc, /* 243 mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    0xb844fac3, /* 244 mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 */
    0x9682cd07, /* 245 mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 */
    0x6eb35fde, /* 246 mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 */
    0x245aec4d, /* 247 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 */
    0x177542e4, /* 248 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 */
    0xf399503d, /* 249 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 */
    0x65b524a0, /* 250 mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 */
    0xd3c44c0e, /* 251 mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
    0x5fdcf6f4, /* 252 mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32 */
    0x22cbd0f0, /* 253 mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32 */
    0xde704308, /* 254 mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32 */
    0xa01a87e3, /* 255 mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32 */
    0xf2ada251, /* 256 mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32 */
    0x044f4c82, /* 257 mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32 */
    0x2c4bc0a2, /* 258 mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32 */
    0xca6e7a60, /* 259 mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    0x8c5e08c8, /* 260 mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    0xf62e974a, /* 261 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    0x6ca83ef3, /* 262 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    0x4d06ed92, /* 263 mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    0x8606b564, /* 264 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    0xb6e7b2bc, /* 265 mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    0x2441c477, /* 266 mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    0x88c28ee0, /* 267 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
    0x4b1d629a, /* 268 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e5m2.f32 */
    0x714c86bc, /* 269 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e4m3.f32 */
    0xc97b1503, /* 270 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e5m2.f32 */
    0xf5931f61, /* 271 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    0xa3689b21, /* 272 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 */
    0x7b5213ef, /* 273 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 */
    0xe1babd44, /* 274 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 */
    0x8e7c4843, /* 275 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 */
    0xde11c885, /* 276 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 */
    0x94c575ba, /* 277 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 */
    0x6ce4ef56, /* 278 mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 */
    0x3ef44a10, /* 279 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    0xd187329a, /* 280 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32 */
    0xd2c1d2e3, /* 281 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32 */
    0xdceba562, /* 282 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 */
    0x7caa9ad3, /* 283 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32 */
    0xa68fc852, /* 284 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32 */
    0x8b438895, /* 285 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32 */
    0xdad4b5ab, /* 286 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 */
    0x2ca92061, /* 287 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    0x958181e4, /* 288 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 */
    0xaf241d54, /* 289 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 */
    0x75e0f8cb, /* 290 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 */
    0x919875aa, /* 291 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 */
    0x1af4d2e4, /* 292 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 */
    0x1041e825, /* 293 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 */
    0x0f51eecf, /* 294 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 */
    0x597856d8, /* 295 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
    0xc745b83a, /* 296 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32 */
    0xaa1729a3, /* 297 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32 */
    0x3e35110b, /* 298 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32 */
    0x6f27fd11, /* 299 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32 */
    0x414c6bca, /* 300 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32 */
    0x8eea4d29, /* 301 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32 */
    0x7e2b56f3, /* 302 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32 */
    0x40ca148e, /* 303 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    0x09ae8a7b, /* 304 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e5m2.f16 */
    0xcc47a6e2, /* 305 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 */
    0xa00e438d, /* 306 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16 */
    0xc95f69af, /* 307 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16 */
    0x173cdd96, /* 308 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e4m3.f16 */
    0x055be51c, /* 309 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e5m2.f16 */
    0xfecaf1c0, /* 310 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16 */
    0xc2740767, /* 311 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16 */
    0x085f56e9, /* 312 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16 */
    0xaa523322, /* 313 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    0xd8bde849, /* 314 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16 */
    0x5525c96b, /* 315 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16 */
    0xb4d792ac, /* 316 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16 */
    0x5986816a, /* 317 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16 */
    0x7191b9dd, /* 318 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16 */
    0x1b0cb8b6, /* 319 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16 */
    0x07707eda, /* 320 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16 */
    0x957f7441, /* 321 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16 */
    0x98f12e8e, /* 322 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16 */
    0xe18c3ecd, /* 323 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16 */
    0x78556521, /* 324 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16 */
    0x2b93dfb9, /* 325 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16 */
    0x381b436c, /* 326 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16 */
    0xc0427b06, /* 327 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16 */
    0x44201198, /* 328 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    0x4a18292b, /* 329 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32 */
    0x9110db82, /* 330 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32 */
    0x6ada7db2, /* 331 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e5m2.f32 */
    0xf174018c, /* 332 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    0xca1b1a0c, /* 333 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32 */
    0x97243a47, /* 334 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32 */
    0x2dc3ee45, /* 335 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32 */
    0xb4681f3f, /* 336 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32 */
    0x2274144c, /* 337 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32 */
    0x046ec6f3, /* 338 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
    0x80f1ee5b, /* 339 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32 */
    0x2d55c921, /* 340 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32 */
    0x99172d89, /* 341 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 */
    0xc01e1068, /* 342 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32 */
    0xa79e509a, /* 343 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32 */
    0x04e8f15c, /* 344 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32 */
    0xb9662150, /* 345 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32 */
    0xb83b42f4, /* 346 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32 */
    0x464573cf, /* 347 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32 */
    0x3daed38d, /* 348 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32 */
    0x97163d96, /* 349 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32 */
    0x78cf9695, /* 350 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 */
    0x7894f701, /* 351 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32 */
    0x9e61e6c5, /* 352 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 */
    0x9e8be4b0, /* 353 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    0x671da6ed, /* 354 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    0xbd736f83, /* 355 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    0x46f68006, /* 356 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    0xac5cbe64, /* 357 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    0x2a068e4d, /* 358 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e5m2.f32.ue8m0 */
    0xbb1e7263, /* 359 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e3m2.f32.ue8m0 */
    0xb2b22d5e, /* 360 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e2m3.f32.ue8m0 */
    0x24f1a0b3, /* 361 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e2m1.f32.ue8m0 */
    0xb9da71e2, /* 362 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e4m3.f32.ue8m0 */
    0xe1d1d627, /* 363 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e5m2.f32.ue8m0 */
    0xea921b57, /* 364 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e3m2.f32.ue8m0 */
    0x4decda6e, /* 365 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e2m3.f32.ue8m0 */
    0x93e0ce0d, /* 366 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e2m1.f32.ue8m0 */
    0x965c532a, /* 367 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e4m3.f32.ue8m0 */
    0x9e7bd14d, /* 368 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e5m2.f32.ue8m0 */
    0xf890eb18, /* 369 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e3m2.f32.ue8m0 */
    0xee3cea2d, /* 370 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e2m3.f32.ue8m0 */
    0x2b6aa2c9, /* 371 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e2m1.f32.ue8m0 */
    0x88d584b8, /* 372 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e4m3.f32.ue8m0 */
    0x7e69cad8, /* 373 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e5m2.f32.ue8m0 */
    0x6b2d6c88, /* 374 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e3m2.f32.ue8m0 */
    0x2d171b1c, /* 375 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e2m3.f32.ue8m0 */
    0x31c60b80, /* 376 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e2m1.f32.ue8m0 */
    0xbe6fed74, /* 377 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e4m3.f32.ue8m0 */
    0x14344679, /* 378 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e5m2.f32.ue8m0 */
    0xb5d541cd, /* 379 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e3m2.f32.ue8m0 */
    0x5de8dd7b, /* 380 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e2m3.f32.ue8m0 */
    0x91b5fb4a, /* 381 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    0xb216aa5b, /* 382 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0 */
    0x43236529, /* 383 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 */
    0x6ee5a7d4, /* 384 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e3m2.f32.ue8m0 */
    0x5f2c8534, /* 385 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m3.f32.ue8m0 */
    0xa0c127a6, /* 386 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m1.f32.ue8m0 */
    0x5eb3b86e, /* 387 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e4m3.f32.ue8m0 */
    0xdfaec3a7, /* 388 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e5m2.f32.ue8m0 */
    0xba64ee84, /* 389 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e3m2.f32.ue8m0 */
    0x7244f931, /* 390 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m3.f32.ue8m0 */
    0x3b571901, /* 391 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m1.f32.ue8m0 */
    0x0d3c88f2, /* 392 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e4m3.f32.ue8m0 */
    0x03536829, /* 393 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e5m2.f32.ue8m0 */
    0xd7386905, /* 394 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e3m2.f32.ue8m0 */
    0x561c9e89, /* 395 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m3.f32.ue8m0 */
    0x2d7fbc41, /* 396 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m1.f32.ue8m0 */
    0x11117561, /* 397 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e4m3.f32.ue8m0 */
    0x10bc2d3a, /* 398 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e5m2.f32.ue8m0 */
    0x200b0fcf, /* 399 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e3m2.f32.ue8m0 */
    0x8b9a7a30, /* 400 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m3.f32.ue8m0 */
    0x648c1980, /* 401 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m1.f32.ue8m0 */
    0x64473b22, /* 402 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e4m3.f32.ue8m0 */
    0x85f2a0ba, /* 403 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e5m2.f32.ue8m0 */
    0x8b1dd61c, /* 404 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e3m2.f32.ue8m0 */
    0x45ac288c, /* 405 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m3.f32.ue8m0 */
    0x138f7a2b, /* 406 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m1.f32.ue8m0 */
    0xf248d1f5, /* 407 wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    0x6de83445, /* 408 wmma.load.a.sync.aligned.row.m16n16k16.global.f16 */
    0xd64e5a0d, /* 409 wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 */
    0x82dbe84d, /* 410 wmma.load.a.sync.aligned.col.m16n16k16.f16 */
    0x921f5dd1, /* 411 wmma.load.a.sync.aligned.col.m16n16k16.global.f16 */
    0x1f9c4185, /* 412 wmma.load.a.sync.aligned.col.m16n16k16.shared.f16 */
    0x55c291c5, /* 413 wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.f16 */
    0x5e71169d, /* 414 wmma.load.a.sync.aligned.col.m16n16k16.shared::cta.f16 */
    0x4ce28491, /* 415 wmma.load.b.sync.aligned.row.m16n16k16.f16 */
    0xad1de10d, /* 416 wmma.load.b.sync.aligned.row.m16n16k16.global.f16 */
    0xbfbbc3d5, /* 417 wmma.load.b.sync.aligned.row.m16n16k16.shared.f16 */
    0x1445bf51, /* 418 wmma.load.b.sync.aligned.col.m16n16k16.f16 */
    0x1ba8653d, /* 419 wmma.load.b.sync.aligned.col.m16n16k16.global.f16 */
    0x51802479, /* 420 wmma.load.b.sync.aligned.col.m16n16k16.shared.f16 */
    0xd9eeac45, /* 421 wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.f16 */
    0x3cd78025, /* 422 wmma.load.b.sync.aligned.col.m16n16k16.shared::cta.f16 */
    0x4b184af0, /* 423 wmma.load.c.sync.aligned.row.m16n16k16.f16 */
    0xe32ff85c, /* 424 wmma.load.c.sync.aligned.row.m16n16k16.f32 */
    0x02343e69, /* 425 wmma.load.c.sync.aligned.row.m16n16k16.global.f16 */
    0x492a3244, /* 426 wmma.load.c.sync.aligned.row.m16n16k16.global.f32 */
    0x513fb2af, /* 427 wmma.load.c.sync.aligned.row.m16n16k16.shared.f16 */
    0xb536ea74, /* 428 wmma.load.c.sync.aligned.row.m16n16k16.shared.f32 */
    0x28802c4a, /* 429 wmma.load.c.sync.aligned.col.m16n16k16.f16 */
    0xe26c916f, /* 430 wmma.load.c.sync.aligned.col.m16n16k16.f32 */
    0x68ba5a9e, /* 431 wmma.load.c.sync.aligned.col.m16n16k16.global.f16 */
    0x75a5cd82, /* 432 wmma.load.c.sync.aligned.col.m16n16k16.global.f32 */
    0x1e75e254, /* 433 wmma.load.c.sync.aligned.col.m16n16k16.shared.f16 */
    0xc6fb760a, /* 434 wmma.load.c.sync.aligned.col.m16n16k16.shared.f32 */
    0xbab3f137, /* 435 wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.f16 */
    0xc685d16a, /* 436 wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.f32 */
    0x6d762117, /* 437 wmma.load.c.sync.aligned.col.m16n16k16.shared::cta.f16 */
    0xa68a4341, /* 438 wmma.load.c.sync.aligned.col.m16n16k16.shared::cta.f32 */
    0xde5164cd, /* 439 wmma.load.a.sync.aligned.row.m8n32k16.f16 */
    0x04497515, /* 440 wmma.load.a.sync.aligned.row.m8n32k16.global.f16 */
    0x1aa661a5, /* 441 wmma.load.a.sync.aligned.row.m8n32k16.shared.f16 */
    0x6f063cd5, /* 442 wmma.load.a.sync.aligned.col.m8n32k16.f16 */
    0x27f7e3b5, /* 443 wmma.load.a.sync.aligned.col.m8n32k16.global.f16 */
    0x8fa32e35, /* 444 wmma.load.a.sync.aligned.col.m8n32k16.shared.f16 */
    0xae449fb5, /* 445 wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.f16 */
    0x659d475d, /* 446 wmma.load.a.sync.aligned.col.m8n32k16.shared::cta.f16 */
    0xe32f43a2, /* 447 wmma.load.b.sync.aligned.row.m8n32k16.f16 */
    0x085c4150, /* 448 wmma.load.b.sync.aligned.row.m8n32k16.global.f16 */
    0xb89dc72e, /* 449 wmma.load.b.sync.aligned.row.m8n32k16.shared.f16 */
    0x7fcfa396, /* 450 wmma.load.b.sync.aligned.col.m8n32k16.f16 */
    0x974db717, /* 451 wmma.load.b.sync.aligned.col.m8n32k16.global.f16 */
    0x1c012008, /* 452 wmma.load.b.sync.aligned.col.m8n32k16.shared.f16 */
    0xba813075, /* 453 wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.f16 */
    0x319b8d88, /* 454 wmma.load.b.sync.aligned.col.m8n32k16.shared::cta.f16 */
    0xd1f9b19e, /* 455 wmma.load.c.sync.aligned.row.m8n32k16.f16 */
    0x81343d60, /* 456 wmma.load.c.sync.aligned.row.m8n32k16.f32 */
    0xb953ed75, /* 457 wmma.load.c.sync.aligned.row.m8n32k16.global.f16 */
    0x0773d1b5, /* 458 wmma.load.c.sync.aligned.row.m8n32k16.global.f32 */
    0x9c7dc62c, /* 459 wmma.load.c.sync.aligned.row.m8n32k16.shared.f16 */
    0xf19780d6, /* 460 wmma.load.c.sync.aligned.row.m8n32k16.shared.f32 */
    0x6d5bedce, /* 461 wmma.load.c.sync.aligned.col.m8n32k16.f16 */
    0xc1529a91, /* 462 wmma.load.c.sync.aligned.col.m8n32k16.f32 */
    0xf4be1b60, /* 463 wmma.load.c.sync.aligned.col.m8n32k16.global.f16 */
    0x6b7e68c0, /* 464 wmma.load.c.sync.aligned.col.m8n32k16.global.f32 */
    0x22f899eb, /* 465 wmma.load.c.sync.aligned.col.m8n32k16.shared.f16 */
    0xbb2c1dac, /* 466 wmma.load.c.sync.aligned.col.m8n32k16.shared.f32 */
    0x0dbe259a, /* 467 wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.f16 */
    0x9fc4dff0, /* 468 wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.f32 */
    0x21004c0a, /* 469 wmma.load.c.sync.aligned.col.m8n32k16.shared::cta.f16 */
    0xb58c53f0, /* 470 wmma.load.c.sync.aligned.col.m8n32k16.shared::cta.f32 */
    0xada45cbb, /* 471 wmma.load.a.sync.aligned.row.m32n8k16.f16 */
    0x444b762e, /* 472 wmma.load.a.sync.aligned.row.m32n8k16.global.f16 */
    0x811bcbcd, /* 473 wmma.load.a.sync.aligned.row.m32n8k16.shared.f16 */
    0x94d81b1a, /* 474 wmma.load.a.sync.aligned.col.m32n8k16.f16 */
    0x2afbb6cf, /* 475 wmma.load.a.sync.aligned.col.m32n8k16.global.f16 */
    0x9a179c8f, /* 476 wmma.load.a.sync.aligned.col.m32n8k16.shared.f16 */
    0x7110e7bc, /* 477 wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.f16 */
    0x8bae9dd9, /* 478 wmma.load.a.sync.aligned.col.m32n8k16.shared::cta.f16 */
    0xc0811a85, /* 479 wmma.load.b.sync.aligned.row.m32n8k16.f16 */
    0x3b24cdcd, /* 480 wmma.load.b.sync.aligned.row.m32n8k16.global.f16 */
    0xff10fdfd, /* 481 wmma.load.b.sync.aligned.row.m32n8k16.shared.f16 */
    0x95861125, /* 482 wmma.load.b.sync.aligned.col.m32n8k16.f16 */
    0x6f46028d, /* 483 wmma.load.b.sync.aligned.col.m32n8k16.global.f16 */
    0x8b32a64d, /* 484 wmma.load.b.sync.aligned.col.m32n8k16.shared.f16 */
    0x20c275fd, /* 485 wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.f16 */
    0xd9292a3d, /* 486 wmma.load.b.sync.aligned.col.m32n8k16.shared::cta.f16 */
    0xd1b60231, /* 487 wmma.load.c.sync.aligned.row.m32n8k16.f16 */
    0x7313444e, /* 488 wmma.load.c.sync.aligned.row.m32n8k16.f32 */
    0xf2d8f3ec, /* 489 wmma.load.c.sync.aligned.row.m32n8k16.global.f16 */
    0x6ca81f5b, /* 490 wmma.load.c.sync.aligned.row.m32n8k16.global.f32 */
    0x905016c2, /* 491 wmma.load.c.sync.aligned.row.m32n8k16.shared.f16 */
    0xeb9844ae, /* 492 wmma.load.c.sync.aligned.row.m32n8k16.shared.f32 */
    0xfa93e023, /* 493 wmma.load.c.sync.aligned.col.m32n8k16.f16 */
    0x03a0ae08, /* 494 wmma.load.c.sync.aligned.col.m32n8k16.f32 */
    0x2d9eccaa, /* 495 wmma.load.c.sync.aligned.col.m32n8k16.global.f16 */
    0x17620c6b, /* 496 wmma.load.c.sync.aligned.col.m32n8k16.global.f32 */
    0x89798412, /* 497 wmma.load.c.sync.aligned.col.m32n8k16.shared.f16 */
    0x9d5d9ccf, /* 498 wmma.load.c.sync.aligned.col.m32n8k16.shared.f32 */
    0x4e2b88a9, /* 499 wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.f16 */
    0x8e755344, /* 500 wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.f32 */
    0x6a04b94f, /* 501 wmma.load.c.sync.aligned.col.m32n8k16.shared::cta.f16 */
    0x59bcbaf4, /* 502 wmma.load.c.sync.aligned.col.m32n8k16.shared::cta.f32 */
    0x2532590d, /* 503 wmma.load.a.sync.aligned.row.m16n16k16.s8 */
    0xbe030528, /* 504 wmma.load.a.sync.aligned.row.m16n16k16.u8 */
    0xdd5143a4, /* 505 wmma.load.a.sync.aligned.row.m16n16k16.global.s8 */
    0xee1f5fb2, /* 506 wmma.load.a.sync.aligned.row.m16n16k16.global.u8 */
    0x4c10d614, /* 507 wmma.load.a.sync.aligned.row.m16n16k16.shared.s8 */
    0x549f95a0, /* 508 wmma.load.a.sync.aligned.row.m16n16k16.shared.u8 */
    0xd9455540, /* 509 wmma.load.a.sync.aligned.col.m16n16k16.s8 */
    0x05a0b9bf, /* 510 wmma.load.a.sync.aligned.col.m16n16k16.u8 */
    0xe435f7bb, /* 511 wmma.load.a.sync.aligned.col.m16n16k16.global.s8 */
    0xa4b37782, /* 512 wmma.load.a.sync.aligned.col.m16n16k16.global.u8 */
    0x956e8ec5, /* 513 wmma.load.a.sync.aligned.col.m16n16k16.shared.s8 */
    0x8578d9bb, /* 514 wmma.load.a.sync.aligned.col.m16n16k16.shared.u8 */
    0x489621af, /* 515 wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.s8 */
    0x0c951a8a, /* 516 wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.u8 */
    0xca052aed, /* 517 wmma.load.a.sync.aligned.col.m16n16k16.shared::cta.s8 */
    0xda7b5f0c, /* 518 wmma.load.a.sync.aligned.col.m16n16k16.shared::cta.u8 */
    0x1bc41f0e, /* 519 wmma.load.b.sync.aligned.row.m16n16k16.s8 */
    0x92a1c43b, /* 520 wmma.load.b.sync.aligned.row.m16n16k16.u8 */
    0x0b19a52a, /* 521 wmma.load.b.sync.aligned.row.m16n16k16.global.s8 */
    0x6375a048, /* 522 wmma.load.b.sync.aligned.row.m16n16k16.global.u8 */
    0xc547a29c, /* 523 wmma.load.b.sync.aligned.row.m16n16k16.shared.s8 */
    0x6a24481a, /* 524 wmma.load.b.sync.aligned.row.m16n16k16.shared.u8 */
    0xc5140489, /* 525 wmma.load.b.sync.aligned.col.m16n16k16.s8 */
    0xb09b1a5d, /* 526 wmma.load.b.sync.aligned.col.m16n16k16.u8 */
    0x265850ca, /* 527 wmma.load.b.sync.aligned.col.m16n16k16.global.s8 */
    0x53518d33, /* 528 wmma.load.b.sync.aligned.col.m16n16k16.global.u8 */
    0x7fab92d9, /* 529 wmma.load.b.sync.aligned.col.m16n16k16.shared.s8 */
    0xa4c28b23, /* 530 wmma.load.b.sync.aligned.col.m16n16k16.shared.u8 */
    0xc34ca6a2, /* 531 wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.s8 */
    0xdddd071e, /* 532 wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.u8 */
    0x3d3b4b99, /* 533 wmma.load.b.sync.aligned.col.m16n16k16.shared::cta.s8 */
    0xb3fa612c, /* 534 wmma.load.b.sync.aligned.col.m16n16k16.shared::cta.u8 */
    0x0c61dceb, /* 535 wmma.load.c.sync.aligned.row.m16n16k16.s32 */
    0xe0562726, /* 536 wmma.load.c.sync.aligned.row.m16n16k16.global.s32 */
    0x6241bdac, /* 537 wmma.load.c.sync.aligned.row.m16n16k16.shared.s32 */
    0xe5914493, /* 538 wmma.load.c.sync.aligned.col.m16n16k16.s32 */
    0x04f41e33, /* 539 wmma.load.c.sync.aligned.col.m16n16k16.global.s32 */
    0xc7968328, /* 540 wmma.load.c.sync.aligned.col.m16n16k16.shared.s32 */
    0xc4bddac7, /* 541 wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.s32 */
    0xf7e7c6a0, /* 542 wmma.load.c.sync.aligned.col.m16n16k16.shared::cta.s32 */
    0xb517fd29, /* 543 wmma.load.a.sync.aligned.row.m8n32k16.s8 */
    0xd719e080, /* 544 wmma.load.a.sync.aligned.row.m8n32k16.u8 */
    0xc757585f, /* 545 wmma.load.a.sync.aligned.row.m8n32k16.global.s8 */
    0xc46b484a, /* 546 wmma.load.a.sync.aligned.row.m8n32k16.global.u8 */
    0x652e6a57, /* 547 wmma.load.a.sync.aligned.row.m8n32k16.shared.s8 */
    0xd29a07ef, /* 548 wmma.load.a.sync.aligned.row.m8n32k16.shared.u8 */
    0xaf03f6c4, /* 549 wmma.load.a.sync.aligned.col.m8n32k16.s8 */
    0xc910586b, /* 550 wmma.load.a.sync.aligned.col.m8n32k16.u8 */
    0xc3a79c40, /* 551 wmma.load.a.sync.aligned.col.m8n32k16.global.s8 */
    0x3e511bb3, /* 552 wmma.load.a.sync.aligned.col.m8n32k16.global.u8 */
    0x85c0bd38, /* 553 wmma.load.a.sync.aligned.col.m8n32k16.shared.s8 */
    0x25edd72d, /* 554 wmma.load.a.sync.aligned.col.m8n32k16.shared.u8 */
    0x50da8ec5, /* 555 wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.s8 */
    0x891e9c86, /* 556 wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.u8 */
    0xfdf055dc, /* 557 wmma.load.a.sync.aligned.col.m8n32k16.shared::cta.s8 */
    0x1bd4230a, /* 558 wmma.load.a.sync.aligned.col.m8n32k16.shared::cta.u8 */
    0x3f65d0d2, /* 559 wmma.load.b.sync.aligned.row.m8n32k16.s8 */
    0xed4344f4, /* 560 wmma.load.b.sync.aligned.row.m8n32k16.u8 */
    0xf8e4a15b, /* 561 wmma.load.b.sync.aligned.row.m8n32k16.global.s8 */
    0x221fa830, /* 562 wmma.load.b.sync.aligned.row.m8n32k16.global.u8 */
    0x95da6a52, /* 563 wmma.load.b.sync.aligned.row.m8n32k16.shared.s8 */
    0x67081cb8, /* 564 wmma.load.b.sync.aligned.row.m8n32k16.shared.u8 */
    0x202c3d44, /* 565 wmma.load.b.sync.aligned.col.m8n32k16.s8 */
    0x1a166df6, /* 566 wmma.load.b.sync.aligned.col.m8n32k16.u8 */
    0x75a5210d, /* 567 wmma.load.b.sync.aligned.col.m8n32k16.global.s8 */
    0x5cbbc352, /* 568 wmma.load.b.sync.aligned.col.m8n32k16.global.u8 */
    0x13c84e44, /* 569 wmma.load.b.sync.aligned.col.m8n32k16.shared.s8 */
    0x5a931a0b, /* 570 wmma.load.b.sync.aligned.col.m8n32k16.shared.u8 */
    0x60916b64, /* 571 wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.s8 */
    0x481e8455, /* 572 wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.u8 */
    0x8c9dcce2, /* 573 wmma.load.b.sync.aligned.col.m8n32k16.shared::cta.s8 */
    0x9b22cc6c, /* 574 wmma.load.b.sync.aligned.col.m8n32k16.shared::cta.u8 */
    0xca4acce9, /* 575 wmma.load.c.sync.aligned.row.m8n32k16.s32 */
    0x5560206a, /* 576 wmma.load.c.sync.aligned.row.m8n32k16.global.s32 */
    0xf59199c2, /* 577 wmma.load.c.sync.aligned.row.m8n32k16.shared.s32 */
    0xfeace318, /* 578 wmma.load.c.sync.aligned.col.m8n32k16.s32 */
    0xeace6d70, /* 579 wmma.load.c.sync.aligned.col.m8n32k16.global.s32 */
    0xaaead8f0, /* 580 wmma.load.c.sync.aligned.col.m8n32k16.shared.s32 */
    0x5ac912a4, /* 581 wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.s32 */
    0xcec963f9, /* 582 wmma.load.c.sync.aligned.col.m8n32k16.shared::cta.s32 */
    0x855b68f3, /* 583 wmma.load.a.sync.aligned.row.m32n8k16.s8 */
    0x7e27ce9a, /* 584 wmma.load.a.sync.aligned.row.m32n8k16.u8 */
    0x8695227a, /* 585 wmma.load.a.sync.aligned.row.m32n8k16.global.s8 */
    0x9b9a6981, /* 586 wmma.load.a.sync.aligned.row.m32n8k16.global.u8 */
    0xf686dcfd, /* 587 wmma.load.a.sync.aligned.row.m32n8k16.shared.s8 */
    0x25e241be, /* 588 wmma.load.a.sync.aligned.row.m32n8k16.shared.u8 */
    0xfd649c88, /* 589 wmma.load.a.sync.aligned.col.m32n8k16.s8 */
    0x7a99349e, /* 590 wmma.load.a.sync.aligned.col.m32n8k16.u8 */
    0xb7d9eb6a, /* 591 wmma.load.a.sync.aligned.col.m32n8k16.global.s8 */
    0xd3a5129b, /* 592 wmma.load.a.sync.aligned.col.m32n8k16.global.u8 */
    0x275ef716, /* 593 wmma.load.a.sync.aligned.col.m32n8k16.shared.s8 */
    0x379283c5, /* 594 wmma.load.a.sync.aligned.col.m32n8k16.shared.u8 */
    0x844a2a61, /* 595 wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.s8 */
    0x3bc3cba0, /* 596 wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.u8 */
    0x35e211b3, /* 597 wmma.load.a.sync.aligned.col.m32n8k16.shared::cta.s8 */
    0x762b2b51, /* 598 wmma.load.a.sync.aligned.col.m32n8k16.shared::cta.u8 */
    0xfe7ea36e, /* 599 wmma.load.b.sync.aligned.row.m32n8k16.s8 */
    0xcd74a45e, /* 600 wmma.load.b.sync.aligned.row.m32n8k16.u8 */
    0x3804a011, /* 601 wmma.load.b.sync.aligned.row.m32n8k16.global.s8 */
    0xb92b29b6, /* 602 wmma.load.b.sync.aligned.row.m32n8k16.global.u8 */
    0x475884be, /* 603 wmma.load.b.sync.aligned.row.m32n8k16.shared.s8 */
    0xca0d1911, /* 604 wmma.load.b.sync.aligned.row.m32n8k16.shared.u8 */
    0xc6853a80, /* 605 wmma.load.b.sync.aligned.col.m32n8k16.s8 */
    0xfc0d5182, /* 606 wmma.load.b.sync.aligned.col.m32n8k16.u8 */
    0xcab4124b, /* 607 wmma.load.b.sync.aligned.col.m32n8k16.global.s8 */
    0x54e73dff, /* 608 wmma.load.b.sync.aligned.col.m32n8k16.global.u8 */
    0xb58a07d7, /* 609 wmma.load.b.sync.aligned.col.m32n8k16.shared.s8 */
    0x7ae88ec8, /* 610 wmma.load.b.sync.aligned.col.m32n8k16.shared.u8 */
    0x343e9649, /* 611 wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.s8 */
    0x56018142, /* 612 wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.u8 */
    0x9e15168d, /* 613 wmma.load.b.sync.aligned.col.m32n8k16.shared::cta.s8 */
    0x66aab767, /* 614 wmma.load.b.sync.aligned.col.m32n8k16.shared::cta.u8 */
    0xf68a6b22, /* 615 wmma.load.c.sync.aligned.row.m32n8k16.s32 */
    0xd1f2d619, /* 616 wmma.load.c.sync.aligned.row.m32n8k16.global.s32 */
    0x34d24f64, /* 617 wmma.load.c.sync.aligned.row.m32n8k16.shared.s32 */
    0x8c84e667, /* 618 wmma.load.c.sync.aligned.col.m32n8k16.s32 */
    0xeecda5a6, /* 619 wmma.load.c.sync.aligned.col.m32n8k16.global.s32 */
    0x6b3b9f91, /* 620 wmma.load.c.sync.aligned.col.m32n8k16.shared.s32 */
    0x8fc5f644, /* 621 wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.s32 */
    0x2be010f5, /* 622 wmma.load.c.sync.aligned.col.m32n8k16.shared::cta.s32 */
    0x047ba6a3, /* 623 wmma.load.a.sync.aligned.row.m16n16k16.bf16 */
    0xb1db8d22, /* 624 wmma.load.a.sync.aligned.row.m16n16k16.global.bf16 */
    0xa6241453, /* 625 wmma.load.a.sync.aligned.row.m16n16k16.shared.bf16 */
    0x8e965a2a, /* 626 wmma.load.a.sync.aligned.col.m16n16k16.bf16 */
    0xf2556dd7, /* 627 wmma.load.a.sync.aligned.col.m16n16k16.global.bf16 */
    0x682c1a04, /* 628 wmma.load.a.sync.aligned.col.m16n16k16.shared.bf16 */
    0x7771214c, /* 629 wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    0x142ea902, /* 630 wmma.load.a.sync.aligned.col.m16n16k16.shared::cta.bf16 */
    0xd729a42b, /* 631 wmma.load.b.sync.aligned.row.m16n16k16.bf16 */
    0x784e838b, /* 632 wmma.load.b.sync.aligned.row.m16n16k16.global.bf16 */
    0x5046dee8, /* 633 wmma.load.b.sync.aligned.row.m16n16k16.shared.bf16 */
    0x2d8cc0c7, /* 634 wmma.load.b.sync.aligned.col.m16n16k16.bf16 */
    0xa1952412, /* 635 wmma.load.b.sync.aligned.col.m16n16k16.global.bf16 */
    0x0697de6a, /* 636 wmma.load.b.sync.aligned.col.m16n16k16.shared.bf16 */
    0xd4d9ee80, /* 637 wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    0xebdf3729, /* 638 wmma.load.b.sync.aligned.col.m16n16k16.shared::cta.bf16 */
    0xf2c8d309, /* 639 wmma.load.a.sync.aligned.row.m8n32k16.bf16 */
    0x4c816bae, /* 640 wmma.load.a.sync.aligned.row.m8n32k16.global.bf16 */
    0x8765ca1f, /* 641 wmma.load.a.sync.aligned.row.m8n32k16.shared.bf16 */
    0x2c69da54, /* 642 wmma.load.a.sync.aligned.col.m8n32k16.bf16 */
    0x9a28ba6d, /* 643 wmma.load.a.sync.aligned.col.m8n32k16.global.bf16 */
    0x7a8d883f, /* 644 wmma.load.a.sync.aligned.col.m8n32k16.shared.bf16 */
    0xa41107c6, /* 645 wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    0x37016d73, /* 646 wmma.load.a.sync.aligned.col.m8n32k16.shared::cta.bf16 */
    0x0c664502, /* 647 wmma.load.b.sync.aligned.row.m8n32k16.bf16 */
    0x383c4b48, /* 648 wmma.load.b.sync.aligned.row.m8n32k16.global.bf16 */
    0xa75b6570, /* 649 wmma.load.b.sync.aligned.row.m8n32k16.shared.bf16 */
    0xfad194d4, /* 650 wmma.load.b.sync.aligned.col.m8n32k16.bf16 */
    0xb0d7fc01, /* 651 wmma.load.b.sync.aligned.col.m8n32k16.global.bf16 */
    0xc1ecd449, /* 652 wmma.load.b.sync.aligned.col.m8n32k16.shared.bf16 */
    0xf349d705, /* 653 wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    0x2c9518ad, /* 654 wmma.load.b.sync.aligned.col.m8n32k16.shared::cta.bf16 */
    0xc41820a6, /* 655 wmma.load.a.sync.aligned.row.m32n8k16.bf16 */
    0xca547739, /* 656 wmma.load.a.sync.aligned.row.m32n8k16.global.bf16 */
    0x8c9b035b, /* 657 wmma.load.a.sync.aligned.row.m32n8k16.shared.bf16 */
    0x181bb286, /* 658 wmma.load.a.sync.aligned.col.m32n8k16.bf16 */
    0xe828bee3, /* 659 wmma.load.a.sync.aligned.col.m32n8k16.global.bf16 */
    0x8db38bf7, /* 660 wmma.load.a.sync.aligned.col.m32n8k16.shared.bf16 */
    0xc6ed90d7, /* 661 wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    0xf28beeb6, /* 662 wmma.load.a.sync.aligned.col.m32n8k16.shared::cta.bf16 */
    0xc4004cca, /* 663 wmma.load.b.sync.aligned.row.m32n8k16.bf16 */
    0x8a5bfc5f, /* 664 wmma.load.b.sync.aligned.row.m32n8k16.global.bf16 */
    0xe1655db0, /* 665 wmma.load.b.sync.aligned.row.m32n8k16.shared.bf16 */
    0x81794069, /* 666 wmma.load.b.sync.aligned.col.m32n8k16.bf16 */
    0x402850e3, /* 667 wmma.load.b.sync.aligned.col.m32n8k16.global.bf16 */
    0x2145b6aa, /* 668 wmma.load.b.sync.aligned.col.m32n8k16.shared.bf16 */
    0x046cedfc, /* 669 wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    0x62c8d491, /* 670 wmma.load.b.sync.aligned.col.m32n8k16.shared::cta.bf16 */
    0x9a9c3933, /* 671 wmma.load.a.sync.aligned.row.m16n16k8.tf32 */
    0x94dcadc1, /* 672 wmma.load.a.sync.aligned.row.m16n16k8.global.tf32 */
    0xe09fc921, /* 673 wmma.load.a.sync.aligned.row.m16n16k8.shared.tf32 */
    0xd3bc5b7b, /* 674 wmma.load.a.sync.aligned.col.m16n16k8.tf32 */
    0x998f8957, /* 675 wmma.load.a.sync.aligned.col.m16n16k8.global.tf32 */
    0xf3c21d4d, /* 676 wmma.load.a.sync.aligned.col.m16n16k8.shared.tf32 */
    0x496dc876, /* 677 wmma.load.a.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    0x805210a4, /* 678 wmma.load.a.sync.aligned.col.m16n16k8.shared::cta.tf32 */
    0x014c9950, /* 679 wmma.load.b.sync.aligned.row.m16n16k8.tf32 */
    0xbf0a7c98, /* 680 wmma.load.b.sync.aligned.row.m16n16k8.global.tf32 */
    0x8d3d1f79, /* 681 wmma.load.b.sync.aligned.row.m16n16k8.shared.tf32 */
    0xa6f62d01, /* 682 wmma.load.b.sync.aligned.col.m16n16k8.tf32 */
    0x0e09896c, /* 683 wmma.load.b.sync.aligned.col.m16n16k8.global.tf32 */
    0xa1ff8606, /* 684 wmma.load.b.sync.aligned.col.m16n16k8.shared.tf32 */
    0x63776d6c, /* 685 wmma.load.b.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    0xe4c80b6f, /* 686 wmma.load.b.sync.aligned.col.m16n16k8.shared::cta.tf32 */
    0x4063ea22, /* 687 wmma.load.c.sync.aligned.row.m16n16k8.f32 */
    0xab70c689, /* 688 wmma.load.c.sync.aligned.row.m16n16k8.global.f32 */
    0x29a706f0, /* 689 wmma.load.c.sync.aligned.row.m16n16k8.shared.f32 */
    0xc8c84f19, /* 690 wmma.load.c.sync.aligned.col.m16n16k8.f32 */
    0x156c9a8a, /* 691 wmma.load.c.sync.aligned.col.m16n16k8.global.f32 */
    0x619a9da2, /* 692 wmma.load.c.sync.aligned.col.m16n16k8.shared.f32 */
    0x71065032, /* 693 wmma.load.c.sync.aligned.row.m16n16k8.shared::cta.f32 */
    0x87c7dd54, /* 694 wmma.load.c.sync.aligned.col.m16n16k8.shared::cta.f32 */
    0xc6b218b7, /* 695 wmma.load.a.sync.aligned.row.m8n8k4.f64 */
    0x66a8f962, /* 696 wmma.load.a.sync.aligned.row.m8n8k4.global.f64 */
    0xdf4f2082, /* 697 wmma.load.a.sync.aligned.row.m8n8k4.shared.f64 */
    0x56963ef7, /* 698 wmma.load.a.sync.aligned.col.m8n8k4.f64 */
    0x309028fe, /* 699 wmma.load.a.sync.aligned.col.m8n8k4.global.f64 */
    0xc79afcb5, /* 700 wmma.load.a.sync.aligned.col.m8n8k4.shared.f64 */
    0x80627027, /* 701 wmma.load.a.sync.aligned.row.m8n8k4.shared::cta.f64 */
    0x72ad2c88, /* 702 wmma.load.a.sync.aligned.col.m8n8k4.shared::cta.f64 */
    0xe70a54ba, /* 703 wmma.load.b.sync.aligned.row.m8n8k4.f64 */
    0xe66d6e03, /* 704 wmma.load.b.sync.aligned.row.m8n8k4.global.f64 */
    0x402f04f2, /* 705 wmma.load.b.sync.aligned.row.m8n8k4.shared.f64 */
    0x25d9cc4d, /* 706 wmma.load.b.sync.aligned.col.m8n8k4.f64 */
    0x67bac1d5, /* 707 wmma.load.b.sync.aligned.col.m8n8k4.global.f64 */
    0x991b3873, /* 708 wmma.load.b.sync.aligned.col.m8n8k4.shared.f64 */
    0x0dccec11, /* 709 wmma.load.b.sync.aligned.row.m8n8k4.shared::cta.f64 */
    0x58582c98, /* 710 wmma.load.b.sync.aligned.col.m8n8k4.shared::cta.f64 */
    0x42f91bf0, /* 711 wmma.load.c.sync.aligned.row.m8n8k4.f64 */
    0xe8d54c8f, /* 712 wmma.load.c.sync.aligned.row.m8n8k4.global.f64 */
    0x74239e44, /* 713 wmma.load.c.sync.aligned.row.m8n8k4.shared.f64 */
    0x864c31b1, /* 714 wmma.load.c.sync.aligned.col.m8n8k4.f64 */
    0x83015b1a, /* 715 wmma.load.c.sync.aligned.col.m8n8k4.global.f64 */
    0x3d1609a6, /* 716 wmma.load.c.sync.aligned.col.m8n8k4.shared.f64 */
    0x8e4275b7, /* 717 wmma.load.c.sync.aligned.row.m8n8k4.shared::cta.f64 */
    0xb396d98c, /* 718 wmma.load.c.sync.aligned.col.m8n8k4.shared::cta.f64 */
    0x338e31dc, /* 719 wmma.load.a.sync.aligned.row.m8n8k32.s4 */
    0x0715445f, /* 720 wmma.load.a.sync.aligned.row.m8n8k32.u4 */
    0xbbaf08fe, /* 721 wmma.load.a.sync.aligned.row.m8n8k32.global.s4 */
    0x0a345639, /* 722 wmma.load.a.sync.aligned.row.m8n8k32.global.u4 */
    0x51fcd36a, /* 723 wmma.load.a.sync.aligned.row.m8n8k32.shared.s4 */
    0xeee29250, /* 724 wmma.load.a.sync.aligned.row.m8n8k32.shared.u4 */
    0xe3661bd3, /* 725 wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.s4 */
    0x93cdab1c, /* 726 wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.u4 */
    0xfcd09b1a, /* 727 wmma.load.b.sync.aligned.col.m8n8k32.s4 */
    0x773e6b5e, /* 728 wmma.load.b.sync.aligned.col.m8n8k32.u4 */
    0x4551e73c, /* 729 wmma.load.b.sync.aligned.col.m8n8k32.global.s4 */
    0xa79fafd6, /* 730 wmma.load.b.sync.aligned.col.m8n8k32.global.u4 */
    0x7c46fb62, /* 731 wmma.load.b.sync.aligned.col.m8n8k32.shared.s4 */
    0x1a51b493, /* 732 wmma.load.b.sync.aligned.col.m8n8k32.shared.u4 */
    0x2de5f998, /* 733 wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.s4 */
    0x2c76f74b, /* 734 wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.u4 */
    0xa7d9a8d2, /* 735 wmma.load.c.sync.aligned.row.m8n8k32.s32 */
    0x480c1a5d, /* 736 wmma.load.c.sync.aligned.row.m8n8k32.global.s32 */
    0xf2d3bf75, /* 737 wmma.load.c.sync.aligned.row.m8n8k32.shared.s32 */
    0x00cbf4a8, /* 738 wmma.load.c.sync.aligned.col.m8n8k32.s32 */
    0xeeb45691, /* 739 wmma.load.c.sync.aligned.col.m8n8k32.global.s32 */
    0x7c661174, /* 740 wmma.load.c.sync.aligned.col.m8n8k32.shared.s32 */
    0x9c32169f, /* 741 wmma.load.c.sync.aligned.row.m8n8k32.shared::cta.s32 */
    0x3da4b8a8, /* 742 wmma.load.c.sync.aligned.col.m8n8k32.shared::cta.s32 */
    0x0425f87b, /* 743 wmma.load.a.sync.aligned.row.m8n8k128.b1 */
    0x6b13f13e, /* 744 wmma.load.a.sync.aligned.row.m8n8k128.global.b1 */
    0xd9588533, /* 745 wmma.load.a.sync.aligned.row.m8n8k128.shared.b1 */
    0x39f1b4c0, /* 746 wmma.load.a.sync.aligned.row.m8n8k128.shared::cta.b1 */
    0x443a4272, /* 747 wmma.load.b.sync.aligned.col.m8n8k128.b1 */
    0x6e7c75b5, /* 748 wmma.load.b.sync.aligned.col.m8n8k128.global.b1 */
    0xd47dbfac, /* 749 wmma.load.b.sync.aligned.col.m8n8k128.shared.b1 */
    0xb4b87f88, /* 750 wmma.load.b.sync.aligned.col.m8n8k128.shared::cta.b1 */
    0x15530ea0, /* 751 wmma.load.c.sync.aligned.row.m8n8k128.s32 */
    0x6ba08420, /* 752 wmma.load.c.sync.aligned.row.m8n8k128.global.s32 */
    0xd6c04d5b, /* 753 wmma.load.c.sync.aligned.row.m8n8k128.shared.s32 */
    0xfc0ca59e, /* 754 wmma.load.c.sync.aligned.col.m8n8k128.s32 */
    0xa3a15d87, /* 755 wmma.load.c.sync.aligned.col.m8n8k128.global.s32 */
    0xa955edd4, /* 756 wmma.load.c.sync.aligned.col.m8n8k128.shared.s32 */
    0xe1867791, /* 757 wmma.load.c.sync.aligned.row.m8n8k128.shared::cta.s32 */
    0xe85879bd, /* 758 wmma.load.c.sync.aligned.col.m8n8k128.shared::cta.s32 */
    0xbfe48e1f, /* 759 wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    0x08638fd4, /* 760 wmma.store.d.sync.aligned.row.m16n16k16.f32 */
    0x6e02375f, /* 761 wmma.store.d.sync.aligned.row.m16n16k16.global.f16 */
    0x50f64397, /* 762 wmma.store.d.sync.aligned.row.m16n16k16.global.f32 */
    0x0eb1baa6, /* 763 wmma.store.d.sync.aligned.row.m16n16k16.shared.f16 */
    0xe365d63c, /* 764 wmma.store.d.sync.aligned.row.m16n16k16.shared.f32 */
    0x6142fae2, /* 765 wmma.store.d.sync.aligned.col.m16n16k16.f16 */
    0x7086d96d, /* 766 wmma.store.d.sync.aligned.col.m16n16k16.f32 */
    0xd92652d0, /* 767 wmma.store.d.sync.aligned.col.m16n16k16.global.f16 */
    0xcb2075b7, /* 768 wmma.store.d.sync.aligned.col.m16n16k16.global.f32 */
    0x27bd2800, /* 769 wmma.store.d.sync.aligned.col.m16n16k16.shared.f16 */
    0xe82ac220, /* 770 wmma.store.d.sync.aligned.col.m16n16k16.shared.f32 */
    0xfd8acde3, /* 771 wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.f16 */
    0x8c5b6ca9, /* 772 wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.f32 */
    0xa0d55899, /* 773 wmma.store.d.sync.aligned.col.m16n16k16.shared::cta.f16 */
    0xc0820b1e, /* 774 wmma.store.d.sync.aligned.col.m16n16k16.shared::cta.f32 */
    0x7081268f, /* 775 wmma.store.d.sync.aligned.row.m8n32k16.f16 */
    0xb6ba06e8, /* 776 wmma.store.d.sync.aligned.row.m8n32k16.f32 */
    0xa3ca8521, /* 777 wmma.store.d.sync.aligned.row.m8n32k16.global.f16 */
    0x69b823aa, /* 778 wmma.store.d.sync.aligned.row.m8n32k16.global.f32 */
    0x039c14ca, /* 779 wmma.store.d.sync.aligned.row.m8n32k16.shared.f16 */
    0xde21f41d, /* 780 wmma.store.d.sync.aligned.row.m8n32k16.shared.f32 */
    0x8cb29ad0, /* 781 wmma.store.d.sync.aligned.col.m8n32k16.f16 */
    0x852183d2, /* 782 wmma.store.d.sync.aligned.col.m8n32k16.f32 */
    0xb07512a2, /* 783 wmma.store.d.sync.aligned.col.m8n32k16.global.f16 */
    0x663f6d56, /* 784 wmma.store.d.sync.aligned.col.m8n32k16.global.f32 */
    0xc3c3126c, /* 785 wmma.store.d.sync.aligned.col.m8n32k16.shared.f16 */
    0xb2ea5424, /* 786 wmma.store.d.sync.aligned.col.m8n32k16.shared.f32 */
    0xefc363b5, /* 787 wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.f16 */
    0xe028c5f2, /* 788 wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.f32 */
    0x90411df9, /* 789 wmma.store.d.sync.aligned.col.m8n32k16.shared::cta.f16 */
    0xfb40f0e1, /* 790 wmma.store.d.sync.aligned.col.m8n32k16.shared::cta.f32 */
    0x12eeea60, /* 791 wmma.store.d.sync.aligned.row.m32n8k16.f16 */
    0x980efb09, /* 792 wmma.store.d.sync.aligned.row.m32n8k16.f32 */
    0xf5358099, /* 793 wmma.store.d.sync.aligned.row.m32n8k16.global.f16 */
    0xbb40399c, /* 794 wmma.store.d.sync.aligned.row.m32n8k16.global.f32 */
    0x02e4e8c8, /* 795 wmma.store.d.sync.aligned.row.m32n8k16.shared.f16 */
    0x53152b4f, /* 796 wmma.store.d.sync.aligned.row.m32n8k16.shared.f32 */
    0xfba43a50, /* 797 wmma.store.d.sync.aligned.col.m32n8k16.f16 */
    0x1e3b771d, /* 798 wmma.store.d.sync.aligned.col.m32n8k16.f32 */
    0x31c5a926, /* 799 wmma.store.d.sync.aligned.col.m32n8k16.global.f16 */
    0xb01192df, /* 800 wmma.store.d.sync.aligned.col.m32n8k16.global.f32 */
    0xac429af5, /* 801 wmma.store.d.sync.aligned.col.m32n8k16.shared.f16 */
    0x3a0f3dd7, /* 802 wmma.store.d.sync.aligned.col.m32n8k16.shared.f32 */
    0xf6213291, /* 803 wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.f16 */
    0xf917712e, /* 804 wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.f32 */
    0x194c1908, /* 805 wmma.store.d.sync.aligned.col.m32n8k16.shared::cta.f16 */
    0xf9e458a9, /* 806 wmma.store.d.sync.aligned.col.m32n8k16.shared::cta.f32 */
    0x418d0c13, /* 807 wmma.store.d.sync.aligned.row.m16n16k16.s32 */
    0x36ca8959, /* 808 wmma.store.d.sync.aligned.row.m16n16k16.global.s32 */
    0xbb40eb6a, /* 809 wmma.store.d.sync.aligned.row.m16n16k16.shared.s32 */
    0x96a53ad2, /* 810 wmma.store.d.sync.aligned.col.m16n16k16.s32 */
    0x3941d1eb, /* 811 wmma.store.d.sync.aligned.col.m16n16k16.global.s32 */
    0xa374c6a8, /* 812 wmma.store.d.sync.aligned.col.m16n16k16.shared.s32 */
    0x7b09be27, /* 813 wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.s32 */
    0xd04fdeb2, /* 814 wmma.store.d.sync.aligned.col.m16n16k16.shared::cta.s32 */
    0xf7895ec3, /* 815 wmma.store.d.sync.aligned.row.m8n32k16.s32 */
    0xed217368, /* 816 wmma.store.d.sync.aligned.row.m8n32k16.global.s32 */
    0xf8633e68, /* 817 wmma.store.d.sync.aligned.row.m8n32k16.shared.s32 */
    0xd06df563, /* 818 wmma.store.d.sync.aligned.col.m8n32k16.s32 */
    0x9b0c8741, /* 819 wmma.store.d.sync.aligned.col.m8n32k16.global.s32 */
    0x90b34d05, /* 820 wmma.store.d.sync.aligned.col.m8n32k16.shared.s32 */
    0xc0dd7ed6, /* 821 wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.s32 */
    0x5a1770e6, /* 822 wmma.store.d.sync.aligned.col.m8n32k16.shared::cta.s32 */
    0x5e0aef52, /* 823 wmma.store.d.sync.aligned.row.m32n8k16.s32 */
    0xd81d3d1b, /* 824 wmma.store.d.sync.aligned.row.m32n8k16.global.s32 */
    0xfbd90ca5, /* 825 wmma.store.d.sync.aligned.row.m32n8k16.shared.s32 */
    0x65c0f3a6, /* 826 wmma.store.d.sync.aligned.col.m32n8k16.s32 */
    0x7b620a53, /* 827 wmma.store.d.sync.aligned.col.m32n8k16.global.s32 */
    0x937b8eac, /* 828 wmma.store.d.sync.aligned.col.m32n8k16.shared.s32 */
    0x0880939c, /* 829 wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.s32 */
    0x030d7a72, /* 830 wmma.store.d.sync.aligned.col.m32n8k16.shared::cta.s32 */
    0x285a0c9d, /* 831 wmma.store.d.sync.aligned.row.m8n8k32.s32 */
    0xc92285ed, /* 832 wmma.store.d.sync.aligned.row.m8n8k32.global.s32 */
    0xeb154e7a, /* 833 wmma.store.d.sync.aligned.row.m8n8k32.shared.s32 */
    0x3664f79a, /* 834 wmma.store.d.sync.aligned.col.m8n8k32.s32 */
    0xeb44a4c3, /* 835 wmma.store.d.sync.aligned.col.m8n8k32.global.s32 */
    0x89c3168f, /* 836 wmma.store.d.sync.aligned.col.m8n8k32.shared.s32 */
    0x39df41ef, /* 837 wmma.store.d.sync.aligned.row.m8n8k32.shared::cta.s32 */
    0x28da5cae, /* 838 wmma.store.d.sync.aligned.col.m8n8k32.shared::cta.s32 */
    0x44db21bb, /* 839 wmma.store.d.sync.aligned.row.m8n8k128.s32 */
    0x94ee0876, /* 840 wmma.store.d.sync.aligned.row.m8n8k128.global.s32 */
    0x7fecd099, /* 841 wmma.store.d.sync.aligned.row.m8n8k128.shared.s32 */
    0xd2c43f20, /* 842 wmma.store.d.sync.aligned.col.m8n8k128.s32 */
    0x3a195d3f, /* 843 wmma.store.d.sync.aligned.col.m8n8k128.global.s32 */
    0x567d480e, /* 844 wmma.store.d.sync.aligned.col.m8n8k128.shared.s32 */
    0x9f50b360, /* 845 wmma.store.d.sync.aligned.row.m8n8k128.shared::cta.s32 */
    0xcfcec0f9, /* 846 wmma.store.d.sync.aligned.col.m8n8k128.shared::cta.s32 */
    0x3a610ee9, /* 847 wmma.store.d.sync.aligned.row.m16n16k8.f32 */
    0x55bc8b1e, /* 848 wmma.store.d.sync.aligned.row.m16n16k8.global.f32 */
    0xa627195c, /* 849 wmma.store.d.sync.aligned.row.m16n16k8.shared.f32 */
    0x2709dcfd, /* 850 wmma.store.d.sync.aligned.col.m16n16k8.f32 */
    0x0519c0c7, /* 851 wmma.store.d.sync.aligned.col.m16n16k8.global.f32 */
    0xf8418bec, /* 852 wmma.store.d.sync.aligned.col.m16n16k8.shared.f32 */
    0x33528374, /* 853 wmma.store.d.sync.aligned.row.m16n16k8.shared::cta.f32 */
    0xd725c971, /* 854 wmma.store.d.sync.aligned.col.m16n16k8.shared::cta.f32 */
    0x16443d4d, /* 855 wmma.store.d.sync.aligned.row.m8n8k4.f64 */
    0xd4b2fc44, /* 856 wmma.store.d.sync.aligned.row.m8n8k4.global.f64 */
    0x4957dee5, /* 857 wmma.store.d.sync.aligned.row.m8n8k4.shared.f64 */
    0x6cb941eb, /* 858 wmma.store.d.sync.aligned.col.m8n8k4.f64 */
    0xe9d0737b, /* 859 wmma.store.d.sync.aligned.col.m8n8k4.global.f64 */
    0x67864211, /* 860 wmma.store.d.sync.aligned.col.m8n8k4.shared.f64 */
    0xdcc7ccb9, /* 861 wmma.store.d.sync.aligned.row.m8n8k4.shared::cta.f64 */
    0xcd80973c, /* 862 wmma.store.d.sync.aligned.col.m8n8k4.shared::cta.f64 */
    0xdd887952, /* 863 wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    0x5d4f6904, /* 864 wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    0x52c9a846, /* 865 wmma.mma.sync.aligned.row.row.m16n16k16.f32.f16 */
    0xc0e5980d, /* 866 wmma.mma.sync.aligned.row.row.m16n16k16.f32.f32 */
    0x8e5ab9b8, /* 867 wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16 */
    0x3dc77651, /* 868 wmma.mma.sync.aligned.row.col.m16n16k16.f16.f32 */
    0x2a1d8e13, /* 869 wmma.mma.sync.aligned.row.col.m16n16k16.f32.f16 */
    0xb5305e32, /* 870 wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 */
    0xdc67aab9, /* 871 wmma.mma.sync.aligned.col.row.m16n16k16.f16.f16 */
    0xb255a2a7, /* 872 wmma.mma.sync.aligned.col.row.m16n16k16.f16.f32 */
    0xe8865c05, /* 873 wmma.mma.sync.aligned.col.row.m16n16k16.f32.f16 */
    0xbcc9669e, /* 874 wmma.mma.sync.aligned.col.row.m16n16k16.f32.f32 */
    0x160248f3, /* 875 wmma.mma.sync.aligned.col.col.m16n16k16.f16.f16 */
    0x49cd4fe4, /* 876 wmma.mma.sync.aligned.col.col.m16n16k16.f16.f32 */
    0xce8f5a71, /* 877 wmma.mma.sync.aligned.col.col.m16n16k16.f32.f16 */
    0x1d9a71e7, /* 878 wmma.mma.sync.aligned.col.col.m16n16k16.f32.f32 */
    0x5f268b6b, /* 879 wmma.mma.sync.aligned.row.row.m8n32k16.f16.f16 */
    0x6e85d029, /* 880 wmma.mma.sync.aligned.row.row.m8n32k16.f16.f32 */
    0x9d684933, /* 881 wmma.mma.sync.aligned.row.row.m8n32k16.f32.f16 */
    0xc4c3d6ae, /* 882 wmma.mma.sync.aligned.row.row.m8n32k16.f32.f32 */
    0x13b41e8e, /* 883 wmma.mma.sync.aligned.row.col.m8n32k16.f16.f16 */
    0xbe65c80b, /* 884 wmma.mma.sync.aligned.row.col.m8n32k16.f16.f32 */
    0xaf6440c9, /* 885 wmma.mma.sync.aligned.row.col.m8n32k16.f32.f16 */
    0x0d8d00bf, /* 886 wmma.mma.sync.aligned.row.col.m8n32k16.f32.f32 */
    0x84996eec, /* 887 wmma.mma.sync.aligned.col.row.m8n32k16.f16.f16 */
    0xbc3eb096, /* 888 wmma.mma.sync.aligned.col.row.m8n32k16.f16.f32 */
    0x62bb7db3, /* 889 wmma.mma.sync.aligned.col.row.m8n32k16.f32.f16 */
    0x3fa9e678, /* 890 wmma.mma.sync.aligned.col.row.m8n32k16.f32.f32 */
    0x5d5e852a, /* 891 wmma.mma.sync.aligned.col.col.m8n32k16.f16.f16 */
    0x169a6510, /* 892 wmma.mma.sync.aligned.col.col.m8n32k16.f16.f32 */
    0x6a3aa9b3, /* 893 wmma.mma.sync.aligned.col.col.m8n32k16.f32.f16 */
    0x4315a31b, /* 894 wmma.mma.sync.aligned.col.col.m8n32k16.f32.f32 */
    0x660cc22b, /* 895 wmma.mma.sync.aligned.row.row.m32n8k16.f16.f16 */
    0x1ca4bccd, /* 896 wmma.mma.sync.aligned.row.row.m32n8k16.f16.f32 */
    0x7dc46489, /* 897 wmma.mma.sync.aligned.row.row.m32n8k16.f32.f16 */
    0xce060f30, /* 898 wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32 */
    0x90c7dcd3, /* 899 wmma.mma.sync.aligned.row.col.m32n8k16.f16.f16 */
    0xdeb54dd8, /* 900 wmma.mma.sync.aligned.row.col.m32n8k16.f16.f32 */
    0xd2a42a1e, /* 901 wmma.mma.sync.aligned.row.col.m32n8k16.f32.f16 */
    0x6f1fbee4, /* 902 wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32 */
    0xfc7fd9e7, /* 903 wmma.mma.sync.aligned.col.row.m32n8k16.f16.f16 */
    0xefed45a7, /* 904 wmma.mma.sync.aligned.col.row.m32n8k16.f16.f32 */
    0xc7ff82dd, /* 905 wmma.mma.sync.aligned.col.row.m32n8k16.f32.f16 */
    0xe4548a81, /* 906 wmma.mma.sync.aligned.col.row.m32n8k16.f32.f32 */
    0xbb069089, /* 907 wmma.mma.sync.aligned.col.col.m32n8k16.f16.f16 */
    0xc2ba7a83, /* 908 wmma.mma.sync.aligned.col.col.m32n8k16.f16.f32 */
    0x27e6a032, /* 909 wmma.mma.sync.aligned.col.col.m32n8k16.f32.f16 */
    0x184ed9ac, /* 910 wmma.mma.sync.aligned.col.col.m32n8k16.f32.f32 */
    0xe337e74d, /* 911 wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    0x3a50afb3, /* 912 wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32.satfinite */
    0xfce6c987, /* 913 wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32 */
    0x9515f75c, /* 914 wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32.satfinite */
    0x979c79b0, /* 915 wmma.mma.sync.aligned.col.row.m16n16k16.s32.s8.s8.s32 */
    0x993e78d0, /* 916 wmma.mma.sync.aligned.col.row.m16n16k16.s32.s8.s8.s32.satfinite */
    0x11e2b130, /* 917 wmma.mma.sync.aligned.col.col.m16n16k16.s32.s8.s8.s32 */
    0xa6a5bd5e, /* 918 wmma.mma.sync.aligned.col.col.m16n16k16.s32.s8.s8.s32.satfinite */
    0xc915dfa0, /* 919 wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.u8.s32 */
    0xdc8aafdf, /* 920 wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.u8.s32.satfinite */
    0xbe7bb0b0, /* 921 wmma.mma.sync.aligned.row.col.m16n16k16.s32.u8.u8.s32 */
    0xd91310ed, /* 922 wmma.mma.sync.aligned.row.col.m16n16k16.s32.u8.u8.s32.satfinite */
    0x758a9541, /* 923 wmma.mma.sync.aligned.col.row.m16n16k16.s32.u8.u8.s32 */
    0xeb1c0389, /* 924 wmma.mma.sync.aligned.col.row.m16n16k16.s32.u8.u8.s32.satfinite */
    0xf338a92f, /* 925 wmma.mma.sync.aligned.col.col.m16n16k16.s32.u8.u8.s32 */
    0xecb67a08, /* 926 wmma.mma.sync.aligned.col.col.m16n16k16.s32.u8.u8.s32.satfinite */
    0x75882daa, /* 927 wmma.mma.sync.aligned.row.row.m8n32k16.s32.s8.s8.s32 */
    0x2f5caef8, /* 928 wmma.mma.sync.aligned.row.row.m8n32k16.s32.s8.s8.s32.satfinite */
    0x9853fba0, /* 929 wmma.mma.sync.aligned.row.col.m8n32k16.s32.s8.s8.s32 */
    0x973c9482, /* 930 wmma.mma.sync.aligned.row.col.m8n32k16.s32.s8.s8.s32.satfinite */
    0x27a809ae, /* 931 wmma.mma.sync.aligned.col.row.m8n32k16.s32.s8.s8.s32 */
    0x6c5c7342, /* 932 wmma.mma.sync.aligned.col.row.m8n32k16.s32.s8.s8.s32.satfinite */
    0x78a8e3c4, /* 933 wmma.mma.sync.aligned.col.col.m8n32k16.s32.s8.s8.s32 */
    0x9da7e7bb, /* 934 wmma.mma.sync.aligned.col.col.m8n32k16.s32.s8.s8.s32.satfinite */
    0x9139fc64, /* 935 wmma.mma.sync.aligned.row.row.m8n32k16.s32.u8.u8.s32 */
    0xf23be488, /* 936 wmma.mma.sync.aligned.row.row.m8n32k16.s32.u8.u8.s32.satfinite */
    0x5a59645c, /* 937 wmma.mma.sync.aligned.row.col.m8n32k16.s32.u8.u8.s32 */
    0x716572a8, /* 938 wmma.mma.sync.aligned.row.col.m8n32k16.s32.u8.u8.s32.satfinite */
    0x3d23837f, /* 939 wmma.mma.sync.aligned.col.row.m8n32k16.s32.u8.u8.s32 */
    0x108d60c2, /* 940 wmma.mma.sync.aligned.col.row.m8n32k16.s32.u8.u8.s32.satfinite */
    0x6fecbba2, /* 941 wmma.mma.sync.aligned.col.col.m8n32k16.s32.u8.u8.s32 */
    0x22ba639e, /* 942 wmma.mma.sync.aligned.col.col.m8n32k16.s32.u8.u8.s32.satfinite */
    0xf045183e, /* 943 wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32 */
    0x26853cc0, /* 944 wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32.satfinite */
    0x7f0ca2f5, /* 945 wmma.mma.sync.aligned.row.col.m32n8k16.s32.s8.s8.s32 */
    0x2825eb6e, /* 946 wmma.mma.sync.aligned.row.col.m32n8k16.s32.s8.s8.s32.satfinite */
    0xd90b2797, /* 947 wmma.mma.sync.aligned.col.row.m32n8k16.s32.s8.s8.s32 */
    0xf05408d1, /* 948 wmma.mma.sync.aligned.col.row.m32n8k16.s32.s8.s8.s32.satfinite */
    0x7993c3b6, /* 949 wmma.mma.sync.aligned.col.col.m32n8k16.s32.s8.s8.s32 */
    0x64229cfa, /* 950 wmma.mma.sync.aligned.col.col.m32n8k16.s32.s8.s8.s32.satfinite */
    0x6f888cce, /* 951 wmma.mma.sync.aligned.row.row.m32n8k16.s32.u8.u8.s32 */
    0xecf276fb, /* 952 wmma.mma.sync.aligned.row.row.m32n8k16.s32.u8.u8.s32.satfinite */
    0x0a01616f, /* 953 wmma.mma.sync.aligned.row.col.m32n8k16.s32.u8.u8.s32 */
    0x69134a3d, /* 954 wmma.mma.sync.aligned.row.col.m32n8k16.s32.u8.u8.s32.satfinite */
    0x2e16342d, /* 955 wmma.mma.sync.aligned.col.row.m32n8k16.s32.u8.u8.s32 */
    0x65c4e319, /* 956 wmma.mma.sync.aligned.col.row.m32n8k16.s32.u8.u8.s32.satfinite */
    0x7b5a76b5, /* 957 wmma.mma.sync.aligned.col.col.m32n8k16.s32.u8.u8.s32 */
    0x3693a5cf, /* 958 wmma.mma.sync.aligned.col.col.m32n8k16.s32.u8.u8.s32.satfinite */
    0xfdd055cb, /* 959 wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    0x2a8c0567, /* 960 wmma.mma.sync.aligned.row.col.m16n16k16.f32.bf16.bf16.f32 */
    0xf62b7bf3, /* 961 wmma.mma.sync.aligned.col.row.m16n16k16.f32.bf16.bf16.f32 */
    0xbdc7523e, /* 962 wmma.mma.sync.aligned.col.col.m16n16k16.f32.bf16.bf16.f32 */
    0xc8a024a2, /* 963 wmma.mma.sync.aligned.row.row.m8n32k16.f32.bf16.bf16.f32 */
    0xc53fdad9, /* 964 wmma.mma.sync.aligned.row.col.m8n32k16.f32.bf16.bf16.f32 */
    0xa5823790, /* 965 wmma.mma.sync.aligned.col.row.m8n32k16.f32.bf16.bf16.f32 */
    0xcc6fe658, /* 966 wmma.mma.sync.aligned.col.col.m8n32k16.f32.bf16.bf16.f32 */
    0xdf1e9314, /* 967 wmma.mma.sync.aligned.row.row.m32n8k16.f32.bf16.bf16.f32 */
    0x8f5b6765, /* 968 wmma.mma.sync.aligned.row.col.m32n8k16.f32.bf16.bf16.f32 */
    0xffb6b7de, /* 969 wmma.mma.sync.aligned.col.row.m32n8k16.f32.bf16.bf16.f32 */
    0xd257efff, /* 970 wmma.mma.sync.aligned.col.col.m32n8k16.f32.bf16.bf16.f32 */
    0xba91f90b, /* 971 wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    0xf07b891a, /* 972 wmma.mma.sync.aligned.row.col.m16n16k8.f32.tf32.tf32.f32 */
    0x028c1d1d, /* 973 wmma.mma.sync.aligned.col.row.m16n16k8.f32.tf32.tf32.f32 */
    0x39de2fcb, /* 974 wmma.mma.sync.aligned.col.col.m16n16k8.f32.tf32.tf32.f32 */
    0x2f7228cd, /* 975 wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
    0x8ddaa187, /* 976 wmma.mma.sync.aligned.row.row.m8n8k4.rn.f64.f64.f64.f64 */
    0xf18ef5ab, /* 977 wmma.mma.sync.aligned.row.row.m8n8k4.rz.f64.f64.f64.f64 */
    0xd851a5bd, /* 978 wmma.mma.sync.aligned.row.row.m8n8k4.rm.f64.f64.f64.f64 */
    0x94cfc416, /* 979 wmma.mma.sync.aligned.row.row.m8n8k4.rp.f64.f64.f64.f64 */
    0xb594ae80, /* 980 wmma.mma.sync.aligned.row.col.m8n8k4.f64.f64.f64.f64 */
    0x09f00c68, /* 981 wmma.mma.sync.aligned.row.col.m8n8k4.rn.f64.f64.f64.f64 */
    0xb4c406af, /* 982 wmma.mma.sync.aligned.row.col.m8n8k4.rz.f64.f64.f64.f64 */
    0xecd10cfb, /* 983 wmma.mma.sync.aligned.row.col.m8n8k4.rm.f64.f64.f64.f64 */
    0x4805833a, /* 984 wmma.mma.sync.aligned.row.col.m8n8k4.rp.f64.f64.f64.f64 */
    0x61aa8208, /* 985 wmma.mma.sync.aligned.col.row.m8n8k4.f64.f64.f64.f64 */
    0x9ee313e8, /* 986 wmma.mma.sync.aligned.col.row.m8n8k4.rn.f64.f64.f64.f64 */
    0xd631315f, /* 987 wmma.mma.sync.aligned.col.row.m8n8k4.rz.f64.f64.f64.f64 */
    0x344fe658, /* 988 wmma.mma.sync.aligned.col.row.m8n8k4.rm.f64.f64.f64.f64 */
    0xfd3a9f5d, /* 989 wmma.mma.sync.aligned.col.row.m8n8k4.rp.f64.f64.f64.f64 */
    0xfbb11924, /* 990 wmma.mma.sync.aligned.col.col.m8n8k4.f64.f64.f64.f64 */
    0x646b0ce0, /* 991 wmma.mma.sync.aligned.col.col.m8n8k4.rn.f64.f64.f64.f64 */
    0x18f7c3dc, /* 992 wmma.mma.sync.aligned.col.col.m8n8k4.rz.f64.f64.f64.f64 */
    0x91a3f4d5, /* 993 wmma.mma.sync.aligned.col.col.m8n8k4.rm.f64.f64.f64.f64 */
    0xaf9e9ea7, /* 994 wmma.mma.sync.aligned.col.col.m8n8k4.rp.f64.f64.f64.f64 */
    0x1c82244f, /* 995 wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 */
    0x084bdac7, /* 996 wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32.satfinite */
    0x4d4204dc, /* 997 wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32 */
    0x5b7f2fd9, /* 998 wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32.satfinite */
    0x17a0099b, /* 999 wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    0xf2a35361, /* 1000 wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    0xf40d80f8, /* 1001 ldmatrix.sync.aligned.m8n8.x1.b16 */
    0x3883bb8a, /* 1002 ldmatrix.sync.aligned.m8n8.x1.shared.b16 */
    0xfa137c59, /* 1003 ldmatrix.sync.aligned.m8n8.x1.trans.b16 */
    0x5695b68b, /* 1004 ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 */
    0xfb2c6899, /* 1005 ldmatrix.sync.aligned.m8n8.x2.b16 */
    0xd6226dce, /* 1006 ldmatrix.sync.aligned.m8n8.x2.shared.b16 */
    0xb0d720fb, /* 1007 ldmatrix.sync.aligned.m8n8.x2.trans.b16 */
    0xdff17e8b, /* 1008 ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 */
    0x90cf27eb, /* 1009 ldmatrix.sync.aligned.m8n8.x4.b16 */
    0xc5c28acb, /* 1010 ldmatrix.sync.aligned.m8n8.x4.shared.b16 */
    0x4681f7bb, /* 1011 ldmatrix.sync.aligned.m8n8.x4.trans.b16 */
    0x9e00fadd, /* 1012 ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 */
    0x1f500188, /* 1013 ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 */
    0xd6e7a459, /* 1014 ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 */
    0x14ab0b46, /* 1015 ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 */
    0x2cdb9627, /* 1016 ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 */
    0x288f68c7, /* 1017 ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 */
    0xfa3a67b0, /* 1018 ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 */
    0xfcf361a2, /* 1019 ldmatrix.sync.aligned.m16n16.x1.trans.b8 */
    0x71fc78c6, /* 1020 ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 */
    0xf7bd0e0e, /* 1021 ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8 */
    0x9eb867ae, /* 1022 ldmatrix.sync.aligned.m16n16.x2.trans.b8 */
    0xce3da2d4, /* 1023 ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 */
    0x42e1f219, /* 1024 ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8 */
    0xec9b63bf, /* 1025 ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    0x644baece, /* 1026 ldmatrix.sync.aligned.m8n16.x1.b8x16.b4x16_p64 */
    0x060b04de, /* 1027 ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 */
    0x4b6154dc, /* 1028 ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b4x16_p64 */
    0x9ad85bfc, /* 1029 ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b6x16_p32 */
    0x71dbaf81, /* 1030 ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b4x16_p64 */
    0x98d53498, /* 1031 ldmatrix.sync.aligned.m8n16.x2.b8x16.b6x16_p32 */
    0xa7ae2aca, /* 1032 ldmatrix.sync.aligned.m8n16.x2.b8x16.b4x16_p64 */
    0x9be0827a, /* 1033 ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b6x16_p32 */
    0xf9e77443, /* 1034 ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b4x16_p64 */
    0xa092487e, /* 1035 ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b6x16_p32 */
    0x0764e15f, /* 1036 ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b4x16_p64 */
    0x87598f5a, /* 1037 ldmatrix.sync.aligned.m8n16.x4.b8x16.b6x16_p32 */
    0x563800dc, /* 1038 ldmatrix.sync.aligned.m8n16.x4.b8x16.b4x16_p64 */
    0xd66a76ea, /* 1039 ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b6x16_p32 */
    0xef13e762, /* 1040 ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b4x16_p64 */
    0x85a577f0, /* 1041 ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b6x16_p32 */
    0x13055941, /* 1042 ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b4x16_p64 */
    0x12cb3204, /* 1043 ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    0x21734d6a, /* 1044 ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b4x16_p64 */
    0x753edd20, /* 1045 ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8x16.b6x16_p32 */
    0x4722a7e4, /* 1046 ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8x16.b4x16_p64 */
    0x8212f795, /* 1047 ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b6x16_p32 */
    0xcdca6d76, /* 1048 ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b4x16_p64 */
    0x0be60ca3, /* 1049 ldmatrix.sync.aligned.m16n16.x2.trans.b8x16.b6x16_p32 */
    0xcc0d4b23, /* 1050 ldmatrix.sync.aligned.m16n16.x2.trans.b8x16.b4x16_p64 */
    0x97933b04, /* 1051 ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8x16.b6x16_p32 */
    0x2d320e79, /* 1052 ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8x16.b4x16_p64 */
    0x7d2f05d2, /* 1053 ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b6x16_p32 */
    0xde205504, /* 1054 ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b4x16_p64 */
    0x1c365bbf, /* 1055 stmatrix.sync.aligned.m8n8.x1.b16 */
    0xc1a32a69, /* 1056 stmatrix.sync.aligned.m8n8.x1.shared.b16 */
    0xd5c2f2ab, /* 1057 stmatrix.sync.aligned.m8n8.x1.shared::cta.b16 */
    0x95b2831d, /* 1058 stmatrix.sync.aligned.m8n8.x1.trans.b16 */
    0x1f83a026, /* 1059 stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 */
    0x38253c7c, /* 1060 stmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 */
    0xeccb1b09, /* 1061 stmatrix.sync.aligned.m8n8.x2.b16 */
    0xdfa8ba5a, /* 1062 stmatrix.sync.aligned.m8n8.x2.shared.b16 */
    0xd8813127, /* 1063 stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 */
    0x2bf00696, /* 1064 stmatrix.sync.aligned.m8n8.x2.trans.b16 */
    0xaf3c59de, /* 1065 stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 */
    0xf0a10159, /* 1066 stmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 */
    0xf0c6ec82, /* 1067 stmatrix.sync.aligned.m8n8.x4.b16 */
    0x679189b0, /* 1068 stmatrix.sync.aligned.m8n8.x4.shared.b16 */
    0x5b1cd088, /* 1069 stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 */
    0x61869708, /* 1070 stmatrix.sync.aligned.m8n8.x4.trans.b16 */
    0xe3d595eb, /* 1071 stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 */
    0xbb3e6958, /* 1072 stmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 */
    0x9ad3e087, /* 1073 stmatrix.sync.aligned.m16n8.x1.trans.b8 */
    0x7bcaf61c, /* 1074 stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 */
    0x8370e6f1, /* 1075 stmatrix.sync.aligned.m16n8.x1.trans.shared::cta.b8 */
    0xe3ead9bb, /* 1076 stmatrix.sync.aligned.m16n8.x2.trans.b8 */
    0x46509e30, /* 1077 stmatrix.sync.aligned.m16n8.x2.trans.shared.b8 */
    0xa6775af5, /* 1078 stmatrix.sync.aligned.m16n8.x2.trans.shared::cta.b8 */
    0x08900e0b, /* 1079 stmatrix.sync.aligned.m16n8.x4.trans.b8 */
    0xc44859f6, /* 1080 stmatrix.sync.aligned.m16n8.x4.trans.shared.b8 */
    0x3bad3d4e, /* 1081 stmatrix.sync.aligned.m16n8.x4.trans.shared::cta.b8 */
    0xe1c09ecc, /* 1082 movmatrix.sync.aligned.m8n8.trans.b16 */
    0x08de3140, /* 1083 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 */
    0x8c74aa5d, /* 1084 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e5m2.f16 */
    0x8e6e9d6e, /* 1085 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e4m3.f16 */
    0x312dbcc4, /* 1086 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e5m2.f16 */
    0xed04c359, /* 1087 mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 */
    0xf4670b3e, /* 1088 mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 */
    0x8caa6076, /* 1089 ldmatrix.sync.aligned.m8n16.x1.s8.s4 */
    0xff1e9c9c, /* 1090 ldmatrix.sync.aligned.m8n16.x1.shared.s8.s4 */
    0xd4382b37, /* 1091 ldmatrix.sync.aligned.m8n16.x1.shared::cta.s8.s4 */
    0x8fe9e77e, /* 1092 ldmatrix.sync.aligned.m8n16.x2.s8.s4 */
    0x23268918, /* 1093 ldmatrix.sync.aligned.m8n16.x2.shared.s8.s4 */
    0x1528c3fe, /* 1094 ldmatrix.sync.aligned.m8n16.x2.shared::cta.s8.s4 */
    0x28b72e7b, /* 1095 ldmatrix.sync.aligned.m8n16.x4.s8.s4 */
    0x31e3f0f8, /* 1096 ldmatrix.sync.aligned.m8n16.x4.shared.s8.s4 */
    0x2bec15e7, /* 1097 ldmatrix.sync.aligned.m8n16.x4.shared::cta.s8.s4 */
};

/* Aimed cases: instruction, mask of profiles, seed, digest. */
const mmaref_selftest_case mmaref_selftest_aimed[MMAREF_SELFTEST_AIMED] = {
    { 25,  0x1ff, 0x08d12dfd, 0x1927ae9f }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1ff, 0x00000000, 0x576245c5 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1bf, 0x1fe68e72, 0xb50ad3c5 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x009, 0x185eaefe, 0xcce374e1 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x00c, 0xa195a333, 0x13f8759e }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1f4, 0x28b7bc6f, 0x26b61d7a }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x004, 0x4540215f, 0xe075cdee }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x004, 0x04a7780b, 0xf755fb38 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x00c, 0x094ef016, 0x83f60585 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x17c, 0x334ffb0e, 0x4959880d }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1f8, 0xfdeb2507, 0xd33d229d }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1f0, 0x5fb3ab56, 0x87ad01ed }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1f0, 0xfbd64a0e, 0x5f13eb93 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25,  0x1f0, 0xd67cb721, 0x518f0967 }, /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 29,  0x1ff, 0xdaa66d13, 0x1296e7be }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 29,  0x1ff, 0x00000000, 0xaab7edc5 }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 29,  0x002, 0x3bb58c1f, 0x0a82e4cf }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 29,  0x1f0, 0xdf4237b6, 0xd8ce42cc }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 4,   0x1f3, 0x71560750, 0xa1173c7d }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4,   0x1f3, 0x00000000, 0x127909c5 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4,   0x0f3, 0x36fbeee7, 0x0ea55400 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4,   0x001, 0x1500857c, 0xd95b3223 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4,   0x1c1, 0xabb01fb9, 0x2075c065 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 1,   0x008, 0xb54cda26, 0x330ef6d8 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x008, 0x00000000, 0xe6a1d1c5 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x008, 0x1fe68e72, 0xad43b038 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x008, 0x1a7389f7, 0x555f7481 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x008, 0x6df7ddce, 0xdd684c61 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x038, 0x8bc99147, 0x8823ccd5 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x1f8, 0xeb7d3c9d, 0xfaf89bd9 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x1f8, 0xfb0abd9e, 0x4628babd }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x1c8, 0xc76cf839, 0xec10be4e }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x1c8, 0x2965764a, 0x042f841d }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1,   0x038, 0xcf06fcda, 0xaa16c1e6 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 4,   0x1c0, 0x02929d12, 0xd68c570f }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4,   0x1c0, 0x6f712419, 0x61ed1e31 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 5,   0x1f3, 0x3c6ef362, 0x1371493c }, /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 5,   0x1f3, 0x00000000, 0xd9d575c5 }, /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 3,   0x1f3, 0x1fe68e72, 0x5d863b09 }, /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    { 5,   0x002, 0xbb3da0ba, 0x80cbd20a }, /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 2,   0x008, 0x9e3779b1, 0x4e9dec18 }, /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    { 2,   0x008, 0x00000000, 0x4d7705c5 }, /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    { 3,   0x030, 0xbe1e0823, 0x8eca96d5 }, /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    { 38,  0x1f3, 0xb54cda26, 0xefece3d4 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38,  0x1f3, 0x00000000, 0xd9d575c5 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38,  0x1b3, 0x08d12dfd, 0xc6365d75 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38,  0x1f3, 0x1fe68e72, 0x5d3e3709 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38,  0x002, 0x28b7bc6f, 0xdf47fae0 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38,  0x1f0, 0xd5758587, 0xc3514b3d }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 47,  0x1e3, 0xfdeb2507, 0xcde8955a }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 47,  0x123, 0x00000000, 0x2e396dc5 }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 42,  0x1e3, 0x36fbeee7, 0xa508f49d }, /* mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16 */
    { 47,  0x0c0, 0x95c63b38, 0xa790db2d }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 47,  0x0c0, 0xc5b80cc4, 0x37cb58b9 }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 47,  0x0c0, 0x1dc60611, 0xcb951cb9 }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 47,  0x0c0, 0x685b5956, 0x7903343d }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 47,  0x100, 0xdaa66d13, 0x306f9af1 }, /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 121, 0x100, 0xb54cda26, 0x37473960 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    { 51,  0x1e3, 0xa708a7ae, 0x9bdb130e }, /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
    { 51,  0x123, 0x00000000, 0x26063dc5 }, /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
    { 51,  0x0c1, 0x10d6cf8a, 0x8a131d10 }, /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
    { 46,  0x040, 0x1fe68e72, 0x6c12939e }, /* mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32 */
    { 70,  0x1c3, 0xdaa66d13, 0xba60f14d }, /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
    { 70,  0x1c3, 0x00000000, 0x48e4adc5 }, /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
    { 70,  0x102, 0x9d6bed41, 0x2161bab5 }, /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
    { 55,  0x030, 0x78dde6c4, 0xd72207e5 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 55,  0x030, 0x17156075, 0x2a494079 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 165, 0x103, 0xa708a7ae, 0xd99c152e }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 165, 0x103, 0x00000000, 0x49ebd5c5 }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 165, 0x002, 0xa851f637, 0x27b42b6e }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 165, 0x100, 0xbe9bca3c, 0x52fbcb8d }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 165, 0x100, 0xed744501, 0xaffdc04c }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 165, 0x100, 0x5dfebfe1, 0x27ccc26d }, /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 161, 0x103, 0xfa8cfb85, 0xbad71291 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 161, 0x103, 0x00000000, 0x49ebd5c5 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 161, 0x103, 0xa213654c, 0x13fc834e }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 161, 0x100, 0xc5581d40, 0x6909f01f }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 863, 0x1ff, 0x0c2f577f, 0xf3a1486c }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1ff, 0x00000000, 0xcb9a45c5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1ff, 0xea33ee14, 0xcac30e00 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1c1, 0x1b6f0e29, 0xe3b47085 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x011, 0xc277b5d7, 0x4de1768c }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x004, 0xdbefbb9c, 0xff02214f }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x004, 0xb69628af, 0xfbd6ae40 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x004, 0x22792b84, 0xde718088 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x03c, 0x5d510606, 0x941de24a }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x038, 0x0d78a608, 0x482f446c }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x038, 0x19a7fd87, 0x1e82423d }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x038, 0x3c21290b, 0x6f427c96 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x038, 0x9381687d, 0x24ef83fd }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x038, 0x253bc058, 0x686309c3 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1c0, 0x0b63cb0f, 0x2cc7e210 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1c0, 0x93ff2a96, 0x0369b49c }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 863, 0x1c0, 0x09aedf9a, 0x19f2fdfb }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 864, 0x1ff, 0x36fbeee7, 0xa74626a6 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1ff, 0x00000000, 0xcb9a45c5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x001, 0xf9e5b96f, 0x6ae36c9a }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x17a, 0xea33ee14, 0xc1e69c21 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x002, 0xb9f45231, 0x87d3892e }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x03c, 0x7c3c1046, 0xe0897950 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0xb69628af, 0x3e1dcde7 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0x3c6ef362, 0x7c51d64e }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0x3a5a1869, 0x58459f50 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0x0a1a7c86, 0xdd6635e4 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0x97f8e8c6, 0xd25525b4 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0xf44e6a9a, 0x0b7355e7 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x004, 0x29357e88, 0x32655dbc }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1f8, 0x0c2f577f, 0x4732da98 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x038, 0xc4da5b27, 0x9b7fe858 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1f8, 0x8ff34739, 0xcd674594 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1d8, 0x398e8bf9, 0xaedc80ce }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x038, 0x2f26451c, 0x46d09d1b }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x038, 0xa881edf9, 0xc298e28a }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1c0, 0x9de9af5a, 0xf6954bf5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1c0, 0xb4ff0fcf, 0xe7982ea1 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1c0, 0x31b8e22e, 0x7d38fe7f }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1c0, 0x916c8d84, 0xdfaa35fd }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 864, 0x1c0, 0x247033e8, 0xcf27aca9 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f32 */
    { 865, 0x1ff, 0x9e3779b1, 0xce95cce5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.f16 */
    { 865, 0x1ff, 0x00000000, 0xaab7edc5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.f16 */
    { 882, 0x002, 0x2e2ac0ea, 0xbce044d8 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.f32.f32 */
    { 865, 0x004, 0x78dde6c4, 0x52459c0c }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.f16 */
    { 971, 0x1f3, 0x935170bb, 0xdefc9b39 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 971, 0x1f3, 0x00000000, 0x33ce4dc5 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 971, 0x1f3, 0x1fe68e72, 0x4d6ea6c4 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 971, 0x002, 0x78125a54, 0x1818e547 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 971, 0x1f0, 0x17156075, 0xe68c46b8 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 971, 0x1f0, 0xd5758587, 0x83dae3ef }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 32,  0x1f1, 0x094ef016, 0x407bd428 }, /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    { 50,  0x001, 0x3564d607, 0x60edfef2 }, /* mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16 */
    { 221, 0x030, 0x27ec2fff, 0xccb1bdf5 }, /* mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 37,  0x1f0, 0x666ffe5a, 0x20737a12 }, /* mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    { 222, 0x1c0, 0xfe68e720, 0xbde2dd23 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 41,  0x1c0, 0x5fb3ab56, 0x4a39eed3 }, /* mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16 */
    { 42,  0x1c0, 0x5fb3ab56, 0xc570a7cd }, /* mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16 */
    { 55,  0x001, 0xb0b78748, 0xbe89d533 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 0,   0x000, 0x9e3779b1, 0x588b68c8 }, /* mac16 */
};

/* What look-ups answer, by the records of the specification. */
const MMAREF_FAR uint32_t mmaref_selftest_lookups[MMAREF_SELFTEST_LOOKUPS] = {
    0x118ec937, /* texts */
    0xabd6c206, /* types */
    0x722c5484, /* fields */
    0xca5fcd69, /* strings */
    0x1e5b9e32, /* descriptions */
    0x13f15bfa, /* formats */
    0x172b322d, /* targets */
    0x43322b06, /* profiles */
    0x1dfafbc3, /* layouts */
};
