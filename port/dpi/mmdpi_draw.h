/* SPDX-License-Identifier: MIT */
/* Operands that are aimed at numeric corners (MMAREF_COVER_...), for benches that have not reached them. */
#ifndef MMDPI_DRAW_H
#define MMDPI_DRAW_H

#include "mmdpi_dot.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_DRAW_TRIES 4000

/* Draws elements and C of a dot product of `count` products until it reaches one of `corners`, and returns 1; with no
 * corners the first draw will do. 0: none of MMDPI_DRAW_TRIES draws reaches any. Changes `seed`, from which all is
 * drawn. Errors of mmdpi_dot_fits and mmdpi_dot_result, and the reason. */
int mmdpi_draw(mmdpi_dot *dot, int32_t count, uint32_t corners, uint32_t *seed, mmdpi_text *why);

/* The corners that are proved to be out of reach of any operands of these types under this block, without scale
 * factors. Others may be, too. 0 where a type is unknown. */
uint32_t mmdpi_unreachable(const mmdpi_dot *dot);

#ifdef __cplusplus
}
#endif

#endif
