// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CHANGED, CmsFailure, LOGGED_OUT } from '../../cms/cms-failure.ts';
import type { Usage } from '../../cms/library.ts';
import type { Outcome } from '../../replacing/replace-in-item.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { configuredText } from './configured.ts';
import { WhereUsedDialog } from './WhereUsedDialog.tsx';

afterEach(cleanup);

const usage = (id: number, more: Partial<Usage> = {}): Usage => ({
  ...{ id, restBase: 'pages', title: `Pagina ${id}`, path: `/p${id}`, status: 'publish', count: 1 },
  ...{ pattern: false, planned: false },
  nodes: [{ node: 'a', component: 'TextBlock', text: 'chiama 800' }],
  ...more,
});

async function open(usages: readonly Usage[], replaceIn: (usage: Usage) => Promise<Outcome>) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  vi.spyOn(session.cms.library, 'whereUsed').mockResolvedValue(usages);
  const replace = vi.spyOn(session.actions, 'replaceIn').mockImplementation(replaceIn);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <WhereUsedDialog wanted={{ text: '800', replaces: true }} />
      </Tooltips>
    </SessionContext>,
  );
  await screen.findByText('Pagina 1');
  fireEvent.change(screen.getByRole('textbox', { name: 'Sostituisci con' }), {
    target: { value: ' 900 ' },
  });
  return replace;
}

it('the text that is sought has a label that is seen, as what takes its place has', async () => {
  await open([usage(1)], async () => done);
  const field = screen.getByRole('searchbox', { name: 'Testo da cercare' });
  expect(field.closest('label')).toBe(screen.getByText('Testo da cercare'));
});

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const done: Outcome = { kind: 'draft', count: 1, locked: 0 };

it('a shared block, which has no draft, is offered only where what is replaced goes online', async () => {
  const shared = usage(2, { pattern: true });
  const replace = await open([usage(1), shared], async () => done);
  const boxes = () => screen.getAllByRole('checkbox', { name: /^Sostituisci in/ });
  expect(boxes()).toHaveLength(1);
  expect(
    screen.getByText('1 di 1 da sostituire qui; 1 solo con «Metti subito online»'),
  ).toBeTruthy();
  expect(screen.getByText(/non ha bozze: si cambia con «Metti subito online»/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Metti subito online/ }));
  expect(boxes()).toHaveLength(2);
  expect(screen.queryByText(/non ha bozze/)).toBeNull();
  press('Sostituisci e metti online (2)');
  fireEvent.click(screen.getByRole('button', { name: 'Sostituisci e metti online' }));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
});

it('a text is replaced in the pages that are chosen, and each says what became of it', async () => {
  const inFields = { fields: [{ field: 'Telefono', text: '800' }], edit: '/wp-admin' };
  const fields = { nodes: [], ...inFields };
  const replace = await open(
    [usage(5, fields), usage(1, inFields), usage(2), usage(3), usage(4, { planned: true })],
    async ({ id }) => (id === 3 ? { kind: 'left', why: 'Sta altrove.' } : done),
  );
  const boxes = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Sostituisci in/ });
  expect(boxes()).toHaveLength(3);
  const names = screen
    .getAllByRole('link', { name: /^Pagina/ })
    .map(({ textContent }) => textContent);
  expect(names.map((name) => name?.slice(0, 8))).toEqual(
    [1, 2, 3, 5, 4].map((id) => `Pagina ${id}`),
  );
  expect(screen.getByText('3 di 3 da sostituire qui; 2 si cambiano altrove')).toBeTruthy();
  press('Deseleziona tutte');
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  press('Seleziona tutte');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sostituisci in «Pagina 2»' }));
  press('Sostituisci nelle bozze (2)');
  await screen.findByText('Sostituito in 1 pagina; 1 lasciato com’è.');
  expect(replace.mock.calls.map(([{ id }, options]) => [id, options])).toEqual(
    [1, 3].map((id) => [id, { sought: { text: '800', by: '900', anyCase: false }, online: false }]),
  );
  expect(screen.getByText('Resta com’è. Sta altrove.')).toBeTruthy();
  expect(
    screen.getByText(/^Sostituito 1 volta: sta nella bozza.* Nei dati di WordPress resta/),
  ).toBeTruthy();
});

it('what stands in a way back is not called a change', async () => {
  const [planned, returns] = [true, true];
  await open([usage(1, { planned }), usage(2, { planned, returns })], async () => done);
  for (const where of ['nelle modifiche programmate', 'nel ripristino programmato'])
    expect(screen.getByText(new RegExp(`^/.* · ${where} · 1 volta`))).toBeTruthy();
});

it('what is written in other letters is not offered, and says that it stays', async () => {
  await open([usage(1), usage(2, { exact: false })], async () => done);
  expect(screen.getAllByRole('checkbox', { name: /^Sostituisci in/ })).toHaveLength(1);
  expect(screen.getByText('1 di 1 da sostituire qui; 1 lo scrive in altro modo')).toBeTruthy();
  expect(screen.getByText(/scritto con altre maiuscole: resta com’è/)).toBeTruthy();
});

it('what is written in other letters is replaced, too, where that is chosen', async () => {
  const replace = await open([usage(1), usage(2, { exact: false })], async () => done);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Non distinguere maiuscole/ }));
  expect(screen.getByText('2 di 2 da sostituire qui')).toBeTruthy();
  expect(screen.queryByText(/resta com’è/)).toBeNull();
  press('Sostituisci nelle bozze (2)');
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  const sought = { text: '800', by: '900', anyCase: true };
  expect(replace).toHaveBeenLastCalledWith(expect.anything(), { sought, online: false });
});

it('what of a page stays is said with what was replaced', async () => {
  const nodes = [{ node: 'a', component: 'TextBlock', text: 'chiama 800', times: 2 }];
  await open([usage(1, { nodes })], async () => done);
  press('Sostituisci nelle bozze (1)');
  await screen.findByText(/^Sostituito 1 volta: .* 1 volta con altre maiuscole, o in più formati/);
});

it('of a scheduled page it says that it goes online with the page', async () => {
  const kinds = ['draft', 'here'] as const;
  await open([usage(1, { status: 'future' }), usage(2, { status: 'future' })], async ({ id }) => ({
    ...{ kind: kinds[id - 1] ?? 'draft', count: 1, locked: 0 },
  }));
  expect(screen.getAllByText(/· programmata/)).toHaveLength(2);
  press('Sostituisci nelle bozze (2)');
  await screen.findByText(/^Sostituito 1 volta: è salvato, e va online con la pagina/);
  expect(
    screen.getByText(/: nella pagina aperta\..* se salvi, va online con la pagina/),
  ).toBeTruthy();
  expect(screen.queryByText(/^Sostituito .*pubblichi/)).toBeNull();
});

it('what failed can be tried again, and what cannot go on ends', async () => {
  let isIn = false;
  const replace = await open([usage(1), usage(2)], async () => {
    if (!isIn) throw new CmsFailure('logged-out', LOGGED_OUT);
    return done;
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Metti subito online/ }));
  press('Sostituisci e metti online (2)');
  press('Sostituisci e metti online');
  await screen.findByText(/1 non riuscito/);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /Accedi a WordPress/ })).toBeTruthy();
  isIn = true;
  press('Sostituisci e metti online (2)');
  press('Sostituisci e metti online');
  await waitFor(() =>
    expect(screen.getAllByText(/^Sostituito 1 volta: sta nella bozza/)).toHaveLength(2),
  );
  expect(replace.mock.calls.at(-1)?.[1].online).toBe(true);
});

it('what was replaced is had as it was; what has changed since stays, and says why', async () => {
  const undone: number[] = [];
  let isChanged = true;
  await open([usage(1), usage(2), usage(3)], async ({ id }) => ({
    ...done,
    ...(id < 3 && {
      takeBack: async () => {
        if (id === 2 && isChanged) throw new CmsFailure('changed', CHANGED);
        undone.push(id);
      },
    }),
  }));
  press('Sostituisci nelle bozze (3)');
  await screen.findByText('Sostituito in 3 pagine.');
  press('Rimetti com’era (2)');
  await screen.findByText(/^Sostituito in 2 pagine; tornato com’era in 1 pagina/);
  expect(undone).toEqual([1]);
  expect(screen.getByText('È di nuovo com’era.')).toBeTruthy();
  expect(screen.getByText(/^Resta sostituito\. La pagina è stata cambiata altrove/)).toBeTruthy();
  isChanged = false;
  press('Rimetti com’era (1)');
  await screen.findByText(/tornato com’era in 2 pagine/);
  expect(screen.queryByRole('button', { name: /^Rimetti com’era/ })).toBeNull();
  // They can be replaced once more.
  expect(screen.getByRole('button', { name: 'Sostituisci nelle bozze (2)' })).toBeTruthy();
});

it('what waits in a draft goes online out of that, not past it', async () => {
  await open([usage(1), usage(2, { draft: true })], async () => done);
  expect(screen.getByText(/con una tua bozza: va online soltanto da lì/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sostituisci nelle bozze (2)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Metti subito online/ }));
  expect(screen.getByRole('button', { name: 'Sostituisci e metti online (1)' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Sostituisci in «Pagina 2»' })).toBeNull();
});

it('can be stopped after the page under way', async () => {
  let finish = () => {};
  const replace = await open([usage(1), usage(2)], async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return done;
  });
  press('Sostituisci nelle bozze (2)');
  await screen.findByText('1 di 2');
  press('Ferma');
  finish();
  await screen.findByText(/^Sostituito in 1 pagina/);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('a page that describes an image by the text can be replaced in, and says which image', async () => {
  const images = [{ url: '/foto.jpg', name: 'Fornello.jpg', text: 'il numero 800' }];
  await open([usage(1, { nodes: [], images })], async () => done);
  expect(screen.getByRole('checkbox', { name: 'Sostituisci in «Pagina 1»' })).toBeTruthy();
  expect(screen.getByText('Testo alternativo di «Fornello.jpg»: «il numero 800»')).toBeTruthy();
});

it('says of what comes from the site’s configuration who changes it', () => {
  const context = { phone: '800 000 123', brandName: 'Albaviva' };
  expect(configuredText(context, '800000123')).toMatch(/^Il numero in fondo/);
  expect(configuredText(context, '+39 800 000 123')).toMatch(/^Il numero in fondo/);
  expect(configuredText(context, 'albaviva')).toMatch(/^Il nome dell’azienda/);
  expect(configuredText(context, '800 000 124')).toBeUndefined();
  expect(configuredText({ ...context, phone: '' }, '800 000 123')).toBeUndefined();
});
