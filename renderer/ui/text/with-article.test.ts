import { expect, it } from 'vitest';
import { withArticle } from './with-article.ts';

it('the article of the eighth and the eleventh is elided, of no other day', () => {
  expect(withArticle('dal', '8 marzo 2026')).toBe('dall’8 marzo 2026');
  expect(withArticle('il', '11 ott, 09:00')).toBe('l’11 ott, 09:00');
  expect(withArticle('al', '18 marzo')).toBe('al 18 marzo');
  expect(withArticle('del', '1 marzo')).toBe('del 1 marzo');
});
