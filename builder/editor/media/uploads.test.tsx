// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { untilAborted } from '../../cms/until-aborted.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { Uploads } from './Uploads.tsx';

afterEach(cleanup);

it('gives up the upload that is pressed, and leaves the others', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.cms.upload = (_file, options) => untilAborted(new Promise(() => {}), options?.signal);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <Uploads />
      </Tooltips>
    </SessionContext>,
  );
  const image = (name: string) => new File(['x'], name, { type: 'image/png' });
  await act(async () => {
    void session.actions.upload(image('uno.png'));
    void session.actions.upload(image('due.png'));
  });
  await act(async () =>
    screen.getByRole('button', { name: 'Annulla il caricamento di uno.png' }).click(),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('due.png')).toBeTruthy();
  expect(session.ui.getState().announcement.text).toBe('Caricamento di «uno.png» annullato.');
});
