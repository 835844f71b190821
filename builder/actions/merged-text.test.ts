import { ROOT_ID } from '@renderer/document/types.ts';
import { expect, it } from 'vitest';
import { node } from '../test-support/document.ts';
import { mergedText } from './merged-text.ts';

const named = (name: string) => node(name, { name });

it.each([
  [[named('Luce')], 'cambiato in «Luce» ora'],
  [[named('Luce'), named('Gas'), node(ROOT_ID)], 'cambiato in «Luce» e «Gas» ora'],
  [[...'abcde'].map(named), 'cambiato in «a», «b» e altri 3 tipi di blocco ora'],
  [[node(ROOT_ID)], 'le due versioni sono unite'],
])('says in which blocks the page is another one', (changed, text) => {
  expect(mergedText(changed)).toContain(text);
});

it('calls a shared block one', () => {
  expect(mergedText([named('Luce')], true)).toMatch(/^Il blocco era stato cambiato altrove/);
});
