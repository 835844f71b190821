// @vitest-environment happy-dom
import { serializeDocument } from '@renderer/document/serialize.ts';
import type { Document } from '@renderer/document/types.ts';
import { REFERENCE } from '@renderer/patterns/reference.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mergeTheirs } from '../../commands/merge-theirs.ts';
import { setProp } from '../../commands/set-prop.ts';
import { loadForm } from '../../form/load-form.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

const of = (component: string, props: Record<string, unknown>) =>
  page(node('a', { component, props }));

/** The dialog of a page that was changed here and elsewhere. */
async function clash(
  before: Document,
  mine: Record<string, unknown>,
  theirs: Document,
  offered = /^Scrivi tu/,
) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(before)));
  const { store, ui, bootstrap, cms } = session;
  const content = serializeDocument(page(node('p')));
  const pattern = { id: 3, title: 'Passi', content, synced: true, modified: '' };
  vi.spyOn(cms.library, 'readPattern').mockResolvedValue(pattern);
  await loadForm(before.nodes.get('a')?.component ?? '');
  for (const [name, value] of Object.entries(mine)) setProp(store, { id: 'a', name, value });
  const clashes = mergeTheirs(store, { theirs, template: '' });
  const saved = { ...bootstrap.page, content: serializeDocument(theirs), dateGmt: '' };
  const conflict = { clashes, page: saved, as: {}, thenSave: false };
  ui.setState({ conflict });
  await act(async () => {
    render(
      <SessionContext value={session}>
        <ConflictDialog conflict={conflict} />
      </SessionContext>,
    );
  });
  await screen.findAllByRole('radio', { name: offered }, { timeout: 60_000 });
  return { store, props: () => store.getState().nodes.get('a')?.props };
}
const own = () => screen.getByRole('radio', { name: /^Scrivi tu/ });
const field = () => screen.getByLabelText('Testo da tenere') as HTMLInputElement;
const write = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }));
const press = (element: HTMLElement) => act(async () => element.click());
const unite = (name: string | RegExp) => screen.getByRole('button', { name });

it('a text is written in place of both, from the words of both', async () => {
  const { store, props } = await clash(
    of('TextBlock', { title: 'Luce fissa' }),
    { title: 'Luce fissa per te' },
    of('TextBlock', { title: 'Luce verde fissa' }),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(own());
  expect(screen.getByText('Luce fissa per te')).toBeTruthy();
  expect(screen.getByText('Luce verde fissa')).toBeTruthy();
  expect(field().value).toBe('Luce verde fissa per te');
  await write('Luce verde, per te');
  await press(unite('Unisci'));
  expect(props()).toEqual({ title: 'Luce verde, per te' });
  expect(store.getState().change.label).toBe('Unione con le modifiche fatte altrove');
});

it('it begins with mine where both changed the same words, and is kept while a side is chosen', async () => {
  await clash(
    of('TextBlock', { title: 'Luce' }),
    { title: 'Fibra' },
    of('TextBlock', { title: 'Gas' }),
  );
  await press(own());
  expect(field().value).toBe('Fibra');
  await write('Fibra e gas');
  await press(screen.getByRole('radio', { name: /^La mia versione/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(own());
  expect(field().value).toBe('Fibra e gas');
  await write('');
  expect(field().value).toBe('');
});

it('a text that its field does not take is said there, and nothing is merged with it', async () => {
  const [before, after] = ['parola '.repeat(20), ' altro'.repeat(20)];
  const { props } = await clash(
    of('FormPMI', { prodotto: 'Luce' }),
    { prodotto: `${before}Luce` },
    of('FormPMI', { prodotto: `Luce${after}` }),
  );
  await press(own());
  const problem = /200/;
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(said).toMatch(problem);
  await press(unite('1 testo da correggere'));
  expect(props()?.prodotto).toBe(`${before}Luce`);
  await write('Luce');
  expect(screen.queryByText(problem)).toBeNull();
  await press(unite('Unisci'));
  expect(props()?.prodotto).toBe('Luce');
});

it('nothing is written in place of what is no text', async () => {
  await clash(
    of('SectionTitle', { headingLevel: 'h2', title: 'Luce' }),
    { headingLevel: 'h3', title: 'Gas' },
    of('SectionTitle', { headingLevel: 'h4', title: 'Fibra' }),
  );
  const [level, title] = screen.getAllByRole('group');
  const radios = (group: HTMLElement | undefined) =>
    within(group as HTMLElement).getAllByRole('radio').length;
  expect([radios(level), radios(title)]).toEqual([2, 3]);
});

it('an item that is gone on one side and changed on the other is asked about alone', async () => {
  const question = (title: string, text = `Risposta a ${title}`) => ({ title, text });
  const groups = (...childs: object[]) => [{ groupName: 'Luce', childs }];
  const [one, two, three] = ['Uno', 'Due', 'Tre'].map((title) => question(title));
  const { props } = await clash(
    of('Faq', { title: 'Domande', groups: groups({ ...one }, { ...two }) }),
    { title: 'Le mie', groups: groups({ ...two }) },
    of('Faq', {
      title: 'Le altre',
      groups: groups(question('Uno', 'Altro'), { ...two }, { ...three }),
    }),
  );
  const item = screen.getByRole('group', { name: /Domanda «Uno»/ });
  expect(within(item).getByText('Eliminato')).toBeTruthy();
  expect(within(item).getByText('Uno · Altro')).toBeTruthy();
  await press(within(item).getByRole('radio', { name: /^La versione salvata altrove/ }));
  await press(screen.getAllByRole('radio', { name: /^La mia versione/ })[0] as HTMLElement);
  await press(unite('Unisci'));
  expect(props()).toEqual({
    title: 'Le mie',
    groups: groups(question('Uno', 'Altro'), two as object, three as object),
  });
});

it('a block that was made a shared one elsewhere is said to be one, and not deleted', async () => {
  const shared = node('s', { component: REFERENCE, props: { patternId: 3 } });
  await clash(
    page(node('a', { component: 'TextBlock', props: { title: 'Luce' } }), node('b')),
    { title: 'Fibra' },
    page(shared, node('b')),
    /^La mia versione/,
  );
  expect(await screen.findByText('È ora il blocco condiviso «Passi»')).toBeTruthy();
  expect(screen.queryByText('Eliminato')).toBeNull();
});
