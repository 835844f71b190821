// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { finding } from '../../checks/check.ts';
import { setProp } from '../../commands/set-prop.ts';
import { setSidekick } from '../../commands/set-sidekick.ts';
import { openForm } from '../../form/load-form.ts';
import { runShortcut } from '../../run-shortcut.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { painted } from '../../test-support/open-form.tsx';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { Sidekick } from '../Sidekick.tsx';

beforeAll(() => openForm('TextBlock'));
afterEach(cleanup);

/** The checks' panel over a page of three blocks, with a warning of each. */
async function open() {
  const blocks = ['a', 'b', 'c'].map((id) =>
    node(id, { component: 'TextBlock', props: { title: `Titolo ${id}` } }),
  );
  const session = createSession(
    bootstrapFor('http://127.0.0.1:9', serializeDocument(page(...blocks))),
  );
  vi.spyOn(session.actions, 'check').mockResolvedValue([]);
  vi.spyOn(session.cms.settings, 'acceptWarning').mockResolvedValue();
  const warn = (...left: typeof blocks) =>
    session.ui.setState(({ checks }) => ({
      checks: {
        ...checks,
        state: 'done',
        findings: left.map((block) =>
          finding('samples', block, `Testo di esempio in ${block.id}.`, ['title']),
        ),
      },
    }));
  warn(...blocks);
  setSidekick(session.store, { component: 'problems' });
  const shown = (change: () => void) =>
    act(async () => {
      change();
      await painted();
    });
  await act(async () => {
    render(
      <Tooltips>
        <SessionContext value={session}>
          <Sidekick />
        </SessionContext>
      </Tooltips>,
    );
    await session.problems.settled();
  });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const press = (name: string | RegExp) => shown(() => fireEvent.click(button(name)));
  return { ...session, blocks, warn, shown, press, button };
}
const way = () => screen.queryByRole('region', { name: 'Dai controlli della pagina' });
const isHeldBack = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('says what a block was opened for, and leads from one finding to the next', async () => {
  const { press, button, store } = await open();
  await press(/Testo di esempio in b/);
  expect(way()?.textContent).toContain('2 di 3');
  expect(way()?.textContent).toContain('Testo di esempio in b.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Titolo' }));
  await press('Punto successivo');
  expect(store.getState().currentlyEditing).toBe('c');
  expect(way()?.textContent).toContain('3 di 3');
  expect(isHeldBack(button('Punto successivo'))).toBe(true);
  await press('Punto precedente');
  expect(store.getState().currentlyEditing).toBe('b');
  await press('Controlli');
  expect(screen.getByRole('complementary', { name: 'Controlli della pagina' })).toBeDefined();
});

it('goes on from what was mended', async () => {
  const session = await open();
  const { press, shown, warn, blocks, store } = session;
  await press(/Testo di esempio in a/);
  const [, second, third] = blocks as [(typeof blocks)[0], (typeof blocks)[0], (typeof blocks)[0]];
  await shown(() => warn(second, third));
  expect(way()?.textContent).toContain('Sistemato');
  await press('Punto successivo');
  expect(store.getState().currentlyEditing).toBe('b');
  expect(way()?.textContent).toContain('1 di 2');
  await shown(() => runShortcut(session, 'next-finding'));
  expect(store.getState().currentlyEditing).toBe('c');
  // What stands in the panel is not heard with the field.
  expect(session.ui.getState().announcement.text).toMatch(/^Avviso 2 di 2, «.*: Testo di esempio/);
  // After the last it begins anew.
  await shown(() => runShortcut(session, 'next-finding'));
  expect(store.getState().currentlyEditing).toBe('b');
  expect(session.ui.getState().announcement.text).toMatch(/^Di nuovo dal primo\. Avviso 1 di 2/);
  await shown(() => runShortcut(session, 'previous-finding'));
  expect(store.getState().currentlyEditing).toBe('c');
});

it('goes on with the fields that are left alike where the first of them was mended', async () => {
  const session = await open();
  const { press, shown, ui, blocks } = session;
  const [block] = blocks;
  const left = (path: string, ...also: string[][]) =>
    shown(() =>
      ui.setState(({ checks }) => ({
        checks: {
          ...checks,
          findings: [{ ...finding('samples', block, `È di esempio: ${path}.`, [path]), also }],
        },
      })),
    );
  await left('title', ['text']);
  await press(/È di esempio: title/);
  await left('text');
  expect(way()?.textContent).toContain('È di esempio: text.');
  expect(way()?.textContent).not.toContain('Sistemato');
});

it('a field that is wrong in another way by now is not mended', async () => {
  const { press, shown, ui, blocks } = await open();
  const [block] = blocks;
  const link = (rule: 'anchors' | 'links', message: string) =>
    shown(() =>
      ui.setState(({ checks }) => ({
        checks: { ...checks, findings: [finding(rule, block, message, ['link'])] },
      })),
    );
  await link('anchors', 'Nella pagina non c’è.');
  await press(/Nella pagina non c’è/);
  await link('links', 'Questa pagina non c’è.');
  expect(way()?.textContent).toContain('Questa pagina non c’è.');
  expect(way()?.textContent).not.toContain('Sistemato');
});

it('says that it is looked again, from a change until that is done', async () => {
  const session = await open();
  const { press, shown, store, ui } = session;
  await press(/Testo di esempio in b/);
  const look = () => ui.setState(({ checks }) => ({ checks: { ...checks, of: store.getState() } }));
  await shown(look);
  expect(way()?.textContent).toContain('2 di 3');
  await shown(() => setProp(store, { id: 'b', name: 'title', value: 'Scritto' }));
  expect(way()?.textContent).toContain('Si ricontrolla…');
  // How many are left is not known yet.
  await shown(() => runShortcut(session, 'next-finding'));
  expect(ui.getState().announcement.text).toMatch(/^Avviso, «/);
  await shown(look);
  expect(way()?.textContent).toContain('3 di 3');
});

it('goes on to what stands next, also after others before it were mended', async () => {
  const { press, shown, warn, blocks, store } = await open();
  await press(/Testo di esempio in b/);
  expect(way()?.textContent).toContain('2 di 3');
  await shown(() => warn(...blocks.slice(1)));
  expect(way()?.textContent).toContain('1 di 2');
  await press('Va bene così: non avvisare più');
  expect(store.getState().currentlyEditing).toBe('c');
  expect(way()?.textContent).toContain('1 di 1');
});

it('is gone once another block is chosen', async () => {
  const { press, shown, actions, ui } = await open();
  await press(/Testo di esempio in a/);
  await shown(() => actions.select('c'));
  expect(way()).toBeNull();
  expect(ui.getState().mending).toBeNull();
  await shown(() => actions.select('a'));
  expect(way()).toBeNull();
});

it('F8 begins with the first finding, and leads to the checks where there is none', async () => {
  const session = await open();
  const { shown, warn, store } = session;
  await shown(() => runShortcut(session, 'next-finding'));
  expect(store.getState().currentlyEditing).toBe('a');
  await shown(() => warn());
  await shown(() => runShortcut(session, 'next-finding'));
  expect(screen.getByRole('complementary', { name: 'Controlli della pagina' })).toBeDefined();
  // What had the keyboard is gone.
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Ricontrolla' }));
});
