# SPDX-License-Identifier: MIT
load(x) = @asmcall("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {\$0}, [\$1];", "=r,r", true, UInt32, x) # LEGAL
