import { expect, it } from 'vitest';
import { fieldOfAddress } from './find-field.ts';

const props = {
  title: '#',
  links: [{ href: '#come' }, { href: '#quanto' }, { href: '/offerte/' }, { href: '/offerte?x=1' }],
};

it('tells places of a page apart by their names', () => {
  expect(fieldOfAddress(props, '#come')).toEqual(['links', 0, 'href']);
  expect(fieldOfAddress(props, '#quanto')).toEqual(['links', 1, 'href']);
  expect(fieldOfAddress(props, '#altro')).toBeUndefined();
});

it('finds the exact address first, else one with what the site adds to it', () => {
  expect(fieldOfAddress(props, '/offerte?x=1')).toEqual(['links', 3, 'href']);
  expect(fieldOfAddress(props, '/offerte')).toEqual(['links', 2, 'href']);
});
