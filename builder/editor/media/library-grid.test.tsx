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

function open(
  readImages: Library['readImages'],
  current = '',
  onChoose: (image: LibraryImage) => void = () => {},
) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.cms.library.readImages = readImages;
  render(
    <SessionContext value={session}>
      <Tooltips>
        <LibraryGrid current={current} onChoose={onChoose} />
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

it('takes by Enter the one image that was found, and goes to the first of several', async () => {
  const all = [image(1, 'Casa'), image(2, 'Casa al mare')];
  const chosen: string[] = [];
  const found = async ({ search }: { search: string }) =>
    all.filter(({ title }) => title.toLowerCase().includes(search));
  open(found, '', ({ title }) => chosen.push(title));
  await screen.findByRole('button', { name: 'Casa' });
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Casa' }));
  fireEvent.change(field, { target: { value: 'casa' } });
  // What an earlier search found is not meant.
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('2 immagini trovate.');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Casa' }));
  fireEvent.change(field, { target: { value: 'mare' } });
  await screen.findByText('1 immagine trovata.');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toEqual(['Casa al mare']);
});
