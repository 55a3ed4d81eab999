// SPDX-License-Identifier: MIT
// Stands for UVM, which Verilator 5.006 cannot compile: as much of its classes, with their names and arguments as in
// IEEE 1800.2, as port/uvm uses.
package uvm_pkg;
    typedef enum {UVM_NONE = 0, UVM_LOW = 100} uvm_verbosity;
    int errors;

    function automatic void told(string severity, string id, string text);
        if (severity == "error") errors++;
        $display("%s %s: %s", severity, id, text);
        if (severity == "fatal") $finish;
    endfunction

    class uvm_phase;
    endclass

    class uvm_object;
        string name;
        function new(string name = "");
            this.name = name;
        endfunction
    endclass

    class uvm_sequence_item extends uvm_object;
        function new(string name = "uvm_sequence_item");
            super.new(name);
        endfunction
    endclass

    class uvm_component extends uvm_object;
        function new(string name, uvm_component parent);
            super.new(name);
        endfunction
        virtual function void check_phase(uvm_phase phase);
        endfunction
        virtual function void report_phase(uvm_phase phase);
        endfunction
    endclass

    // Without its analysis_export, whose type names the class in itself: its write is called.
    virtual class uvm_subscriber #(type T = int) extends uvm_component;
        function new(string name, uvm_component parent);
            super.new(name, parent);
        endfunction
        pure virtual function void write(T t);
    endclass
endpackage
