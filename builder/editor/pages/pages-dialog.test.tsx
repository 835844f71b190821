// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { createSession, type Session } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { PagesDialog } from './PagesDialog.tsx';

const page = (id: number): PageEntry => ({
  ...{ id, title: `Luce ${id}`, path: `/luce-${id}`, status: 'publish' },
});
const pages = (many: number) => Array.from({ length: many }, (_, at) => page(at + 1));

let session: Session;
let answers: (query: string) => readonly PageEntry[];
beforeEach(() => {
  session = createSession(bootstrapFor('http://127.0.0.1:9'));
  answers = () => pages(3);
  vi.spyOn(session.cms.pages, 'find').mockImplementation(async (query, { most = 20 } = {}) =>
    answers(query).slice(0, most),
  );
  show();
});
afterEach(cleanup);

const show = () =>
  render(
    <SessionContext value={session}>
      <Tooltips>
        <PagesDialog />
      </Tooltips>
    </SessionContext>,
  );

const field = () => screen.getByRole('searchbox', { name: 'Cerca una pagina' });
const type = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }));
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('says after each search how many pages were found', async () => {
  await says('Modificate di recente');
  answers = (query) => pages(query === 'gas' ? 0 : query === 'fibra' ? 1 : 12);
  for (const [query, text] of [
    ['luce', '12 pagine trovate per nome o nei testi'],
    ['luci', '12 pagine trovate per nome o nei testi'],
    ['fibra', '1 pagina trovata per nome o nei testi'],
    ['gas', 'Nessuna pagina trovata'],
  ] as const) {
    await type(query);
    expect(screen.getByRole('status').textContent).toBe('Ricerca…');
    await says(text);
  }
});

it('says that there are more pages than it shows', async () => {
  answers = () => pages(40);
  await type('luce');
  await says('Mostrate le prime 20 pagine');
  expect(screen.getAllByRole('link')).toHaveLength(20);
  answers = () => pages(20);
  await type('luce s');
  await says('20 pagine trovate per nome o nei testi');
});

it('shows on request only what is not online as it is meant to be', async () => {
  const asked = vi.mocked(session.cms.pages.find);
  await says('Modificate di recente');
  const only = screen.getByRole('checkbox', { name: 'Solo da pubblicare' });
  await act(async () => void fireEvent.click(only));
  await says('3 pagine da pubblicare');
  expect(asked.mock.lastCall).toEqual(['', { most: 21, toPublish: true, inTrash: false }]);
  answers = () => [];
  await type('luce');
  await says('Nessuna pagina da pubblicare trovata');
  expect(screen.getByRole('button', { name: 'Cerca in tutte le pagine' })).toBeTruthy();
  expect(asked.mock.lastCall).toEqual(['luce', { most: 21, toPublish: true, inTrash: false }]);
  await type('');
  await says('Non c’è niente da pubblicare');
  answers = () => pages(40);
  await act(async () => void fireEvent.click(only));
  await says('Modificate di recente');
  expect(screen.queryByRole('button', { name: 'Mostra altre pagine' })).toBeNull();
  await act(async () => void fireEvent.click(only));
  await says('Mostrate le prime 20 pagine');
  await act(async () => void fireEvent.click(screen.getByText('Mostra altre pagine')));
  await says('40 pagine da pubblicare');
});

it('names a page so that its parts are told apart', async () => {
  expect(await screen.findByRole('link', { name: 'Luce 1, /luce-1, Pubblicata' })).toBeTruthy();
});

it('marks what has a draft of this user that visitors do not see', async () => {
  cleanup();
  const [one, two, three] = pages(3) as [PageEntry, PageEntry, PageEntry];
  const dateGmt = '2036-01-01T08:00:00';
  answers = () => [
    { ...one, hasDraft: true },
    { ...two, hasDraft: true, planned: { dateGmt, outlook: 'missed' } },
    { ...three, hasDraft: true, status: 'draft' },
  ];
  show();
  await says('Modificate di recente');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Luce 1, /luce-1, Pubblicata, Modifiche non pubblicate',
    'Luce 2, /luce-2, Pubblicata, Modifiche non pubblicate, Modifiche non andate online',
    'Luce 3, /luce-3, Bozza',
  ]);
  expect(screen.getAllByText('Modifiche non pubblicate')).toHaveLength(2);
});

it('arrows lead from the field through the pages, and back', async () => {
  const [first, second] = await screen.findAllByRole('link');
  field().focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
});

it('Enter in the field opens the page that was found first', async () => {
  const opened: (string | null)[] = [];
  const onClick = (event: Event) => {
    event.preventDefault();
    opened.push((event.target as Element).getAttribute('href'));
  };
  document.addEventListener('click', onClick);
  fireEvent.keyDown(field(), { key: 'Enter' });
  answers = () => pages(2);
  await type('luce 1');
  await says('2 pagine trovate per nome o nei testi');
  fireEvent.keyDown(field(), { key: 'Enter' });
  document.removeEventListener('click', onClick);
  expect(opened).toEqual(['/luce-1?pb']);
});

it('shows the whole title of a page where it is cut', async () => {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe() {}
      disconnect() {}
    },
  );
  answers = () => pages(1);
  await type('luce');
  await says('1 pagina trovata per nome o nei testi');
  const link = screen.getByRole('link', { name: /^Luce 1,/ });
  const shown = () => screen.getAllByText('Luce 1').length;
  act(() => link.focus());
  expect(shown()).toBe(1);
  act(() => field().focus());
  vi.spyOn(screen.getByText('Luce 1'), 'scrollWidth', 'get').mockReturnValue(400);
  act(() => resized());
  act(() => link.focus());
  await expect.poll(shown, { timeout: 10_000 }).toBe(2);
  vi.unstubAllGlobals();
});

it('takes a page out of the trash, and says where it stayed there', async () => {
  const restore = vi.spyOn(session.cms.pages, 'restore');
  restore.mockRejectedValueOnce(new CmsFailure('network', NO_NETWORK)).mockResolvedValue(page(2));
  await act(async () => screen.getByRole('checkbox', { name: 'Cestino' }).click());
  await says('3 pagine nel cestino');
  expect(session.cms.pages.find).toHaveBeenLastCalledWith(
    '',
    expect.objectContaining({ inTrash: true }),
  );
  const button = () => screen.getByRole('button', { name: 'Ripristina «Luce 2»' });
  await act(async () => button().click());
  expect(screen.getByRole('alert').textContent).toContain('«Luce 2» è rimasta nel cestino.');
  await act(async () => button().click());
  expect(restore).toHaveBeenLastCalledWith(2);
  expect(screen.getByText('«Luce 2» è di nuovo tra le pagine, come bozza.')).toBeTruthy();
  const trash = screen.getByRole('checkbox', { name: 'Cestino' });
  expect(trash).toHaveProperty('checked', false);
  // Another page stands at its address by now.
  restore.mockResolvedValue({ ...page(2), path: '/luce-2-2' });
  await act(async () => trash.click());
  await says('3 pagine nel cestino');
  await act(async () => button().click());
  expect(screen.getByText(/L’indirizzo \/luce-2 ora è di un’altra pagina: il suo è \/luce-2-2\.$/));
});
