import { expect, it } from 'vitest';
import { newPage } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

interface Offer {
  id: number;
  title: string;
  url: string;
  about: string;
}
const offers = async (search = ''): Promise<Offer[]> => {
  const query = new URLSearchParams({ search });
  return (await (await editor.rest('GET', `/msr/v1/offers?${query}`)).json()) as Offer[];
};
const titles = async (search?: string) => (await offers(search)).map(({ title }) => title);

/** A product page whose fields are filled in where WordPress's own editors do. */
async function newOffer(title: string, fields: Record<string, string>): Promise<void> {
  const id = await newPage(editor, { title, template: 'page-product.php' });
  const headers = { cookie: editor.cookie };
  const edit = `/wp-admin/post.php?post=${id}&action=edit`;
  const form = await (await wordPress.get(edit, { headers })).text();
  const nonce = (name: string) => new RegExp(`name="${name}" value="(\\w+)"`).exec(form)?.[1] ?? '';
  const body = new URLSearchParams({
    ...{ _wpnonce: nonce('_wpnonce'), action: 'editpost', post_ID: String(id) },
    energy_site_fields_nonce: nonce('energy_site_fields_nonce'),
  });
  for (const [name, value] of Object.entries(fields)) {
    body.set(`energy_site_fields${name}`, value);
  }
  const saved = await wordPress.get('/wp-admin/post.php', { method: 'POST', headers, body });
  expect(saved.status).toBe(302);
}

it('offers are the published pages of which a card would say something', async () => {
  await newOffer('Fibra Perché', { '[subtitle_description]': 'Fino a 1 Gb/s.' });
  await newOffer('Gas Vantaggi', {
    ...{ '[bonus_list][__repeater]': '1', '[bonus_list][0][text]': 'Prezzo bloccato' },
    ...{ '[subtitle_gas]': 'Indicizzata al PSV', '[subtitle_light]': '' },
  });
  await newOffer('Luce Vecchia', {
    ...{ '[sidebar_title]': 'Luce', '[subtitle_description]': '', '[bonus_list][__repeater]': '1' },
  });
  const all = await titles();
  expect(all.toSorted()).toEqual(['Fibra Perché', 'Gas Vantaggi', 'Luce Casa']);

  expect(await titles('perche')).toEqual(['Fibra Perché']);
  expect(await titles('vantaggi gas')).toEqual(['Gas Vantaggi']);
  expect(await titles('zzz')).toEqual([]);
  expect(await offers('indicizzata')).toMatchObject([
    { title: 'Gas Vantaggi', about: 'Indicizzata al PSV' },
  ]);
  expect(await offers('offerte luce')).toEqual([
    {
      ...{ id: expect.any(Number), title: 'Luce Casa' },
      ...{ url: 'http://localhost:4399/offerte/luce/luce-casa', about: expect.any(String) },
      former: [],
    },
  ]);
});

it('an offer that is taken back is none', async () => {
  const [offer] = await offers('luce casa');
  await editor.rest('POST', `/wp/v2/pages/${offer?.id}`, { status: 'draft' });
  expect(await offers('luce casa')).toEqual([]);
});

it('offers are listed for editors alone', async () => {
  expect((await wordPress.get('/wp-json/msr/v1/offers')).status).toBe(401);
  expect(wordPress.process.output.filter((line) => line.includes('PHP '))).toEqual([]);
});

it('an offer that has moved says where it was, for blocks that still name it there', async () => {
  await newOffer('Luce Estate', { '[subtitle_description]': 'Per tre mesi.' });
  const [{ id = 0 } = {}] = await offers('luce estate');
  await editor.rest('POST', `/wp/v2/pages/${id}`, { slug: 'luce-inverno' });
  await expect
    .poll(() => offers('luce estate'))
    .toMatchObject([
      { id, url: expect.stringMatching(/\/luce-inverno$/), former: ['/luce-estate'] },
    ]);
});
