-- SPDX-License-Identifier: MIT
-- The numeric corners that no operands can reach, by profile and class ("*": all that have it), and why.

local CHIPS <const> = "sm_70 sm_75 sm_80 sm_89 sm_90 sm_100 sm_120"
local FROM_80 <const> = "sm_80 sm_89 sm_90 sm_100 sm_120"
local SMALL <const> = "products of these types are multiples of 2^-48, C is one of 2^-149: so is every sum"
local LARGE <const> = "products of these types stay below 2^37, where an f32 C next to overflow has no bits"
local HIGH <const> = "products of these types have exponents of -28 and more, C of -126: the floor is lower"
local CUT <const> = "rounding toward zero never carries"

return {
  { "exact fma", "*", "truncated term_lost floor", "there is no grid" },
  { FROM_80, "m8n8k4.f16 m8n8k4.f32", "truncated term_lost floor", "f32 operations have no grid" },
  { FROM_80, "f64", "truncated term_lost floor", "f64 operations have no grid" },

  { "sm_89", "fp8.f32", "underflow tiny", SMALL .. ", and no finer than a result while C sets the grid" },
  { "*", "m8n8k4.f32 wmma.f32 fp8.f32", "underflow tiny", SMALL },
  { "*", "m8n8k4.f32 wmma.f32 fp8.f32", "overflow", LARGE },
  { "sm_70 sm_75", "m8n8k4.f32", "floor", HIGH },
  { CHIPS, "wmma.f32 wmma.f16.f32 fp8.f32", "floor", HIGH },
  { "sm_75", "half.f32", "underflow tiny", SMALL .. "; this chip has no bf16" },
  { "sm_75", "half.f32", "overflow", LARGE },
  { "sm_75", "half.f32", "floor", HIGH },

  { "sm_70 sm_75", "m8n8k4.f32", "carry_out", CUT },
  { CHIPS, "half.f32 tf32 wmma.f32 wmma.tf32 mxf8f6f4 mxf4", "carry_out", CUT },
  { "sm_89 sm_120", "fp8.f32", "carry_out", CUT },

  { "*", "mxf4", "inf_times_zero inf_minus_inf", "e2m1 has no infinity" },
}
