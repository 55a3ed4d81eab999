-- SPDX-License-Identifier: MIT
-- How a number becomes an element: rules by name, and which conversions the instruction `cvt` has to each type (PTX
-- ISA 9.0, section 9.7.9.21; from f32, to f32 from f64, to integers from floating point). `.rs`, whose random bits are an
-- operand, and `.relu` are left out.
--
-- Of a rule, `rounding` is a word of the field rounding of arithmetic_fields.lua; `cvt` is its modifier, `integer` that
-- to an integer. A rule without either is not one of PTX; `odd` is that of S. Boldo and G. Melquiond, "Emulation of FMA
-- and correctly rounded sums: proved algorithms using rounding to odd" (2008).
-- Of a type, `rules` are modifiers, and `saturating` those that .satfinite may follow, or has to where `rules` lack them.
return {
  rules = {
    { name = "nearest_even", rounding = "nearest_even", cvt = "rn", integer = "rni", about = "to nearest, ties to even" },
    { name = "nearest_away", rounding = "nearest_away", cvt = "rna", about = "to nearest, ties away from zero" },
    { name = "truncate", rounding = "zero", cvt = "rz", integer = "rzi", about = "toward zero" },
    { name = "up", rounding = "up", cvt = "rp", integer = "rpi", about = "toward plus infinity" },
    { name = "down", rounding = "down", cvt = "rm", integer = "rmi", about = "toward minus infinity" },
    { name = "odd", rounding = "odd", about = "to the neighbour whose last bit is set" },
  },
  types = {
    { name = "f16", rules = "rn rz rp rm", saturating = "rn rz" },
    { name = "bf16", rules = "rn rz", saturating = "rn rz" },
    { name = "tf32", rules = "rn rna rz", saturating = "rn rna rz" },
    { name = "f32", rules = "rn rz rp rm" },
    { name = "e4m3", saturating = "rn" },
    { name = "e5m2", saturating = "rn" },
    { name = "e3m2", saturating = "rn" },
    { name = "e2m3", saturating = "rn" },
    { name = "e2m1", saturating = "rn" },
    { name = "ue8m0", rules = "rz rp", saturating = "rz rp" },
    { name = "s8", rules = "rni rzi rpi rmi" },
    { name = "u8", rules = "rni rzi rpi rmi" },
    { name = "s32", rules = "rni rzi rpi rmi" },
  },
}
