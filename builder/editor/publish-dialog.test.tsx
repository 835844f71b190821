// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SaveAs } from '../actions/saving.ts';
import { warningKey } from '../checks/accepted.ts';
import { type CheckFinding, finding } from '../checks/check.ts';
import { CmsFailure, NO_NETWORK } from '../cms/cms-failure.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { PublishDialog } from './PublishDialog.tsx';

afterEach(cleanup);

const block = node('a', { component: 'TextBlock' });
const warnings = ['Titolo', 'Testo', 'Nota'].map((text) =>
  finding('samples', block, `È ancora di esempio: ${text}.`, [text]),
);

async function open(as: SaveAs = { status: 'publish' }) {
  const content = serializeDocument(page(block));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  vi.spyOn(session.cms.settings, 'acceptWarning').mockResolvedValue();
  const publish = vi.spyOn(session.actions, 'publish').mockResolvedValue();
  session.ui.setState(({ checks }) => ({ checks: { ...checks, findings: warnings } }));
  render(
    <Tooltips>
      <SessionContext value={session}>
        <PublishDialog as={as} />
      </SessionContext>
    </Tooltips>,
  );
  // The dialog gives it the keyboard as it opens.
  await expect.poll(() => document.activeElement?.textContent).toBe('Correggi');
  return { session, publish };
}

const accepting = () => screen.queryAllByRole('button', { name: /^Va bene così/ });
const accept = async (at: number) => {
  const button = accepting()[at];
  button?.focus();
  await act(async () => void (button && fireEvent.click(button)));
};

it('takes warnings that are right as they are, and the keyboard goes on at another', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: '3 avvisi prima di pubblicare' })).toBeTruthy();
  await accept(0);
  expect(screen.getByRole('dialog', { name: '2 avvisi prima di pubblicare' })).toBeTruthy();
  expect(screen.queryByText(/esempio: Titolo/)).toBeNull();
  expect(document.activeElement).toBe(accepting()[0]);
  await accept(1);
  expect(document.activeElement).toBe(accepting()[0]);
});

it('publishes as was asked for once no warning is left', async () => {
  const as: SaveAs = { status: 'future', dateGmt: '2036-01-01T08:00:00' };
  const { publish } = await open(as);
  for (const _ of warnings) await accept(0);
  const dialog = screen.getByRole('dialog', { name: 'Tutto a posto: si può programmare' });
  // Not on the button that publishes, which whoever presses Enter twice would press unread.
  expect(document.activeElement).toBe(dialog);
  expect(screen.queryByText(/esempio/)).toBeNull();
  expect(screen.queryByRole('button', { name: /lo stesso$|^Correggi$/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Programma' }));
  expect(publish).toHaveBeenCalledExactlyOnceWith({ despiteProblems: true, as });
});

it('takes all warnings at once, and leaves the keyboard with the dialog', async () => {
  const { session } = await open();
  const all = screen.getByRole('button', { name: 'Vanno tutti bene così' });
  await act(async () => void fireEvent.click(all));
  const dialog = screen.getByRole('dialog', { name: 'Tutto a posto: si può pubblicare' });
  expect(document.activeElement).toBe(dialog);
  expect(session.cms.settings.acceptWarning).toHaveBeenCalledTimes(warnings.length);
  expect(session.ui.getState().accepted.size).toBe(warnings.length);
});

it('has all warnings back where none could be kept', async () => {
  const { session } = await open();
  const keep = vi.spyOn(session.cms.settings, 'acceptWarning');
  keep.mockResolvedValueOnce().mockRejectedValue(new CmsFailure('network', NO_NETWORK));
  const all = screen.getByRole('button', { name: 'Vanno tutti bene così' });
  await act(async () => void fireEvent.click(all));
  expect(screen.getByRole('dialog', { name: '2 avvisi prima di pubblicare' })).toBeTruthy();
  expect(failures()).toHaveLength(2);
});

it('says that closing it leaves a page unscheduled', async () => {
  const { session } = await open({ status: 'future', dateGmt: '2036-01-01T08:00:00' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(session.ui.getState().publishConfirm).toBeNull();
  expect(session.ui.getState().info).toMatch(/^Non è stato programmato niente/);
});

const failures = () => screen.queryAllByText(/^La scelta non è stata salvata/);

it('says at each warning that accepting it was not saved, and tries again from there', async () => {
  const { session } = await open();
  const keep = vi.spyOn(session.cms.settings, 'acceptWarning');
  keep.mockRejectedValue(new CmsFailure('network', NO_NETWORK));
  for (const at of warnings.keys()) await accept(at);
  const dialog = screen.getByRole('dialog', { name: '3 avvisi prima di pubblicare' });
  expect(failures()).toHaveLength(3);
  expect(within(dialog).getAllByText(new RegExp(NO_NETWORK))).toHaveLength(3);
  expect(session.ui.getState().failures).toEqual([]);
  keep.mockResolvedValue();
  const again = screen.getAllByRole('button', { name: 'Riprova' })[0] as HTMLElement;
  again.focus();
  await act(async () => void fireEvent.click(again));
  expect(keep).toHaveBeenCalledTimes(4);
  expect(keep).toHaveBeenLastCalledWith(warningKey(warnings[0] as CheckFinding), true);
  expect(screen.getByRole('dialog', { name: '2 avvisi prima di pubblicare' })).toBeTruthy();
  expect(failures()).toHaveLength(2);
  expect(document.activeElement).toBe(accepting()[0]);
});

it('closes where one goes to a heavy block', async () => {
  const { session } = await open();
  const blocks = [{ node: 'a', kb: 40, images: 0 }];
  const weight = { total: 100, budget: 500, base: 60, blocks };
  act(() =>
    session.ui.setState(({ checks }) => ({
      checks: { ...checks, weight },
      publishConfirm: { status: 'publish' },
    })),
  );
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Peso della pagina' })).getByRole('button'),
  );
  expect(session.ui.getState().publishConfirm).toBeNull();
  expect(session.store.getState().currentlyEditing).toBe('a');
});
