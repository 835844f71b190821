// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import FaqFilters from './FaqFilters.island.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const current = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

function show(hash: string) {
  window.location.hash = hash;
  render(<FaqFilters all="faq-1" anchors={[{ name: 'Offerte luce', anchor: 'Offerte-luce' }]} />);
}

it.each(['#Offerte-luce', '#Offerte%20luce'])('%s names its group', (hash) => {
  show(hash);
  expect(window.location.hash).toBe('#Offerte-luce');
  expect(current().map((link) => link.textContent)).toEqual(['Offerte luce']);
});

it('another hash stays, and chooses none', () => {
  show('#Altro%20posto');
  expect(window.location.hash).toBe('#Altro%20posto');
  expect(current().map((link) => link.textContent)).toEqual(['Tutti gli argomenti']);
});
