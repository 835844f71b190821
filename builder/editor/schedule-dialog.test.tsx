// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlannedChanges } from '../contract.ts';
import { createSession } from '../session.ts';
import type { WantedMoment } from '../store/ui-state.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { gmtOf } from './format.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PLANNED: PlannedChanges = {
  ...{ id: 'piano', content: '', base: '', by: 'Anna', missed: false },
  ...{ dateGmt: gmtOf(Date.parse('2099-01-01T09:00')), untilGmt: '', returns: false },
};

interface Opened {
  status?: string;
  planned?: PlannedChanges;
  wanted?: WantedMoment;
}

function open({ status = 'publish', planned, wanted }: Opened = {}) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9');
  const page = { ...bootstrap.page, status };
  const session = createSession({ ...bootstrap, page, planned });
  if (wanted) session.ui.setState({ wanted });
  const schedule = vi.spyOn(session.actions, 'schedule').mockResolvedValue();
  render(
    <Tooltips>
      <SessionContext value={session}>
        <ScheduleDialog />
      </SessionContext>
    </Tooltips>,
  );
  return schedule;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choice = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Fino a un momento' });
const toggle = () => fireEvent.click(choice() as HTMLElement);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Programma' });
const said = () => screen.getByRole('status').textContent;

it('changes go online for good, or until a moment that is said', () => {
  const schedule = open();
  fill('Giorno e ora', '2099-01-01T09:00');
  expect(said()).toMatch(/^Saranno online giovedì 1 gennaio 2099 .*\d\.$/);
  toggle();
  expect(field('Fino a').value).toBe('2099-01-08T23:59');
  fill('Fino a', '2099-01-06T23:59');
  expect(said()).toMatch(/; martedì 6 gennaio 2099 alle ore 23:59 la pagina torna com’è ora\.$/);
  fireEvent.click(submit());
  expect(schedule).toHaveBeenCalledWith(
    Date.parse('2099-01-01T09:00'),
    Date.parse('2099-01-06T23:59'),
  );
});

it('of a moment that is about to come it says so', () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2098-12-31T23:59:30'));
  const schedule = open();
  fill('Giorno e ora', '2099-01-01T00:00');
  expect(said()).toBe('Manca meno di un minuto: scegline uno dopo.');
  fireEvent.click(submit());
  expect(schedule).not.toHaveBeenCalled();
  fill('Giorno e ora', '2098-12-31T23:59');
  expect(said()).toBe('Scegli un momento futuro.');
});

it('an end comes after the beginning', () => {
  const schedule = open();
  fill('Giorno e ora', '2099-01-01T09:00');
  toggle();
  for (const [value, text] of [
    ['2099-01-01T09:00', 'Scegli una fine che venga dopo l’inizio.'],
    ['', 'Completa anche il giorno e l’ora della fine.'],
  ] as const) {
    fill('Fino a', value);
    expect(said()).toBe(text);
    expect(field('Fino a').getAttribute('aria-invalid')).toBe('true');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(field('Fino a'), { key: 'Enter' });
  }
  expect(schedule).not.toHaveBeenCalled();
});

it('an end that is planned is shown again, and can be taken away', () => {
  const untilGmt = gmtOf(Date.parse('2099-01-06T23:59'));
  const schedule = open({ planned: { ...PLANNED, untilGmt } });
  expect(field('Fino a').value).toBe('2099-01-06T23:59');
  expect(screen.getByText(/^Il momento ora è il 1 gennaio 2099 .*, fino al 6/)).toBeTruthy();
  toggle();
  expect(screen.queryByLabelText('Fino a')).toBeNull();
  fireEvent.click(submit());
  expect(schedule).toHaveBeenCalledWith(Date.parse('2099-01-01T09:00'), undefined);
});

it('what was chosen and not kept is there again, until something else is planned', () => {
  const [at, until] = [Date.parse('2099-02-01T09:00'), Date.parse('2099-02-06T23:59')];
  open({ planned: PLANNED, wanted: { at, until, over: { ...PLANNED } } });
  expect(field('Giorno e ora').value).toBe('2099-02-01T09:00');
  expect(field('Fino a').value).toBe('2099-02-06T23:59');
  cleanup();
  open({ wanted: { at, until, over: null } });
  expect(field('Fino a').value).toBe('2099-02-06T23:59');
  cleanup();
  open({ planned: PLANNED, wanted: { at, until, over: null } });
  expect(field('Giorno e ora').value).toBe('2099-01-01T09:00');
  expect(choice()?.checked).toBe(false);
});

it('neither a page that is not online nor a way back has an end', () => {
  open({ status: 'draft' });
  expect(choice()).toBeNull();
  cleanup();
  open({ planned: { ...PLANNED, returns: true } });
  expect(choice()).toBeNull();
  expect(said()).toMatch(/^La pagina torna com’era giovedì 1 gennaio 2099/);
});
