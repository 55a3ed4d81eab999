// SPDX-License-Identifier: MIT
// Contrast by WCAG 2.2, measured on the running page: every text on what lies behind it, every edge of a control.

/** Runs in the page: texts below 4.5 (3 where large) and edges of controls below 3, each once. */
function measure() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const rgba = colour => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      known.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((one, i) => (one * a + below[i] * (255 - a)) / 255);
  const behind = one => one === null ? [255, 255, 255]
    : over(rgba(getComputedStyle(one).backgroundColor), rgba(getComputedStyle(one).backgroundColor)[3] === 255
      ? [0, 0, 0] : behind(one.parentElement));
  const light = colour => {
    const [r, g, b] = colour.map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) =>
    (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
  const found = new Set();
  let texts = 0, edges = 0;
  const name = one => `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ''}${one.className ? `.${one.className}` : ''} ${one.textContent.trim().slice(0, 20)}`;
  const judge = (one, what, got, least) => { if (got < least) found.add(`${name(one)}: ${what} ${got.toFixed(2)}`); };
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(one), back = behind(one), size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    if ([...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && size > 0) {
      texts++;
      judge(one, 'text', ratio(over(rgba(style.color), back), back), least);
    }
    if (one.matches('input[placeholder], textarea[placeholder]')) judge(one, 'placeholder',
      ratio(over(rgba(getComputedStyle(one, '::placeholder').color), back), back), 4.5);
    if (!one.matches('input:not([type=range], [type=file]), select, textarea, button:not([role])')) continue;
    edges++;
    const outside = behind(one.parentElement);
    judge(one, 'edge', Math.max(ratio(over(rgba(style.borderTopColor), outside), outside), ratio(back, outside)), 3);
  }
  return { found: [...found], texts, edges };
}

/** What is too faint on the page as it stands. */
export const contrast = page => page.evaluate(measure);
