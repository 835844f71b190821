import { describe, expect, it } from 'vitest';
import { telHref } from './tel-href.ts';

describe('telHref', () => {
  it.each([
    ['800 000 123', 'tel:800000123'],
    [' +39 02 0000-1230', 'tel:+390200001230'],
    ['(800) 000.123', 'tel:800000123'],
  ])('makes %s callable', (number, href) => expect(telHref(number)).toBe(href));

  it.each([undefined, '', 'n.d.', '12'])('has nothing to call for %s', (number) =>
    expect(telHref(number)).toBeUndefined(),
  );
});
