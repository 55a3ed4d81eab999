# SPDX-License-Identifier: MIT
# Vectors that the reference model writes. Included by the Makefile.

vectors_by := $(wildcard tests/models/reference/*.lua tests/models/silicon/case.lua tests/models/oracle/section6*.lua \
	tests/data/coverage/*.lua generator/*.lua generator/*/*.lua generator/spec/*/*.lua)

## vectors: build/vectors, cases with results by the reference model (tests/models/reference)
.PHONY: vectors vectors-accept
vectors: $(BUILD)/vectors/written
$(BUILD)/vectors/written: $(vectors_by) | lua
	@rm -rf $(BUILD)/vectors.new && mkdir -p $(BUILD)/vectors.new
	$(LUA) generator/generate.lua --list > $(BUILD)/vectors.new/list
	$(LUA) tests/models/reference/write_vectors.lua $(BUILD)/vectors.new < $(BUILD)/vectors.new/list
	$(LUA) tests/models/reference/custom_vectors.lua $(BUILD)/vectors.new
	$(LUA) tests/data/coverage/vectors.lua $(BUILD)/vectors.new
	$(LUA) tests/models/oracle/section6.lua $(BUILD)/vectors.new
	@rm -rf $(BUILD)/vectors && mv $(BUILD)/vectors.new $(BUILD)/vectors && touch $@

## vectors-accept: takes the digests of build/vectors into tests/data/vectors/written.sha256
vectors-accept: vectors
	cd $(BUILD)/vectors && sha256sum *.vec > $(CURDIR)/tests/data/vectors/written.sha256
