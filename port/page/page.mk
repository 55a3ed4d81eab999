# SPDX-License-Identifier: MIT
# The page that draws layouts and computes, with the command in it.

$(BUILD)/page/mmaref.html: $(WASM)/mmaref.wasm $(wildcard port/page/*.*) port/wasm/command.mjs
	@mkdir -p $(@D)
	port/page/write_page.sh $< > $@.partial && mv $@.partial $@

## page: build/page/mmaref.html, one file for any browser: layouts, numbers, banks, metadata
.PHONY: page
page: $(BUILD)/page/mmaref.html
