// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { CommandPalette } from './CommandPalette.tsx';

afterEach(cleanup);

it('leaves the keyboard in the part of the window whose content went by what was chosen', async () => {
  const panel = document.body.appendChild(document.createElement('aside'));
  panel.dataset.region = '';
  panel.tabIndex = -1;
  const field = panel.appendChild(document.createElement('button'));
  field.focus();
  const { unmount } = render(
    <SessionContext value={createSession(bootstrapFor('http://127.0.0.1:9'))}>
      <Tooltips>
        <CommandPalette scope="all" />
      </Tooltips>
    </SessionContext>,
  );
  field.remove();
  unmount();
  await expect.poll(() => document.activeElement).toBe(panel);
  panel.remove();
});
