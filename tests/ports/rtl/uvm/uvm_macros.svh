// SPDX-License-Identifier: MIT
// Of uvm_macros.svh what port/uvm uses: see uvm_pkg.sv.
`define uvm_object_utils(T)
`define uvm_component_utils(T)
`define uvm_info(id, text, verbosity) uvm_pkg::told("info", id, text);
`define uvm_error(id, text) uvm_pkg::told("error", id, text);
`define uvm_fatal(id, text) uvm_pkg::told("fatal", id, text);
