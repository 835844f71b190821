// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStrayClicks } from './watch-stray-clicks.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchStrayClicks();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A button of a dialog that goes with the first press, and a switch beneath it. */
function open() {
  const [publish, beneath] = ['Pubblica', 'Titoli'].map((name) => {
    const button = document.body.appendChild(document.createElement('button'));
    button.append(document.createElement('i'), name);
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  const toggled = vi.fn();
  beneath.addEventListener('click', toggled);
  publish.addEventListener('click', () => publish.remove());
  return { publish, beneath, toggled };
}
const click = (target: Element | null, more: MouseEventInit = {}) =>
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 40, clientY: 40, ...more }),
  );

it('the second press on a button that is gone is not about what lies beneath', () => {
  const { publish, beneath, toggled } = open();
  click(publish);
  click(beneath, { clientX: 42 });
  expect(toggled).not.toHaveBeenCalled();
});

it('nor that on a button which something above has moved on', () => {
  const { publish, beneath, toggled } = open();
  const box = { left: 0, right: 100, top: 30, bottom: 60 };
  const place = vi.spyOn(publish, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  publish.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
  click(publish);
  place.mockReturnValue({ ...box, top: 90, bottom: 120 } as DOMRect);
  click(beneath);
  expect(toggled).not.toHaveBeenCalled();
});

it('a press elsewhere, by key, or on a button that is still there counts', () => {
  const { publish, beneath, toggled } = open();
  click(publish);
  click(beneath, { clientX: 90 });
  click(publish);
  click(beneath, { detail: 0, clientX: 0, clientY: 0 });
  expect(toggled).toHaveBeenCalledTimes(2);
  // Its icon alone has become another.
  const icon = beneath.querySelector('i');
  click(icon);
  icon?.replaceWith(document.createElement('i'));
  click(beneath);
  expect(toggled).toHaveBeenCalledTimes(4);
});

it('a press on a text whose paragraph has become another counts', () => {
  const text = document.body.appendChild(document.createElement('div'));
  const pressed = vi.fn();
  text.addEventListener('click', pressed);
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  text.append(first);
  click(first);
  first.replaceWith(second);
  click(second);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('one that comes half a second later counts', async () => {
  const { publish, beneath, toggled } = open();
  click(publish);
  await new Promise((resolve) => setTimeout(resolve, 550));
  click(beneath);
  expect(toggled).toHaveBeenCalledTimes(1);
});
