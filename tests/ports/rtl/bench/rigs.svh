// SPDX-License-Identifier: MIT
// Every configuration of the design under test, with the instruction and the arithmetic
// that the model takes for it. Its number is in rig_pkg.sv.
`define RIG(NUMBER, KIND, PARAMETERS) \
    if (BUILT[NUMBER]) begin : with_``NUMBER \
        KIND #PARAMETERS rig (.name(title(int'(NUMBER))), .clk(rig_clk[NUMBER]), .rst_n(rst_n), .mode(mode), \
                              .limit(limit), .seed(seed), .done(done[NUMBER]), .outcome(outcome[NUMBER]), \
                              .place(place[NUMBER]), .explanation(explanation[NUMBER])); \
    end

// ---- Dot products as chips compute them ---------------------------------------------
`RIG(DOT_F16_SM_80, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), .ARITHMETIC("sm_80")))
`RIG(DOT_F16_F16_SM_80, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16"), .ARITHMETIC("sm_80"),
    .D_TYPE(MMAREF_TYPE_F16), .FLOOR(-20), .ROUND(1), .KEPT(10)))
`RIG(DOT_BF16_SM_80, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"), .ARITHMETIC("sm_80"),
    .A_TYPE(MMAREF_TYPE_BF16)))
`RIG(DOT_F16_SM_90, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), .ARITHMETIC("sm_90"), .L(16), .F(25),
    .FLOOR(-133)))
`RIG(DOT_F16_F16_SM_90, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16"), .ARITHMETIC("sm_90"),
    .D_TYPE(MMAREF_TYPE_F16), .L(16), .F(25), .FLOOR(-21), .ROUND(1), .KEPT(10)))
`RIG(DOT_BF16_SM_90, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"), .ARITHMETIC("sm_90"),
    .A_TYPE(MMAREF_TYPE_BF16), .L(16), .F(25), .FLOOR(-133)))
`RIG(DOT_E4M3_SM_89, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"), .ARITHMETIC("sm_89"),
    .A_TYPE(MMAREF_TYPE_E4M3), .L(16), .F(13), .KEPT(13)))
`RIG(DOT_E5M2_F16_SM_89, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16"), .ARITHMETIC("sm_89"),
    .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_F16), .L(16), .F(13), .FLOOR(-20), .ROUND(1), .KEPT(10)))
`RIG(DOT_FP8_SM_120, rig_fdp, (
    .INSTRUCTION("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32"), .ARITHMETIC("sm_120"),
    .A_TYPE(MMAREF_TYPE_E4M3), .B_TYPE(MMAREF_TYPE_E5M2), .L(32), .F(25), .FLOOR(-133)))

// ---- Home-grown arithmetic --------------------------------------------------------------
`RIG(DOT_OWN_JAM, rig_fdp, (
    .ARITHMETIC("custom fraction_bits=10 exponent_floor=-60 align=jam zero_sign=plus subnormals=3 nan=quiet"),
    .A_TYPE(MMAREF_TYPE_BF16), .L(4), .F(10), .FLOOR(-60), .ALIGN(2), .ROUND(1), .FLUSH_IN(1), .FLUSH_OUT(1),
    .QUIET_NAN(1)))
`RIG(DOT_OWN_FLOOR, rig_fdp, (
    .ARITHMETIC("custom fraction_bits=13 exponent_floor=-132 align=floor rounding=down result_bits=13 zero_sign=plus"),
    .A_TYPE(MMAREF_TYPE_E4M3), .B_TYPE(MMAREF_TYPE_E5M2), .L(32), .F(13), .ALIGN(1), .ROUND(2), .KEPT(13),
    .SATURATE(1)))
`RIG(DOT_OWN_AWAY, rig_fdp, (
    .ARITHMETIC("custom fraction_bits=30 exponent_floor=-40 rounding=nearest_away zero_sign=plus"),
    .D_TYPE(MMAREF_TYPE_F16), .F(30), .FLOOR(-40), .ROUND(4), .KEPT(10)))
`RIG(DOT_OWN_UP, rig_fdp, (
    .ARITHMETIC("custom fraction_bits=6 exponent_floor=none rounding=up zero_sign=plus subnormals=2"),
    .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_F16), .L(2), .F(6), .FLOOR(-10000), .ROUND(3), .KEPT(10),
    .SATURATE(1), .FLUSH_OUT(1)))

// ---- Whole instructions ---------------------------------------------------------------
`RIG(MMA_F16_SM_80, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), .ARITHMETIC("sm_80")))
`RIG(MMA_F16_F16_SM_90, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16"), .ARITHMETIC("sm_90"),
    .D_TYPE(MMAREF_TYPE_F16), .L(16), .F(25), .FLOOR(-21), .ROUND(1), .KEPT(10)))
`RIG(MMA_BF16_SM_90, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"), .ARITHMETIC("sm_90"),
    .A_TYPE(MMAREF_TYPE_BF16), .K(8), .F(25), .FLOOR(-133)))
`RIG(MMA_E4M3_SM_89, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"), .ARITHMETIC("sm_89"),
    .A_TYPE(MMAREF_TYPE_E4M3), .K(32), .L(16), .F(13), .KEPT(13)))
`RIG(MMA_OWN_JAM, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"),
    .ARITHMETIC("custom products=4 fraction_bits=10 align=jam zero_sign=plus subnormals=3 nan=quiet"),
    .A_TYPE(MMAREF_TYPE_BF16), .K(8), .L(4), .F(10), .FLOOR(-10000), .ALIGN(2), .ROUND(1), .FLUSH_IN(1),
    .FLUSH_OUT(1), .QUIET_NAN(1)))
`RIG(MMA_SP_F16_SM_80, rig_mma, (
    .INSTRUCTION("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"), .ARITHMETIC("sm_80"), .K(32), .SPARSE(1)))
`RIG(MMA_S8, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"),
    .ARITHMETIC("sm_80"), .A_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .K(32), .L(16)))
`RIG(MMA_U8_S8_SATFINITE, rig_mma, (
    .INSTRUCTION("mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.s8.s32"), .ARITHMETIC("sm_80"),
    .A_TYPE(MMAREF_TYPE_U8), .B_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(16), .CLAMP(1)))
`RIG(MMA_MODEL_INSIDE, rig_mma, (
    .ARITHMETIC("sm_80"), .MODEL(1)))

`RIG(MAC16, rig_mac16, ())
