/* SPDX-License-Identifier: MIT */
/* How numbers become elements (PTX ISA 9.0, 9.7.9.21).
 *
 * Generated from generator/spec/conversions.lua.
 * Do not edit: change the source and run `make generate`. */

#include "number/conversion.h"

const conversion_rule conversion_rules[] = {
    { "nearest_even", "rn",  "rni", MMAREF_ROUND_NEAREST_EVEN, "to nearest, ties to even"               },
    { "nearest_away", "rna", NULL,  MMAREF_ROUND_NEAREST_AWAY, "to nearest, ties away from zero"        },
    { "truncate",     "rz",  "rzi", MMAREF_ROUND_ZERO,         "toward zero"                            },
    { "up",           "rp",  "rpi", MMAREF_ROUND_UP,           "toward plus infinity"                   },
    { "down",         "rm",  "rmi", MMAREF_ROUND_DOWN,         "toward minus infinity"                  },
    { "odd",          NULL,  NULL,  MMAREF_ROUND_ODD,          "to the neighbour whose last bit is set" },
};
const unsigned conversion_rule_count = sizeof conversion_rules / sizeof conversion_rules[0];

const conversion_cvt conversion_cvts[] = {
    { MMAREF_TYPE_F16,   MMAREF_ROUND_NEAREST_EVEN, false, "rn"  },
    { MMAREF_TYPE_F16,   MMAREF_ROUND_ZERO,         false, "rz"  },
    { MMAREF_TYPE_F16,   MMAREF_ROUND_UP,           false, "rp"  },
    { MMAREF_TYPE_F16,   MMAREF_ROUND_DOWN,         false, "rm"  },
    { MMAREF_TYPE_F16,   MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_F16,   MMAREF_ROUND_ZERO,         true,  "rz"  },
    { MMAREF_TYPE_BF16,  MMAREF_ROUND_NEAREST_EVEN, false, "rn"  },
    { MMAREF_TYPE_BF16,  MMAREF_ROUND_ZERO,         false, "rz"  },
    { MMAREF_TYPE_BF16,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_BF16,  MMAREF_ROUND_ZERO,         true,  "rz"  },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_NEAREST_EVEN, false, "rn"  },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_NEAREST_AWAY, false, "rna" },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_ZERO,         false, "rz"  },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_NEAREST_AWAY, true,  "rna" },
    { MMAREF_TYPE_TF32,  MMAREF_ROUND_ZERO,         true,  "rz"  },
    { MMAREF_TYPE_F32,   MMAREF_ROUND_NEAREST_EVEN, false, "rn"  },
    { MMAREF_TYPE_F32,   MMAREF_ROUND_ZERO,         false, "rz"  },
    { MMAREF_TYPE_F32,   MMAREF_ROUND_UP,           false, "rp"  },
    { MMAREF_TYPE_F32,   MMAREF_ROUND_DOWN,         false, "rm"  },
    { MMAREF_TYPE_E4M3,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_E5M2,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_E3M2,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_E2M3,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_E2M1,  MMAREF_ROUND_NEAREST_EVEN, true,  "rn"  },
    { MMAREF_TYPE_UE8M0, MMAREF_ROUND_ZERO,         false, "rz"  },
    { MMAREF_TYPE_UE8M0, MMAREF_ROUND_UP,           false, "rp"  },
    { MMAREF_TYPE_UE8M0, MMAREF_ROUND_ZERO,         true,  "rz"  },
    { MMAREF_TYPE_UE8M0, MMAREF_ROUND_UP,           true,  "rp"  },
    { MMAREF_TYPE_S8,    MMAREF_ROUND_NEAREST_EVEN, false, "rni" },
    { MMAREF_TYPE_S8,    MMAREF_ROUND_ZERO,         false, "rzi" },
    { MMAREF_TYPE_S8,    MMAREF_ROUND_UP,           false, "rpi" },
    { MMAREF_TYPE_S8,    MMAREF_ROUND_DOWN,         false, "rmi" },
    { MMAREF_TYPE_U8,    MMAREF_ROUND_NEAREST_EVEN, false, "rni" },
    { MMAREF_TYPE_U8,    MMAREF_ROUND_ZERO,         false, "rzi" },
    { MMAREF_TYPE_U8,    MMAREF_ROUND_UP,           false, "rpi" },
    { MMAREF_TYPE_U8,    MMAREF_ROUND_DOWN,         false, "rmi" },
    { MMAREF_TYPE_S32,   MMAREF_ROUND_NEAREST_EVEN, false, "rni" },
    { MMAREF_TYPE_S32,   MMAREF_ROUND_ZERO,         false, "rzi" },
    { MMAREF_TYPE_S32,   MMAREF_ROUND_UP,           false, "rpi" },
    { MMAREF_TYPE_S32,   MMAREF_ROUND_DOWN,         false, "rmi" },
};
const unsigned conversion_cvt_count = sizeof conversion_cvts / sizeof conversion_cvts[0];
