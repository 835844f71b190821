import { REFERENCE } from '@renderer/patterns/reference.ts';
import { expect, it } from 'vitest';
import { node, page } from '../../test-support/document.ts';
import { clashText } from './clash-text.ts';
import { sharedInstead } from './shared-instead.ts';

const shared = (id: string) => node(id, { component: REFERENCE, props: { patternId: 3 } });
const text = (id: string) => node(id, { component: 'TextBlock' });
const [a, b, c] = [text('a'), text('b'), text('c')];
const removal = { kind: 'removal', key: 'k', node: 'b', removedBy: 'theirs' } as const;
const found = (...theirs: (typeof a)[]) =>
  sharedInstead(removal, { mine: page(a, b, c).nodes, theirs: page(...theirs).nodes })?.id;

it('a block that was shared has a reference where it stood, alone or with others', () => {
  expect(found(a, shared('s'), c)).toBe('s');
  expect(found(shared('s'), c)).toBe('s');
  expect(found(shared('s'))).toBe('s');
});

it('one that was removed has none, whatever shared blocks were added elsewhere', () => {
  expect(found(a, c)).toBeUndefined();
  expect(found(a, c, shared('s'))).toBeUndefined();
  expect(found(shared('s'), a, c)).toBeUndefined();
  const versions = {
    mine: page(a, shared('s'), b, c).nodes,
    theirs: page(a, shared('s'), c).nodes,
  };
  expect(sharedInstead(removal, versions)).toBeUndefined();
});

it('is said to be a shared block now, and what becomes of the other version', () => {
  const versions = { mine: page(a, b).nodes, theirs: page(a, shared('s')).nodes };
  expect(clashText(removal, versions, 'Passi')).toMatchObject({
    mine: 'Modificato. Se lo scegli, resta come copia a sé accanto al blocco condiviso',
    theirs: 'È ora il blocco condiviso «Passi»',
  });
  expect(clashText(removal, versions, '').theirs).toBe('È ora un blocco condiviso');
  expect(clashText(removal, versions).theirs).toBe('Eliminato');
});
