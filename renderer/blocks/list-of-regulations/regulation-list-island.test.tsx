// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import RegulationList from './RegulationList.island.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const terms = [
  { id: 1, name: 'Luce', slug: 'luce' },
  { id: 2, name: 'Gas', slug: 'gas' },
];
const list = () =>
  render(
    <RegulationList terms={terms} termsOf={[[1], [2], [1, 2]]}>
      {['A', 'B', 'C'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </RegulationList>,
  );
const status = () => screen.getByRole('status').textContent;

it('who comes back from a regulation finds the list as it was filtered', () => {
  list();
  fireEvent.click(screen.getByText('Gas'));
  expect(status()).toBe('2 normative');
  expect(window.location.search).toBe('?argomento=gas');
  cleanup();
  list();
  expect(status()).toBe('2 normative');
  expect(screen.getByText('Gas').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByText('Tutte'));
  expect(status()).toBe('3 normative');
  expect(window.location.search).toBe('');
});
