// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../../cms/cms-failure.ts';
import { untilAborted } from '../../cms/until-aborted.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { UploadButton } from './UploadButton.tsx';
import { Uploads } from './Uploads.tsx';

afterEach(cleanup);

const image = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Shows a part of the editor whose uploads fail. */
function openOffline(part: React.ReactNode) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const upload = vi.fn(() => Promise.reject(new CmsFailure('network', NO_NETWORK)));
  session.cms.upload = upload;
  const { container } = render(
    <SessionContext value={session}>
      <Tooltips>{part}</Tooltips>
    </SessionContext>,
  );
  return { session, upload, container };
}

it('tries again by a button of its own, under what is said of the failure', async () => {
  const { session, upload } = openOffline(<Uploads />);
  await act(async () => void session.actions.upload(image('uno.png')));
  expect(screen.getByText(NO_NETWORK).querySelector('button')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Riprova a caricare uno.png' });
  expect(retry.textContent).toBe('Riprova');
  await act(async () => retry.click());
  expect(upload).toHaveBeenCalledTimes(2);
});

it('does so beside the button of a field, too', async () => {
  const { upload, container } = openOffline(<UploadButton>Carica</UploadButton>);
  const files = container.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => void fireEvent.change(files, { target: { files: [image('uno.png')] } }));
  expect(screen.getByRole('alert').querySelector('p')?.textContent?.trim()).toBe(NO_NETWORK);
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click());
  expect(upload).toHaveBeenCalledTimes(2);
});

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
