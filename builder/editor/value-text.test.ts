import { expect, it } from 'vitest';
import { noteTitle } from '../cms/known-items.ts';
import { valueText } from './value-text.ts';

it('says a file of the CMS by its name', () => {
  expect(valueText('/wordpress/wp-content/uploads/seed/luce%20blu.png?width=800')).toBe(
    'luce blu.png',
  );
  expect(valueText('Si trova in /wp-content/uploads/luce.png')).toContain('/wp-content/');
});

it('says an offer or an image by what it is called', () => {
  noteTitle('https://www.x/offerte/luce/', 'Luce Chiara');
  noteTitle('/wordpress/wp-content/uploads/1f.webp', 'primula.png');
  expect(valueText(['https://www.x/offerte/luce', 'Altro'])).toBe('2 elementi: Luce Chiara, Altro');
  expect(valueText('/wordpress/wp-content/uploads/1f.webp')).toBe('primula.png');
});
