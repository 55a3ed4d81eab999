# SPDX-License-Identifier: MIT
# The model for benches in VHDL as a shared library. Included by the Makefile, behind port/dpi/dpi.mk.

GHDL_HEADERS := $(wildcard port/ghdl/*.h port/dpi/*.h generated/dpi/*.h)
GHDL_OBJECTS := $(patsubst %.c,$(BUILD)/ghdl/%.o,$(notdir $(wildcard port/ghdl/*.c)))

$(BUILD)/ghdl/%.o: port/ghdl/%.c $(LIB_HEADERS) $(GHDL_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -Igenerated -Iport/dpi -c $< -o $@

$(BUILD)/libmmaref_ghdl.so: $(GHDL_OBJECTS) $(DPI_OBJECTS) $(SHARED_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared $^ -o $@

## ghdl: build/libmmaref_ghdl.so, the model for test benches in VHDL (port/ghdl)
.PHONY: ghdl
ghdl: $(BUILD)/libmmaref_ghdl.so
