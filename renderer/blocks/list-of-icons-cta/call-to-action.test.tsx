import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallToAction } from './CallToAction.tsx';
import type { CtaItem } from './cta.ts';

const render = (item: Partial<CtaItem> & Pick<CtaItem, 'ctaType'>, phone = '800 111 222') =>
  renderToStaticMarkup(
    <CallToAction item={{ icon: 'Gas', ...item }} context={{ ...defaultContext(), phone }} />,
  );

describe('a call to action of which the editor chose the type alone', () => {
  it('leads to be called back as the other blocks do', () => {
    expect(render({ ctaType: 'recall' })).toContain('href="/assistenza#richiamami"');
    expect(render({ ctaType: 'recall', ctaHref: '/richiamata' })).toContain('href="/richiamata"');
  });

  it('calls the company’s number', () => {
    expect(render({ ctaType: 'green' })).toContain('<strong>800 111 222</strong>');
    expect(render({ ctaType: 'green', phone: ' ' })).toContain('href="tel:800111222"');
    expect(render({ ctaType: 'green', phone: '800 333 444' })).toContain('href="tel:800333444"');
  });

  it('is none where nobody knows the way', () => {
    expect(render({ ctaType: 'green' }, '')).toBe('');
    expect(render({ ctaType: 'link' })).toBe('');
    expect(render({ ctaType: 'scarica' })).toBe('');
  });
});
