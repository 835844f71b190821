// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { SelectionPanel } from './SelectionPanel.tsx';

afterEach(cleanup);

it('speaks of one block where a container is selected with what it holds', () => {
  const box = node('box', { component: 'PageBlock', childIds: ['a'] });
  const content = serializeDocument(page(box, node('a')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  session.actions.selectMany(['box', 'a']);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <SelectionPanel />
      </Tooltips>
    </SessionContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('1 blocco selezionato');
});
