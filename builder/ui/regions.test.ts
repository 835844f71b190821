// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { keepRegion, LANDING, toSidePanel } from './regions.ts';

afterEach(() => document.body.replaceChildren());

function panel() {
  const aside = document.body.appendChild(document.createElement('aside'));
  const form = aside.appendChild(document.createElement('div'));
  aside.dataset.region = '';
  aside.tabIndex = -1;
  for (const name of Object.keys(LANDING)) form.setAttribute(name, '');
  const fill = () => form.appendChild(document.createElement('input'));
  return { aside, fill };
}
const focused = () => document.activeElement;

it('the keyboard comes to the first field of a form that is there later than its panel', async () => {
  const { aside, fill } = panel();
  toSidePanel();
  await expect.poll(focused).toBe(aside);
  const field = fill();
  await expect.poll(focused).toBe(field);
});

it('who has gone on meanwhile is not called back', async () => {
  const { aside, fill } = panel();
  const other = document.body.appendChild(document.createElement('button'));
  toSidePanel();
  await expect.poll(focused).toBe(aside);
  other.focus();
  fill();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(focused()).toBe(other);
});

it('a part that takes the keyboard over from what is gone has no frame until the next step', async () => {
  const { aside, fill } = panel();
  const [field, next] = [fill(), fill()];
  field.focus();
  keepRegion(field);
  field.remove();
  await expect.poll(focused).toBe(aside);
  expect(aside.dataset.resting).toBe('');
  next.focus();
  expect(aside.dataset.resting).toBeUndefined();
});
