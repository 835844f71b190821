// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { Others } from './Others.tsx';

afterEach(cleanup);

it('says in how many tabs one has the page open', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const self = { name: 'Ada Neri', self: true, inWordPress: false };
  session.ui.setState({ others: [self, self] });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <Others />
      </Tooltips>
    </SessionContext>,
  );
  expect(screen.getByText('In 3 finestre')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says who edits the page in WordPress, not in the builder', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.ui.setState({ others: [{ name: 'Ada Neri', self: false, inWordPress: true }] });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <Others />
      </Tooltips>
    </SessionContext>,
  );
  expect(screen.getByText('Ada Neri, in WordPress')).toBeTruthy();
});
