-- SPDX-License-Identifier: MIT
-- Repairs to the formulas of fragments/. There the text stands as printed.
return {
  {
    id = "E1",
    fragment = "m16n8k256.a.b1",
    section = "9.7.14.5.13",
    printed = [[col = (threadID_in_group * 32) + i for ai where i < 64]],
    corrected = [[col = (threadID_in_group * 32) + (i & 0x1F) for ai where i < 64]],
    fault = "\z
      The index is not reduced to its place in the register, so elements 32 to 63 of every \z
      lane land 32 columns too far.",
    evidence = "\z
      As printed, rows 8 to 15 get columns 128 to 159 twice (elements 32 to 63 of threads \z
      with threadID_in_group 3, elements 96 to 127 of threads with 0) and columns 0 to 31 \z
      never. As corrected, each element of A comes once. The second branch of the same \z
      listing and m16n8k128 have the mask; the CuTe layout of the instruction agrees.",
  },
  {
    id = "E2",
    fragment = "m16n8k16.a.f64",
    section = "9.7.14.5.8",
    printed = [[(i * 2) - 2 + (threadID_in_group Otherwise]],
    corrected = [[(i * 2) - 2 + threadID_in_group Otherwise]],
    fault = "A parenthesis opens and never closes.",
    evidence = "\z
      As corrected, each element of A comes once, an odd element eight rows below the even \z
      one before it, as in the CuTe layout of the instruction. Closing the parenthesis after \z
      threadID_in_group means the same.",
  },
}
