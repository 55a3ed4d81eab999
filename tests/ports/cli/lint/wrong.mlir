// SPDX-License-Identifier: MIT
%0 = llvm.inline_asm asm_dialect = att "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0}, [$1];\0A", "=r,r" %a : (i32) -> i32 // WRONG D has 1 register, not 2
