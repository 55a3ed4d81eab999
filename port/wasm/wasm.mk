# SPDX-License-Identifier: MIT
# WebAssembly: the library without imports, the command as a module of WASI, and both as a package of npm.

WASM := $(BUILD)/wasm
WASM_CC ?= clang
WASM_FLAGS := -std=c99 -Os -Wall -Wextra -pedantic $(INCLUDES)
WASM_CORE := $(patsubst %.c,$(WASM)/core/%.o,$(notdir $(LIB_SOURCES)) glue.c memory.c)
WASM_COMMAND := $(patsubst %.c,$(WASM)/command/%.o,$(notdir $(LIB_SOURCES))) $(call cli_objects,$(WASM)/cli)
WASM_FILES := $(filter-out port/wasm/wasm.mk,$(wildcard port/wasm/*.*js* port/wasm/*.ts port/wasm/README.md)) LICENSE

$(WASM)/core/%.o: %.c $(LIB_HEADERS) port/wasm/wasm.mk
	@mkdir -p $(@D)
	$(WASM_CC) --target=wasm32 -ffreestanding -fno-builtin $(WASM_FLAGS) -c $< -o $@

# The page has the command inside and is one file below 1 MB: small before fast.
wasm_command = $(WASM_CC) --target=wasm32-wasi $(WASM_FLAGS) -Oz -Iport/wasm/include -Iport/cli -c $< -o $@
$(WASM)/command/%.o: %.c $(LIB_HEADERS) port/wasm/wasm.mk
	@mkdir -p $(@D)
	$(wasm_command)
$(WASM)/cli/%.o: port/cli/%.c $(LIB_HEADERS) $(CLI_HEADERS) port/wasm/wasm.mk
	@mkdir -p $(@D)
	$(wasm_command)
$(WASM)/cli/dpi/%.o: port/dpi/%.c $(LIB_HEADERS) port/wasm/wasm.mk
	@mkdir -p $(@D)
	$(wasm_command)
$(WASM)/cli/tables/%.o: $(GENERATED)/cli/%.c $(LIB_HEADERS) $(CLI_HEADERS) port/wasm/wasm.mk
	@mkdir -p $(@D)
	$(wasm_command)

vpath glue.c port/wasm
vpath memory.c port/firmware

$(WASM)/mmaref-core.wasm: $(WASM_CORE)
	$(WASM_CC) --target=wasm32 -nostdlib $^ "$$($(WASM_CC) --target=wasm32-wasi -print-libgcc-file-name)" \
		-Wl,--no-entry,--gc-sections,--strip-all,-z,stack-size=65536 -o $@

$(WASM)/mmaref.wasm: $(WASM_COMMAND)
	$(WASM_CC) --target=wasm32-wasi $^ -Wl,--strip-all,-z,stack-size=1048576 -o $@

## wasm: build/wasm/npm, a package of npm: the library as WebAssembly, and the command as a module of WASI
.PHONY: wasm
wasm: wasm-tools $(WASM)/mmaref-core.wasm $(WASM)/mmaref.wasm
	@rm -rf $(WASM)/npm && mkdir -p $(WASM)/npm
	@cp $(WASM_FILES) $(WASM)/*.wasm $(WASM)/npm
	@port/package/manifests.sh npm $(WASM)/npm

.PHONY: wasm-tools
wasm-tools:
	@tests/install.sh wasm
$(WASM_CORE) $(WASM_COMMAND): | wasm-tools
