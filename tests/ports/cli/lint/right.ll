; SPDX-License-Identifier: MIT
; mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%r1}, {%r2};
%1 = call i32 asm sideeffect "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r"(i32 %0) ; LEGAL
