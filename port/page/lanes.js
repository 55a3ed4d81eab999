// SPDX-License-Identifier: MIT
// Colours of cells. Those of lanes differ in hue and in lightness, so that who sees fewer hues tells them apart too:
// a hue for each group of four lanes, far from that of the next group; a shade for each lane of it, half a one
// darker in every other group. product.css makes colours of both.

const LANE_HUES = 8, LANE_SHADES = 4; // at least so many groups; so many lanes in each

function laneColour(lane, most) {
  const groups = Math.max(LANE_HUES, (most + 1) / LANE_SHADES), group = lane / LANE_SHADES | 0;
  const step = (groups * 3 / 8 | 0) | 1; // odd, so that every group of a power of two gets its own hue
  return { hue: 360 * (group * step % groups) / groups, shade: lane % LANE_SHADES + group % 2 / 2 };
}

/** A number among so many, by hue alone. */
const hueOf = (number, count) => ({ hue: 360 * number / count, shade: 1 });

/** Colour of a cell by what colours stand for. */
const colourings = {
  lane: (cell, most) => laneColour(cell.register.lane, most.lane),
  register: (cell, most) => hueOf(cell.register.register, most.register + 1),
  element: (cell, most) => hueOf(cell.element, most.element + 1),
  byte: (cell, most) => hueOf(4 * cell.register.register + (cell.register.bit >> 3), 4 * (most.register + 1)),
};

const styleOfColour = ({ hue, shade }) => `--hue:${Math.round(hue)};--shade:${shade}`;
const laneStyle = (lane, most = 31) => styleOfColour(laneColour(lane, most));
