// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Library, LibraryImage } from '../../cms/library.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { LibraryGrid } from './LibraryGrid.tsx';

afterEach(cleanup);

const image = (id: number, title: string): LibraryImage => ({
  ...{ id, title, alt: '', url: `/${id}.webp`, thumbnail: `/${id}.webp` },
});

function open(readImages: Library['readImages'], current = '') {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.cms.library.readImages = readImages;
  render(
    <SessionContext value={session}>
      <Tooltips>
        <LibraryGrid current={current} onChoose={() => {}} />
      </Tooltips>
    </SessionContext>,
  );
}

it('says that it searches while it shows what an earlier search found', async () => {
  open(({ search }) =>
    search === '' ? Promise.resolve([image(1, 'Casa')]) : new Promise(() => {}),
  );
  await screen.findByRole('button', { name: 'Casa' });
  expect(screen.queryByText('Ricerca…')).toBeNull();
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ufficio' } });
  });
  expect(screen.getByText('Ricerca…')).toBeTruthy();
});

it('shows which image is in use', async () => {
  open(async () => [image(1, 'Casa'), image(2, 'Ufficio')], '/2.webp');
  const isChosen = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-pressed');
  expect(await isChosen('Casa')).toBe('false');
  expect(await isChosen('Ufficio')).toBe('true');
});
