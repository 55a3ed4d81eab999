// SPDX-License-Identifier: MIT
// A field with offers below it (combobox of ARIA 1.2): arrow keys walk through them, Enter takes one, Escape closes.

const optionsIn = box => [...box.querySelectorAll('[role=option]')];
const markedIn = box => box.querySelector('[aria-selected=true]');

/** Marks an option of the box, or none. */
function markOption(input, box, option) {
  markedIn(box)?.setAttribute('aria-selected', 'false');
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
}

/**
 * Makes a combobox of an input and the box with its listbox. `draw(text)` fills the box; `take(option)` is what a
 * chosen option does, `enter(text)` whether Enter takes the text where no option is marked, `leave()` what happens
 * when the field is left.
 */
function combobox(input, box, { draw, take, enter, leave }) {
  const mark = option => markOption(input, box, option);
  const show = open => {
    box.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (!open) mark(null);
  };
  const open = () => {
    draw(input.value);
    show(true);
    mark(null);
  };
  const choose = option => {
    show(false);
    take(option);
  };
  const keys = {
    ArrowDown() {
      if (box.hidden) open();
      const all = optionsIn(box);
      mark(all[(all.indexOf(markedIn(box)) + 1) % all.length]);
    },
    ArrowUp() {
      const all = optionsIn(box), at = all.indexOf(markedIn(box));
      mark(all.at(at < 0 ? -1 : at - 1));
    },
    Enter() {
      const option = markedIn(box);
      if (option) choose(option);
      else if (enter(input.value)) show(false);
      else keys.ArrowDown();
    },
    Escape() {
      show(false);
      leave();
    },
  };
  input.addEventListener('input', open);
  input.addEventListener('click', () => { if (box.hidden) open(); });
  input.addEventListener('keydown', event => {
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  input.addEventListener('blur', () => {
    show(false);
    leave();
  });
  box.addEventListener('pointerdown', event => event.preventDefault()); // the field keeps the focus
  box.addEventListener('click', event => {
    const option = event.target.closest('[role=option]');
    if (option) choose(option);
  });
  return { open };
}

/** An option of a listbox; `name` is what it stands for, `text` what is seen of it, `about` a word on it. */
function offer(id, name, text, about = '') {
  const label = [text, about, text === name ? '' : name].filter(Boolean).join(' ');
  return element('button', { type: 'button', role: 'option', id, tabindex: '-1', 'aria-selected': 'false',
    'aria-label': label, title: name, 'data-name': name },
    text, about && element('small', {}, ` ${about}`));
}
