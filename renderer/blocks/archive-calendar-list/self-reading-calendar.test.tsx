// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import SelfReadingCalendar from './SelfReadingCalendar.island.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

it('takes over the town that was typed before its code came', async () => {
  const window = (name: string, comuni: string) => ({
    ...{ name, comuni, fromDay: 20, toDay: 25, months: [] },
  });
  const windows = [window('Nord', 'Torino, Asti'), window('Sud', 'Bari')];
  const calendar = <SelfReadingCalendar id="a" windows={windows} />;
  document.body.innerHTML = `<main>${renderToString(calendar)}</main>`;
  const main = document.body.firstElementChild as HTMLElement;
  const field = main.querySelector('input') as HTMLInputElement;
  field.value = 'Bari';
  await act(async () => {
    root = hydrateRoot(main, calendar);
  });
  expect(field.value).toBe('Bari');
  expect(main.querySelectorAll('li')).toHaveLength(1);
  expect(main.textContent).toContain('Sud');
});
