import { expect, it } from 'vitest';
import { matters } from './watched.ts';

it.each(['blocks/faq/Faq.tsx', 'blocks/faq/loader.ts', 'islands/Tabs.island.tsx', 'ui/a/b.ts'])(
  'a change of renderer/%s is one of what is generated',
  (file) => expect(matters('renderer', file)).toBe(true),
);

it.each(['blocks/faq/Faq.module.css', 'blocks/faq/faq.test.tsx', 'README.md'])(
  'a change of renderer/%s is none',
  (file) => expect(matters('renderer', file)).toBe(false),
);

it('whatever is in schemas matters', () => {
  expect(matters('schemas', 'blocks/faq/examples/minimal.json')).toBe(true);
});
