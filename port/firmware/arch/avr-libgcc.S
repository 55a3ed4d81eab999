/* SPDX-License-Identifier: MIT */
/* libgcc's product of a signed and an unsigned 16-bit number, r25:r22 = r27:r26 * r19:r18, without
 * a skip over a return, at which QEMU 7.2 loops for ever. */
    .text
    .global __usmulhisi3
    .global __usmulhisi3_tail
__usmulhisi3:
    call __umulhisi3
__usmulhisi3_tail:
    tst r27
    brpl 1f
    sub r24, r18
    sbc r25, r19
1:  ret
