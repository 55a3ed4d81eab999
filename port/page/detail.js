// SPDX-License-Identifier: MIT
// The detail beside a picture: what is told of the one thing that is looked at. On a phone it is a sheet at the lower
// edge, closed until something is chosen; a button, Escape and a swipe down close it.

const SWIPE = 40; // pixels down that close the sheet
const isPhone = () => matchMedia('(max-width: 40rem)').matches;

/** The place of the detail; `below` stands under what is told. */
function detailBox(...below) {
  const close = element('button', { type: 'button', class: 'icon close', 'aria-label': 'Close', onclick: closeDetail },
    '×');
  const head = element('div', { class: 'head' }, element('h2', { id: 'looked', 'aria-live': 'polite' }), close);
  let from = null;
  head.addEventListener('pointerdown', event => { from = event.clientY; });
  head.addEventListener('pointermove', event => {
    if (from !== null && isPhone() && event.clientY - from > SWIPE) closeDetail();
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) head.addEventListener(end, () => { from = null; });
  return element('aside', { id: 'detail', 'aria-label': 'the element looked at' }, head,
    element('div', { id: 'explanation' }), below);
}

/** Tells of what is looked at, in passing. */
function fillDetail(title, ...children) {
  byId('looked').textContent = title;
  byId('explanation').replaceChildren(...children.flat().filter(Boolean));
}

/** Tells of what was chosen: where the detail is closed, it opens, and what was chosen stays in sight. */
function openDetail(title, ...children) {
  fillDetail(title, ...children);
  const sheet = byId('detail');
  sheet.classList.add('open');
  const chosen = document.querySelector('main .at');
  if (!isPhone() || !chosen) return;
  const below = chosen.getBoundingClientRect().bottom + 8 - (innerHeight - sheet.offsetHeight);
  if (below > 0) scrollBy({ top: below });
}

function closeDetail() {
  byId('detail')?.classList.remove('open');
}

function startDetail() {
  document.addEventListener('keydown', event => { if (event.key === 'Escape') closeDetail(); });
}
