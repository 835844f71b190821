import { readFileSync } from 'node:fs';
import { fieldPlans } from '@generated/defaults.ts';
import type { HeroSliderProps } from '@generated/types.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slide } from './Slide.tsx';

function show(given: Partial<HeroSliderProps['slides'][number]>): string {
  const { slides } = fillDefaults(fieldPlans.heroslider ?? {}, {
    slides: [given],
  }) as unknown as HeroSliderProps;
  const [slide] = slides;
  if (!slide) throw new Error('no slide');
  return renderToStaticMarkup(<Slide id="hero-0" slide={slide} first context={defaultContext()} />);
}

it('leads to the slide’s address once the button’s own was cleared', () => {
  expect(show({ url: '/offerte', ctaHref: '' })).toContain('href="/offerte"');
});

it('offers no choice that has no name', () => {
  const nameless = { label: '', link: '/gas', icona: 'Gas', active: true } as const;
  const named = { label: 'Luce', link: '/luce', icona: 'Gas', active: false } as const;
  const html = show({ funnelActive: true, funnelOptions: [nameless, named] });
  expect(html).not.toContain('/gas');
  expect(html).toContain('href="/luce"');
  expect(show({ funnelActive: true, funnelOptions: [nameless] })).not.toContain('/gas');
});

it('is a choice with a button for each, of which only that of the chosen one shows', () => {
  const luce = { label: 'Luce', link: '/luce', icona: 'Gas', active: false } as const;
  const gas = { label: 'Gas', link: '/gas', icona: 'Gas', active: true } as const;
  const nowhere = { label: 'Acqua', link: '', icona: 'Gas', active: false } as const;
  const html = show({ funnelActive: true, funnelOptions: [luce, gas, nowhere] });
  const order = html.match(/type="radio"[^>]*|href="\/(?:luce|gas)"/g);
  expect(order).toEqual([
    'type="radio" name="hero-0"/',
    'href="/luce"',
    expect.stringContaining('checked'),
    'href="/gas"',
  ]);
  expect(html).not.toContain('Acqua');
});

it.each(['top', 'bottom'] as const)('keeps the %s of a picture', (bgpos) => {
  expect(show({ bgpos, img: ['/a.png'] })).toMatch(new RegExp(`class="[^"]*picture[^"]*${bgpos}`));
  const css = readFileSync('renderer/blocks/hero-slider/HeroSlider.module.css', 'utf8');
  expect(css).toMatch(new RegExp(`\\.${bgpos} [^{]*\\{\\s*object-position: ${bgpos};`));
});
