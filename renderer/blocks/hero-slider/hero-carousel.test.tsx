// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import HeroCarousel from './HeroCarousel.island.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const carousel = (
  <HeroCarousel autoplay={false} count={2}>
    {['Luce', 'Gas'].map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ))}
  </HeroCarousel>
);

it('has no slide out of reach without its code', () => {
  expect(renderToStaticMarkup(carousel)).not.toContain('inert');
});

it('begins with the slide a visitor had moved to before its code came', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(390);
  render(carousel);
  expect(screen.getByText('Gas').closest('li')?.hasAttribute('inert')).toBe(false);
  expect(screen.getByText('Luce').closest('li')?.hasAttribute('inert')).toBe(true);
});
