// SPDX-License-Identifier: MIT
// Programs that hold programs.
const char *source = R"cuda(
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];\n" // LEGAL
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(address)); // it's read
)cuda";
const char letter = '"';
const char *ptx = "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r1, %r2}, {%r3}, {%r4}, {%r1, %r2};"; // LEGAL
void write(std::ostream &out) { out << "mma.sync.aligned." << shape << ".row.col.f32.f16.f16.f32 {%f1};"; } // RUN TIME
