// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import type { PlannedChanges } from '../contract.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { PlannedNotice } from './PlannedNotice.tsx';

afterEach(cleanup);

const content = (title: string) => serializeDocument(page(node('a', { props: { title } })));

function open(more: Partial<PlannedChanges> = {}, status = 'publish') {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', content('Luce'));
  const session = createSession({
    ...bootstrap,
    page: { ...bootstrap.page, status },
    planned: {
      ...{ id: 'piano', content: content('Gas'), base: content('Luce'), by: 'Anna' },
      ...{ dateGmt: '2036-01-01T08:00:00', missed: false, untilGmt: '', returns: false },
      ...more,
    },
  });
  const { container } = render(
    <Tooltips>
      <SessionContext value={session}>
        <PlannedNotice />
      </SessionContext>
    </Tooltips>,
  );
  return { ...session, text: () => container.textContent };
}

it('says what waits, and that the page is shown without it', async () => {
  const { store, ui, text } = open();
  expect(text()).toContain('Modifiche programmate da Anna per il 1 gennaio 2036');
  expect(text()).toContain('Qui vedi la pagina com’è sul sito.');
  act(() => ui.setState({ outdated: { by: 'Anna', content: 'x' } }));
  expect(text()).not.toContain('com’è sul sito');
  act(() => ui.setState({ outdated: null }));
  // With a draft beside it, or unsaved work put back, it is not.
  act(() => void setProp(store, { id: 'a', name: 'title', value: 'Fibra' }));
  await waitFor(() => expect(text()).not.toContain('com’è sul sito'));
});

it('says why changes did not go live, or will not', () => {
  expect(open({ missed: true }).text()).toContain('non sono andate online');
  expect(open({ base: content('Fibra') }).text()).toContain('così non andranno online');
  expect(open({}, 'draft').text()).toContain('La pagina è ritirata');
});

it('says until when they stay online', () => {
  expect(open({ untilGmt: '2036-01-08T22:59:00' }).text()).toMatch(
    /per il 1 gennaio 2036 .*, fino all’\d+ gennaio 2036 .*\. Qui vedi/,
  );
});

it('says that the page is to be as it was, and why it was not or will not be', () => {
  const back = (more: Partial<PlannedChanges> = {}, status = 'publish') => {
    cleanup();
    return open({ returns: true, ...more }, status).text();
  };
  expect(back()).toMatch(
    /^Il 1 gennaio 2036 .* la pagina torna com’era prima delle modifiche programmate da Anna\./,
  );
  expect(screen.getByRole('button', { name: 'Apri il ripristino' })).toBeTruthy();
  expect(back({ missed: true })).toContain('La pagina non è tornata com’era');
  expect(back({ base: content('Fibra') })).toContain('Apri il ripristino e programmalo di nuovo');
  expect(back({}, 'draft')).toContain('La pagina è ritirata');
});

it('is gone once the changes are in the page, and back when that is undone', async () => {
  const { actions, text } = open();
  act(() => void actions.openPlanned());
  await waitFor(() => expect(text()).toBe(''));
  act(() => actions.undo());
  await waitFor(() => expect(text()).toContain('Modifiche programmate da Anna'));
});

it('stays closed until other changes are planned', () => {
  const { ui, text } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(text()).toBe('');
  act(() => ui.setState(({ planned }) => ({ planned: planned && { ...planned, id: 'altro' } })));
  expect(text()).toContain('Modifiche programmate da Anna');
});
