// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { warningKey } from '../checks/accepted.ts';
import { finding } from '../checks/check.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { TopBar } from './TopBar.tsx';

afterEach(cleanup);

function open({ status = 'draft' } = {}) {
  const content = serializeDocument(page(node('a'), node('b')));
  const bootstrap = bootstrapFor('http://127.0.0.1:9', content);
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  const { store, ui } = session;
  render(
    <Tooltips>
      <SessionContext value={session}>
        <TopBar />
      </SessionContext>
    </Tooltips>,
  );
  const find = (...severities: ('error' | 'warning')[]) =>
    act(() => {
      const findings = severities.map((severity, index) => ({
        ...finding('alt', store.getState().nodes.get('a'), `Manca il testo ${index}.`),
        severity,
      }));
      const { nodes, media } = store.getState();
      ui.setState({ checks: { state: 'done', findings, weight: null, of: { nodes, media } } });
    });
  const button = () => screen.getByRole('button', { name: /^Controlli della pagina/ });
  const isNamed = (name: string) =>
    waitFor(() => expect(button().getAttribute('aria-label')).toBe(name));
  return { store, ui, find, button, isNamed };
}

it('says how many warnings the checks found, and by which check once the page is another', async () => {
  const { store, find, button, isNamed } = open();
  await isNamed('Controlli della pagina');
  expect(button().textContent).toBe('');
  find('warning', 'warning');
  await isNamed('Controlli della pagina: 2 avvisi');
  expect(button().textContent).toBe('2');
  act(() => setProp(store, { id: 'a', name: 'title', value: 'Fibra' }));
  await isNamed('Controlli della pagina: 2 avvisi all’ultimo controllo');
  expect(button().textContent).toBe('2');
});

it('counts what blocks before what is only to be looked at', async () => {
  const { find, button, isNamed } = open();
  find('error', 'warning', 'warning');
  await isNamed('Controlli della pagina: 1 problema e 2 avvisi');
  expect(button().textContent).toBe('1');
});

it('shows the whole title of the page where the keyboard comes to it, with no stop more', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Luce' });
  expect(screen.getByRole('heading').querySelectorAll('button, [tabindex]')).toHaveLength(1);
  act(() => button.focus());
  const tip = await screen.findByText(/ · \/luce · Apri un’altra pagina, o creane una$/);
  expect(tip.parentElement?.textContent).toContain('Luce');
});

const publish = () => screen.getByRole('button', { name: 'Pubblica' });
const promises = (text: string) =>
  waitFor(() => expect(publish().getAttribute('aria-description')).toBe(text));

it('says before it is pressed with how many known warnings a page goes online again', async () => {
  const { store, ui, find } = open({ status: 'publish' });
  await promises('Mette subito online le modifiche');
  expect(publish().textContent).toBe('Pubblica');
  find('warning', 'warning');
  // There is nothing that would go online.
  await promises('Mette subito online le modifiche');
  // They were seen, whatever becomes of the page until the next look.
  act(() => setProp(store, { id: 'b', name: 'title', value: 'Fibra' }));
  await promises('Mette subito online le modifiche, con 2 avvisi già visti');
  expect(publish().textContent).toBe('Pubblica2');
  act(() => ui.setState({ accepted: new Set(ui.getState().checks.findings.map(warningKey)) }));
  await promises('Mette subito online le modifiche');
});

it('counts no warnings of blocks that are gone', async () => {
  const { store, find } = open({ status: 'publish' });
  find('warning');
  act(() => setProp(store, { id: 'b', name: 'title', value: 'Fibra' }));
  await promises('Mette subito online le modifiche, con 1 avviso già visto');
  act(() => deleteNodes(store, { ids: ['a'] }));
  await promises('Mette subito online le modifiche');
});

it('says that it asks first where something is to be mended, or was not seen', async () => {
  const { store, ui, find } = open({ status: 'publish' });
  find('warning', 'error');
  act(() => setProp(store, { id: 'b', name: 'title', value: 'Fibra' }));
  await promises('Prima mostra che cosa c’è da risolvere');
  expect(publish().textContent).toBe('Pubblica');
  find('warning', 'warning');
  const unread = ui
    .getState()
    .checks.findings.map((found, at) =>
      at === 0 ? { ...found, check: 'samples' as const } : found,
    );
  act(() => ui.setState(({ checks }) => ({ checks: { ...checks, findings: unread } })));
  await promises('Prima di mettere online le modifiche chiede, 1 avviso nuovo');
  expect(publish().textContent).toBe('Pubblica2');
  cleanup();
  const draft = open();
  draft.find('warning');
  await promises('Mette online la pagina');
});
