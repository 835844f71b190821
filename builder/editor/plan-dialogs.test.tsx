// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlannedChanges } from '../contract.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { DropPlannedDialog } from './DropPlannedDialog.tsx';
import { PublishPlannedDialog } from './PublishPlannedDialog.tsx';
import { planCommands, publishCommands } from './publish-commands.ts';
import { SaveState } from './SaveState.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

afterEach(cleanup);

const content = (title: string) => serializeDocument(page(node('a', { props: { title } })));
const ENDING = { untilGmt: '2036-01-06T22:59:00' };
const RETURN = { returns: true };

function open(more: Partial<PlannedChanges>) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', content('Luce'));
  return createSession({
    ...bootstrap,
    page: { ...bootstrap.page, status: 'publish' },
    planned: {
      ...{ id: 'piano', content: content('Gas'), base: content('Luce'), by: 'Anna', missed: false },
      ...{ dateGmt: '2036-01-01T08:00:00', untilGmt: '', returns: false },
      ...more,
    },
  });
}

/** What is said of a plan, with its moments by their days alone. */
function saidBy(shown: ReactNode, session: ReturnType<typeof open>) {
  cleanup();
  render(
    <Tooltips>
      <SessionContext value={session}>{shown}</SessionContext>
    </Tooltips>,
  );
  const dialog = screen.queryByRole('dialog') ?? screen.getByRole('button');
  const text = `${dialog.getAttribute('aria-label') ?? ''}${dialog.textContent}`;
  return text.replace(/ (gennaio|gen) 2036( alle ore|,) \d\d:\d\d/g, '');
}

it('given up, changes go with their end; the way back leaves the page as it is', () => {
  const dialog = <DropPlannedDialog />;
  expect(saidBy(dialog, open({}))).toContain('La pagina sul sito non cambia.');
  expect(saidBy(dialog, open(ENDING))).toContain('La pagina sul sito non cambia, nemmeno il 6.');
  expect(saidBy(dialog, open(RETURN))).toContain(
    'Il 1 la pagina non torna com’era: resta com’è ora sul sito, e non resta una bozza.',
  );
});

it('published before their moment, changes stay when their end comes', () => {
  const [inPage, clashes] = (['in-page', 'clashes'] as const).map((about) => (
    <PublishPlannedDialog key={about} about={about} />
  ));
  expect(saidBy(inPage, open({}))).toContain('i visitatori le vedono subito.Lascia');
  expect(saidBy(inPage, open(ENDING))).toContain(
    'per il 1, fino al 6. Se pubblichi ora, i visitatori le vedono subito. Restano online anche dopo il 6.',
  );
  expect(saidBy(inPage, open(RETURN))).toContain('Anticipare il ripristino programmato?');
  expect(saidBy(clashes, open(RETURN))).toContain('Hai cambiato qualcosa che il 1 torna com’era.');
});

it('a page that is withdrawn neither changes nor is as it was at the moment', () => {
  expect(saidBy(<UnpublishDialog />, open({}))).toContain('Le modifiche programmate restano');
  expect(saidBy(<UnpublishDialog />, open(RETURN))).toContain('Il ripristino programmato resta');
});

it('the top bar says what is to come', () => {
  expect(saidBy(<SaveState />, open(ENDING))).toMatch(
    /^In arrivo: 1\. .*: vanno online il 1, fino al 6/,
  );
  expect(saidBy(<SaveState />, open(RETURN))).toMatch(
    /^Ripristino: 1\. .*: la pagina torna com’era il 1/,
  );
});

it('the way back is opened, moved and given up by its name, and updating keeps an end', () => {
  const back = open(RETURN);
  act(() => void back.actions.openPlanned());
  for (const { label } of planCommands(back)) expect(label).toMatch(/ripristino|sul sito/);
  const ending = open(ENDING);
  ending.actions.openPlanned();
  const schedule = vi.spyOn(ending.actions, 'schedule').mockResolvedValue();
  planCommands(ending)
    .find(({ label }) => label.startsWith('Aggiorna'))
    ?.run();
  const [at, until] = ['2036-01-01T08:00:00Z', '2036-01-06T22:59:00Z'].map(Date.parse);
  expect(schedule).toHaveBeenCalledWith(at, until);
});

it('a draft that is saved beside the open plan says that the plan stays as it was', () => {
  const hintIn = (session: ReturnType<typeof open>) =>
    publishCommands(session).find(({ label }) => label === 'Salva bozza')?.hint;
  expect(hintIn(open({}))).toBe('Sul sito non cambia niente');
  for (const [more, said] of [
    [{}, 'le modifiche programmate restano com’erano'],
    [RETURN, 'il ripristino programmato resta com’era'],
  ] as const) {
    const session = open(more);
    session.actions.openPlanned();
    expect(hintIn(session)).toBe(`A parte: ${said}`);
  }
});
