// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Presence } from '../../cms/cms-client.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { Others } from './Others.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(others: Presence['others']) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.ui.setState({ others });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <Others />
      </Tooltips>
    </SessionContext>,
  );
  return session;
}

it('says in how many tabs one has the page open', () => {
  const self = { name: 'Ada Neri', self: true, inWordPress: false };
  open([self, self]);
  expect(screen.getByText('In 3 finestre')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says who edits the page in WordPress, not in the builder', () => {
  open([{ name: 'Ada Neri', self: false, inWordPress: true }]);
  expect(screen.getByText('Ada Neri, in WordPress')).toBeTruthy();
});

it('counts those who have no place of their own, and names them', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  const { ui } = open(['Ada Neri', 'Ugo Blu', 'Eva Verdi', 'Pia Rossi'].map(other));
  expect(shown()).toEqual(['ANAda Neri', 'UBUgo Blu', '+2Eva Verdi e Pia Rossi']);
  screen.getByText('+2').click();
  expect(ui.getState().assurance.text).toBe('Pagina aperta anche da Eva Verdi e Pia Rossi.');
});

it('leaves the name of the page its room in a narrow window', () => {
  open([other('Ada Neri'), { ...other('Io'), self: true }]);
  expect(shown()).toEqual(['+2te in un’altra finestra e Ada Neri']);
});

const other = (name: string) => ({ name, self: false, inWordPress: false });
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
