import { REFERENCE } from '@renderer/patterns/reference.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadForm } from '../form/load-form.ts';
import { node, page } from '../test-support/document.ts';
import { clashText } from './conflict/clash-text.ts';
import { fieldName } from './field-of.ts';
import { fieldValue } from './field-value.ts';
import { namedNode } from './named-node.ts';

const TABS = [
  { title: 'Prezzo fisso', tabId: 'scheda-1' },
  { title: 'Prezzo indicizzato', tabId: 'scheda-2' },
];
const content = node('c', {
  component: 'ProductPageTabContent',
  props: { tabId: 'scheda-1', active: true },
});
const tabs = node('t', { component: 'ProductPageTab', props: { tabs: TABS }, childIds: ['c'] });
const { nodes } = page(tabs, content);
const value = (name: string, of: unknown) => fieldValue(of, { node: content, path: [name], nodes });

beforeAll(() => Promise.all(['ProductPageTabContent', 'ProductPageTab', 'Faq'].map(loadForm)));

it('is read as the form shows it: options by their labels, ids and lists by the titles of their items', () => {
  expect(value('defaultTabTipologiaTariffa', 'bio')).toBe('A fasce');
  expect(value('active', true)).toBe('Sì');
  expect(value('tabId', 'scheda-2')).toBe('Prezzo indicizzato');
  expect(value('tabId', 'altro')).toBe('altro');
  const list = [...TABS, { title: '', tabId: 'senza-titolo' }];
  expect(fieldValue(list, { node: tabs, path: ['tabs'], nodes })).toBe(
    '3 elementi: Prezzo fisso, Prezzo indicizzato, senza-titolo',
  );
});

it('names the block by its item, in a clash too', () => {
  expect(namedNode('c', nodes)).toBe('Contenuto di una scheda · Prezzo fisso');
  const named = { ...tabs, name: 'Le offerte' };
  const theirs = page(named, { ...content, props: { tabId: 'scheda-2' } }).nodes;
  const field = { kind: 'field', key: 'k', node: 'c', path: ['props', 'tabId'] } as const;
  expect(
    clashText(
      { ...field, base: '', mine: 'scheda-1', theirs: 'scheda-2' },
      { mine: nodes, theirs },
    ),
  ).toMatchObject({
    block: 'Contenuto di una scheda · Prezzo fisso',
    mine: 'Prezzo fisso',
    theirs: 'Prezzo indicizzato',
  });
  const moved = { kind: 'place', key: 'p', node: 'c', mine: 'root', theirs: 't' } as const;
  expect(clashText(moved, { mine: nodes, theirs }).theirs).toBe('Spostato in «Le offerte»');
});

it('stands at a path that tells items by their titles, or else by their numbers', () => {
  expect(fieldName(tabs, ['tabs', 0, 'title'])).toBe('Scheda «Prezzo fisso» › Titolo');
  expect(fieldName(tabs, ['tabs', 1])).toBe('Scheda «Prezzo indicizzato»');
  expect(fieldName(tabs, ['tabs', 3, 'title'])).toBe('Scheda 4 › Titolo');
  expect(fieldName(tabs, ['title'])).toBe('Titolo');
  expect(fieldName({ component: REFERENCE, props: {} }, ['patternId'])).toBe('Blocco condiviso');
  const blank = { component: 'ProductPageTab', props: { tabs: [{ title: '' }] } };
  expect(fieldName(blank, ['tabs', 0, 'title'])).toBe('Scheda 1 › Titolo');
  const question = 'Quanto tempo ci vuole per cambiare fornitore?';
  const faq = { component: 'Faq', props: { groups: [{ childs: [{ title: question }] }] } };
  expect(fieldName(faq, ['groups', 0, 'childs', 0, 'text'])).toBe(
    'Gruppo 1 › Domanda «Quanto tempo ci vuole per cambiare forn…» › Risposta',
  );
});
