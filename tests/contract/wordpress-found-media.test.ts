import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Of the files: what each is called, and what is said of it. */
const FILES = [
  { name: 'pompa-calore.png', alt: 'Una pompa di calore accanto a una casa' },
  { name: 'dscn0042.png', alt: 'Un tecnico sorride davanti alla caldaia' },
  { name: 'terrazza.png', alt: 'Pannelli fotovoltaici in città' },
];
const ids: number[] = [];

beforeAll(async () => {
  for (const { name, alt } of FILES) {
    const sent = await wordPress.get('/wp-json/wp/v2/media', {
      method: 'POST',
      headers: {
        ...{ cookie: editor.cookie, 'x-wp-nonce': editor.nonce },
        ...{ 'content-type': 'image/png', 'content-disposition': `attachment; filename="${name}"` },
      },
      body: new Uint8Array(PIXEL),
    });
    const { id } = (await sent.json()) as { id: number };
    ids.push(id);
    await editor.rest('POST', `/wp/v2/media/${id}`, { alt_text: alt });
  }
});
afterAll(async () => {
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/media/${id}?force=true`);
});

const found = async (words: string) => {
  const query = new URLSearchParams({ search: words, media_type: 'image', _fields: 'id' });
  const answer = await editor.rest('GET', `/wp/v2/media?${query}`);
  const rows = (await answer.json()) as { id: number }[];
  return rows.flatMap(({ id }) => FILES[ids.indexOf(id)]?.name ?? []);
};

it.each([
  ['pompa di calore', 'pompa-calore.png'],
  ['calore pompa', 'pompa-calore.png'],
  ['caldaia', 'dscn0042.png'],
  ['tecnico con la caldaia', 'dscn0042.png'],
  ['0042', 'dscn0042.png'],
  ['pannelli in citta', 'terrazza.png'],
])('«%s» finds the picture by what is said of it, or by its file', async (words, name) => {
  expect(await found(words)).toEqual([name]);
});

it('words of which one is said of no picture find none', async () => {
  expect(await found('pompa di benzina')).toEqual([]);
});

it('every picture is listed where nothing is looked for', async () => {
  expect((await found('')).toSorted()).toEqual(FILES.map(({ name }) => name).toSorted());
});
