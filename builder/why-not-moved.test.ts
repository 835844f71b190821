import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { setLocked } from './commands/set-locked.ts';
import { createSession } from './session.ts';
import { bootstrapFor } from './test-support/cms-server.ts';
import { node, page } from './test-support/document.ts';
import { whyNotIn, whyNotOut } from './why-not-moved.ts';

const document = page(
  node('first'),
  node('box', { component: 'PageBlock', childIds: ['inner'] }),
  node('inner'),
  node('after'),
);
const open = () => createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(document)));

it('goes into the container before it, and nowhere where there is none or it is locked', () => {
  const session = open();
  expect(whyNotIn(session, 'after')).toBeUndefined();
  expect(whyNotIn(session, 'first')).toBe('Prima di questo blocco non c’è un contenitore.');
  expect(whyNotIn(session, 'box')).toBe('Prima di questo blocco non c’è un contenitore.');
  setLocked(session.store, { ids: ['box'], locked: true });
  expect(whyNotIn(session, 'after')).toBe('«Sezione», che lo precede, è bloccato.');
});

it('leaves a container, not the page, and nothing that is locked', () => {
  const session = open();
  expect(whyNotOut(session, 'inner')).toBeUndefined();
  expect(whyNotOut(session, 'box')).toBe('È già al primo livello della pagina.');
  setLocked(session.store, { ids: ['box'], locked: true });
  expect(whyNotOut(session, 'inner')).toMatch(/che è bloccato/);
});
