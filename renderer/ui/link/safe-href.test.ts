import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

describe('safeHref', () => {
  it.each([
    '/offerte',
    '#faq',
    '?a=1',
    'offerte/luce',
    'https://a.example/x',
    'mailto:a@b.it',
    'tel:800000123',
  ])('lets %s through', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
    undefined,
  ])('refuses %s', (href) => expect(safeHref(href)).toBeUndefined());
});
