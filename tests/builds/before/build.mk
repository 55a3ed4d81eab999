# SPDX-License-Identifier: MIT
# Builds a part of the comparison (before.mk), with CC, FLAGS and OBJCOPY, into the folder OUT:
#   PART=before_side TREE=FOLDER   OUT/before_side.o: the library of a tree with side.c in front, which is all that others see
#   PART=program                   OUT/program.o: compare without the sides
vpath %.c $(if $(TREE),$(TREE)/src $(TREE)/generated) tests/builds/before

sources := $(if $(TREE),$(filter-out selftest%,$(notdir $(wildcard $(TREE)/src/*.c $(TREE)/generated/*.c))) side.c, \
           compare.c draw.c block.c random.c)
headers := $(wildcard tests/builds/before/*.h $(if $(TREE),$(TREE)/src/*.h $(TREE)/generated/*.h))
objects := $(sources:%.c=$(OUT)/$(PART)/%.o)
command := $(CC) -std=c99 -Wall -Wextra $(FLAGS) -fno-pic -Itests/builds/before \
           $(if $(TREE),-DSIDE=$(PART) -I$(TREE)/src -I$(TREE)/generated)

# Another compiler or tree makes every object anew.
command_file := $(OUT)/$(PART)/command
$(shell mkdir -p $(OUT)/$(PART); echo '$(command)' | cmp -s - $(command_file) || echo '$(command)' > $(command_file))

$(OUT)/$(PART).o: $(objects)
	$(CC) $(FLAGS) -r -nostdlib $^ -o $@
	$(if $(TREE),$(OBJCOPY) --keep-global-symbol=$(PART) $@)

$(OUT)/$(PART)/%.o: %.c $(headers) $(command_file)
	$(command) -c $< -o $@
