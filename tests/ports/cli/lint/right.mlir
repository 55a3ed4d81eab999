// SPDX-License-Identifier: MIT
func.func @load(%a: i32) -> i32 {
  // nvvm.mma.sync is an operation of its own.
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];\0A", "=r,r" %a : (i32) -> i32 // LEGAL
  %1 = nvvm.mma.sync A[%a0, %a1] B[%b0] C[%c0, %c1] {shape = #nvvm.shape<m = 16, n = 8, k = 8>}
  return %0 : i32
}
