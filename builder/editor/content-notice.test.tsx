// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { Notices } from './Notices.tsx';

afterEach(cleanup);

const SAVED = serializeDocument(page(node('a')));

/** Shows the notices of a page with this content; what they say. */
function noticesOf(content: string): string | null {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  render(
    <SessionContext value={session}>
      <Notices />
    </SessionContext>,
  );
  return screen.queryByRole('alert')?.textContent ?? null;
}

it('says nothing of a page that was read whole', () => {
  expect(noticesOf(SAVED)).toBeNull();
});

it('says of a page that leads elsewhere where visitors come to, and opens that', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', SAVED);
  const open = (leadsTo: string) => {
    cleanup();
    const session = createSession({ ...bootstrap, page: { ...bootstrap.page, leadsTo } });
    render(
      <SessionContext value={session}>
        <Notices />
      </SessionContext>,
    );
    return screen.queryByRole('link', { name: 'Apri quella' })?.getAttribute('href');
  };
  expect(open('/offerte/luce?x=1#tariffe')).toBe('/offerte/luce?pb');
  expect(screen.getByRole('status').textContent).toContain('chi la apre arriva a /offerte/luce');
  expect(open('https://attiva.example/luce')).toBeUndefined();
});

it('names the parts of a page that could not be read, before they are saved away', () => {
  const bad = ['b', 'c', 'd', 'e', 'f'].map((id) => `"${id}":{},`).join('');
  const said = noticesOf(SAVED.replace('"nodes":{', `"nodes":{${bad}`));
  expect(said).toContain('salvando si perde');
  expect(said).toContain('Manca il nome del blocco. /nodes/b/component');
  expect(said).toContain('E altre 2.');
});

it('says that saving replaces what is not made of blocks', () => {
  expect(noticesOf('<p>Ciao</p>')).toContain('Questa pagina non è fatta di blocchi.');
});
