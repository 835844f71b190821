// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LibraryImage } from '../../cms/library.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { LibraryGrid } from './LibraryGrid.tsx';

afterEach(cleanup);

it('says that it searches while it shows what an earlier search found', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const image: LibraryImage = {
    id: 1,
    url: '/a.webp',
    thumbnail: '/a.webp',
    title: 'Casa',
    alt: '',
  };
  session.cms.library.readImages = ({ search }) =>
    search === '' ? Promise.resolve([image]) : new Promise(() => {});
  render(
    <SessionContext value={session}>
      <Tooltips>
        <LibraryGrid onChoose={() => {}} />
      </Tooltips>
    </SessionContext>,
  );
  await screen.findByRole('button', { name: 'Casa' });
  expect(screen.queryByText('Ricerca…')).toBeNull();
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ufficio' } });
  });
  expect(screen.getByText('Ricerca…')).toBeTruthy();
});
