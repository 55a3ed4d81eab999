// SPDX-License-Identifier: MIT
// The bit-exact model for SystemVerilog, as a package. Tools that want imports visible in
// every compilation unit include mmaref_pkg.svh there instead.
package mmaref_pkg;
`include "mmaref_pkg.svh"
endpackage
