// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext, useUi } from './context.ts';
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINK = 'https://www.x/luce?anteprima=1';

function Where() {
  const link = useUi((state) => state.previewLink);
  return link === null ? null : <PreviewLinkDialog link={link} />;
}

function open() {
  const session = createSession(bootstrapFor('http://127.0.0.1:9', ''));
  session.ui.setState({ previewLink: LINK });
  render(
    <Tooltips>
      <SessionContext value={session}>
        <Where />
      </SessionContext>
    </Tooltips>,
  );
  const copy = () => act(async () => screen.getByRole('button', { name: 'Copia il link' }).click());
  return { ...session, copy };
}

it('copies the link once it is pressed, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { ui, copy } = open();
  await copy();
  expect(write).toHaveBeenCalledExactlyOnceWith(LINK);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ui.getState().assurance.text).toMatch(/^Link di anteprima copiato/);
});

it('marks the link for the browser’s own way where that is refused, too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const { copy } = open();
  await copy();
  const field = screen.getByLabelText<HTMLInputElement>('Indirizzo');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
});
