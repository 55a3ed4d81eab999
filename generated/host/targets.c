/* SPDX-License-Identifier: MIT */
/* What people call the chips of targets.
 *
 * Generated from generator/spec/targets.lua.
 * Do not edit: change the source and run `make generate`. */

#include "request.h"

const target_nickname target_nicknames[] = {
    { "volta",     "sm_70"  },
    { "v100",      "sm_70"  },
    { "xavier",    "sm_72"  },
    { "turing",    "sm_75"  },
    { "t4",        "sm_75"  },
    { "ampere",    "sm_80"  },
    { "a100",      "sm_80"  },
    { "a10",       "sm_86"  },
    { "a2",        "sm_86"  },
    { "orin",      "sm_87"  },
    { "ada",       "sm_89"  },
    { "l40s",      "sm_89"  },
    { "hopper",    "sm_90"  },
    { "h100",      "sm_90"  },
    { "h200",      "sm_90"  },
    { "blackwell", "sm_100" },
    { "b200",      "sm_100" },
    { "b300",      "sm_103" },
    { "thor",      "sm_110" },
};
const unsigned target_nickname_count = sizeof target_nicknames / sizeof target_nicknames[0];
