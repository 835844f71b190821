import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'FilteredOffers.module.css'), 'utf8');
const rule = (selector: string) => css.match(new RegExp(`^${selector} \\{[^}]*\\}`, 'm'))?.[0];

it('the list of offers is at most 870px wide, and its cards 270px (spec 2.11, 9)', () => {
  expect(rule('\\.wrapper')).toContain('max-width: 870px');
  expect(rule('\\.list')).toMatch(/grid-template-columns: repeat\(auto-fit, minmax\(.*, 270px\)\)/);
  expect(rule('\\.bar \\+ \\.list > li')).toContain('max-width: 270px');
});
