// SPDX-License-Identifier: MIT
// Legal instructions, as kernels of CUDA have them. mma.sync.aligned.m16n8k16 is none.
#define HALF "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
#define LOAD(r0, r1, address) \
    asm volatile("ldmatrix.sync.aligned.x2.m8n8.shared.b16 {%0, %1}, [%2];\n" /* LEGAL */ \
                 : "=r"(r0), "=r"(r1) : "r"(address))

__device__ void product(float *d, const unsigned *a, const unsigned *b)
{
    asm volatile("{\n\t"
                 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16." // LEGAL
                 /* in pieces */ "f32 {%0, %1, %2, %3},\n\t"
                 "{%4, %5, %6, %7}, // A\n\t"
                 "{%8, %9}, {%0, %1, %2, %3};\n\t"
                 "}\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    asm("mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32 {%0, _, %1, _}, {%2, %3, %4, %5}, " // LEGAL
        "{%6, %7}, {%8, 0., %9, 0f00000000};" : "=f"(d[0]), "=f"(d[1]) : "r"(a[0]));
    asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, %3, {%0,%1};" : "+d"(d) : "d"(a)); // LEGAL
    asm("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, " // LEGAL
        "{%8,%9,%10,%11}, {%0,%1,%2,%3}, %12, 0x1;" : "+f"(d[0]) : "r"(a[0]));
    asm("mma.sync.aligned.kind::mxf8f6f4.block_scale.scale_vec::1X.m16n8k32.row.col.f32.e4m3.e2m1.f32.ue8m0 " // LEGAL
        "{%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3},{%10},{3,1},%11,{%12,%13};" : "+f"(d[0]) : "r"(a[0]));
    asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(d) : "r"(a[0])); // LEGAL
    asm("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0 + 16], {%1};" :: "r"(d), "r"(a[0])); // LEGAL
    asm("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];" : "=r"(d) : "r"(a)); // LEGAL
    asm("wmma.store.d.sync.aligned.row.m16n16k16.f32 [%0], {%1,%2,%3,%4,%5,%6,%7,%8}, %9;" :: "r"(d)); // LEGAL
    asm(HALF OPERANDS : "+f"(d[0]));
    asm("mma.sync.aligned.m16n8k16.row.col.f32." TYPE "." TYPE ".f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, " // RUN TIME
        "{%8,%9}, {%0,%1,%2,%3};" : "+f"(d[0]));
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 " OPERANDS : "+f"(d[0])); // LEGAL some operands are made at run time
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {" D "}, {%4,%5,%6,%7}, {%8,%9}, {" D "};"); // LEGAL some operands are made at run time
}
