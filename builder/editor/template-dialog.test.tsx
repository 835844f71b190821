// @vitest-environment happy-dom

import { templates } from '@generated/templates.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

afterEach(cleanup);

function open(...nodes: DocumentNode[]) {
  return openPage('', ...nodes);
}

function openPage(template: string, ...nodes: DocumentNode[]) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(...nodes)));
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, template } });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <TemplateDialog />
      </Tooltips>
    </SessionContext>,
  );
  const has = (id: string) => session.store.getState().nodes.has(id);
  const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
  return { ...session, has, press };
}
const first = new RegExp(`^${templates[0]?.title}`);

it('asks before a template takes the place of what the page holds', () => {
  const { has, press } = open(node('a'));
  press(first);
  expect(has('a')).toBe(true);
  press('Sostituisci');
  expect(has('a')).toBe(false);
});

it('shows first what fits the kind of page that was made', () => {
  const { title } = templates.find(({ template }) => template === 'page-tab-product') ?? {};
  open();
  const fitting = () => screen.queryByRole('button', { name: /Adatto al tipo di questa pagina/ });
  expect(fitting()).toBeNull();
  cleanup();
  openPage('page-tab-product');
  expect(fitting()?.textContent).toContain(title);
  expect(screen.getByRole('list').querySelector('button')).toBe(fitting());
});

it('says which kind of page a template makes of it, where that is another one', () => {
  const { store, ui, press } = openPage('page-tab-product');
  const kept = screen.getByRole('button', { name: /^Prodotto a schede/ });
  expect(kept.textContent).not.toContain('Il tipo della pagina');
  const other = screen.getByRole('button', { name: /^Campagna/ });
  expect(other.textContent).toContain('Il tipo della pagina diventa «Pagina».');
  press(/^Campagna/);
  expect(store.getState().template).toBe('');
  expect(ui.getState().announcement.text).toContain('diventa «Pagina»');
});

it('calls the page in its first heading as it is called, where that heading is a sample', () => {
  const { store, ui, press } = open();
  ui.setState(({ page: now }) => ({ page: { ...now, title: 'Guida al risparmio' } }));
  press(/^Pagina di contenuto/);
  const headings = [...store.getState().nodes.values()].map(({ props }) => props.title);
  expect(headings).toContain('Guida al risparmio');
  expect(headings).not.toContain('Titolo della pagina');
});

it('asks nothing of an empty page', () => {
  const { store, press } = open();
  press(first);
  expect(store.getState().nodes.size).toBeGreaterThan(1);
});

it('lets an empty page start empty, with the blocks to choose from', () => {
  const { store, ui, press } = open();
  press('Parti da una pagina vuota');
  expect(store.getState().nodes.size).toBe(1);
  expect(ui.getState()).toMatchObject({ templatesOpen: false, leftTab: 'blocks' });
});

it('does not offer to start empty where the page holds blocks', () => {
  open(node('a'));
  expect(screen.queryByRole('button', { name: 'Parti da una pagina vuota' })).toBeNull();
});

it('offers no template while a block is locked', () => {
  const { has, press } = open(
    node('box', { component: 'PageBlock', childIds: ['a'] }),
    node('a', { uneditable: true }),
  );
  expect(screen.getByText(/«Blocco di testo» è bloccato/)).toBeTruthy();
  press(first);
  expect(screen.queryByRole('button', { name: 'Sostituisci' })).toBeNull();
  expect(has('a')).toBe(true);
});

it('gives the keyboard back to the left panel, and says what was chosen', async () => {
  const panel = document.body.appendChild(document.createElement('aside'));
  panel.dataset.region = '';
  panel.tabIndex = -1;
  const { ui, press } = open();
  press(first);
  expect(ui.getState().announcement.text).toContain(`«${templates[0]?.title}»`);
  cleanup();
  await expect.poll(() => document.activeElement).toBe(panel);
  panel.remove();
});

it('offers pages that editors saved, of their kind, after the templates', async () => {
  const box = node('box', { component: 'PageBlock', childIds: ['a'] });
  const { cms, actions } = openPage(
    'page-tab-product',
    box,
    node('a', { props: { title: 'Luce' } }),
  );
  const save = vi.spyOn(cms.library, 'savePattern').mockResolvedValue(4);
  vi.spyOn(cms.library, 'readPatterns').mockResolvedValue([]);
  expect(await actions.saveModel('Primula')).toBeUndefined();
  const { content = '' } = save.mock.lastCall?.[0] ?? {};
  cleanup();
  const { store, ui, press } = openPage('');
  const saved = { id: 4, title: 'Primula', content, synced: false, modified: '2026-03-12' };
  const single = await actions.savePattern('Niente').then(() => save.mock.lastCall?.[0].content);
  act(() => {
    ui.setState({ patterns: [saved, { ...saved, id: 5, title: 'Uno', content: single ?? '' }] });
  });
  expect(screen.queryByRole('button', { name: /^Uno/ })).toBeNull();
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names.at(-1)).toBe(
    'PrimulaIl tipo della pagina diventa «Pagina prodotto a schede».1 blocco',
  );
  press(/^Primula/);
  const { nodes, template } = store.getState();
  expect(template).toBe('page-tab-product');
  expect([...nodes.values()].map(({ props }) => props.title)).toContain('Luce');
});
