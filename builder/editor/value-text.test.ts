import { expect, it } from 'vitest';
import { valueText } from './value-text.ts';

it('says a file of the CMS by its name', () => {
  expect(valueText('/wordpress/wp-content/uploads/seed/luce%20blu.png?width=800')).toBe(
    'luce blu.png',
  );
  expect(valueText('Si trova in /wp-content/uploads/luce.png')).toContain('/wp-content/');
});
