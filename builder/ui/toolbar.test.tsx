// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Toolbar } from './Toolbar.tsx';

afterEach(cleanup);

const bar = (names: readonly string[]) => (
  <Toolbar label="Formato">
    <select aria-label="Stile" />
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </Toolbar>
);
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const stops = () =>
  [...screen.getByRole('toolbar').querySelectorAll<HTMLElement>('*')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((control) => control.textContent || control.getAttribute('aria-label'));

it('is one stop, and arrows lead through it', () => {
  render(bar(['Grassetto', 'Link']));
  expect(stops()).toEqual(['Stile']);
  screen.getByRole('combobox').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(button('Grassetto'));
  press('End');
  expect(document.activeElement).toBe(button('Link'));
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  press('ArrowLeft');
  expect(document.activeElement).toBe(button('Link'));
  expect(stops()).toEqual(['Link']);
});

it('leaves shortcuts with arrows alone', () => {
  render(bar(['Grassetto', 'Link']));
  button('Link').focus();
  press('ArrowLeft', { altKey: true });
  expect(document.activeElement).toBe(button('Link'));
});

it('goes on being a stop when its control is gone', () => {
  const { rerender } = render(bar(['Grassetto', 'Link']));
  button('Link').focus();
  rerender(bar(['Grassetto']));
  expect(stops()).toEqual(['Stile']);
});
