// SPDX-License-Identifier: MIT
// One fault each.
#define HALF(operands) asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 " operands); // LEGAL some operands are made at run time
void faults()
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6,%7}, {%0,%1,%2,%3};"); // WRONG A has 2 registers, not 4
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, %4, {%6,%7}, {%0,%1,%2,%3};"); // WRONG A has 1 register, not 4
    asm("{\n"
        "mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32 " // WRONG A has 4 registers, not 2; B has 2 registers, not 1
        "{%0, _, %1, _}, {%2, %3, %4, %5}, {%6, %7}, {%8, 0., %9, 0.};\n"
        "}\n");
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9};"); // WRONG 3 operands, not 4: D, A, B, C
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3}, 1;"); // WRONG 5 operands, not 4: D, A, B, C
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3} {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"); // WRONG a comma is missing between operands
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7, {%8,%9}, {%0,%1,%2,%3};"); // WRONG the { is not closed
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,,%7}, {%8,%9}, {%0,%1,%2,%3};"); // WRONG A: nothing stands between two commas
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,_,%2,%3};"); // WRONG C: '_' stands only for what is written
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,0.,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"); // WRONG D: '0.' cannot be written
    asm("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0,%1}, {%2}, {%3}, {0., 0};"); // WRONG C: '0.' is no integer
    asm("mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8}, {%0,%1,%2,%3};"); // WRONG A has 4 registers, not 2
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"); // WRONG 'f17': unknown qualifier, nearest is 'f16'
    asm("mma.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"); // WRONG a qualifier is missing, expected: sync
    asm("mma.sync.aligned.M16N8K8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%8}, {%0,%1,%2,%3};"); // WRONG PTX distinguishes capital and small letters
    asm("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9,%10,%11},{%0,%1,%2,%3},%12,3;"); // WRONG selector 3, only 0
    asm("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9,%10,%11},{%0,%1,%2,%3},%12,0x2;"); // WRONG selector 2, only 0 1
    asm("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9,%10,%11},{%0,%1,%2,%3},%12;"); // WRONG 5 operands, not 6: D, A, B, C, metadata, selector
    asm("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 " // WRONG byte-id 1 of scale A, only 0; thread-id 4 of scale B, only 0 1 2 3
        "{%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3},%10,{1,1},%11,{0,4};");
    asm("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 " // WRONG thread-id 2 of scale A, only 0 1; byte-id 1 of scale B, only 0 2
        "{%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3},%10,{2,2},%11,{1,0};");
    asm("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 " // WRONG '0' is not {byte-id, thread-id} of scale A
        "{%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3},%10,0,%11,{0,0};");
    asm("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1}, [%2];"); // WRONG D has 2 registers, not 4
    asm("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, %1;"); // WRONG '%1' is no address: it stands in [ ]
    asm("ldmatrix.sync.aligned.m8n8.x2.shared.b16 [%2], {%0,%1};"); // WRONG D: '[%2]' is an address; '{%0,%1}' is no address: it stands in [ ]
    asm("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1};"); // WRONG A has 1 register, not 2
    asm("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, _};"); // WRONG A: '_' stands only for what is written
    asm("movmatrix.sync.aligned.m8n8.trans.b16 %0;"); // WRONG 1 operand, not 2: D, A
    asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, [%1];"); // WRONG A: '[%1]' is an address
    asm("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0,%1,%2,%3}, [%8];"); // WRONG A has 4 registers, not 8
    asm("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], 16, 2;"); // WRONG 4 operands, not 3: A, [address], stride
    asm("wmma.store.d.sync.aligned.row.m16n16k16.f16 [%0], {%1,%2,%3,%4,%5,%6,%7,%8}, %9;"); // WRONG D has 8 registers, not 4
    asm("wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 {%0, %1}, {%2, %3}, {%4}, {%5, %6};"); // WRONG A has 2 registers, not 1
}
