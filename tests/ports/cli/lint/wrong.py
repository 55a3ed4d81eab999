# SPDX-License-Identifier: MIT
one = f"mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {{%0,%1,%2,%3}}, {{{a}}}, {{%6,%7}}, {{{c}}};"  # WRONG B has 2 registers, not 1
two = '''
    asm volatile("movmatrix.sync.aligned.m8n8.b16 %0, %1;" : "=r"(x) : "r"(y)); // WRONG a qualifier is missing, expected: trans
'''
