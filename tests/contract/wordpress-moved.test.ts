import { expect, it } from 'vitest';
import { newPage } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

interface Entry {
  path: string;
  url: string;
  type: string;
}
const redirects = async () =>
  (await wordPress.json<Entry[]>('/wp-json/msr/v1/redirects')).map(({ path, url, type }) =>
    [path, url, type].join(' '),
  );

it('an item that is renamed or moved is found where it was, with what stands below it', async () => {
  const parent = await newPage(editor, { title: 'Sconti', slug: 'sconti', content: '' });
  const child = { title: 'Estate', slug: 'estate', content: '', parent };
  await newPage(editor, child);
  await editor.rest('POST', `/wp/v2/pages/${parent}`, { slug: 'promozioni' });
  await expect
    .poll(redirects)
    .toEqual(
      expect.arrayContaining(['/sconti /promozioni 301', '/sconti/estate /promozioni/estate 301']),
    );
  await editor.rest('POST', `/wp/v2/pages/${parent}`, { slug: 'occasioni' });
  await expect
    .poll(redirects)
    .toEqual(
      expect.arrayContaining([
        '/sconti /occasioni 301',
        '/promozioni/estate /occasioni/estate 301',
      ]),
    );
});

it('an address that is taken anew leads nowhere else, nor does the way back', async () => {
  const first = await newPage(editor, { title: 'Gara', slug: 'gara', content: '' });
  await editor.rest('POST', `/wp/v2/pages/${first}`, { slug: 'gara-2025' });
  await expect.poll(redirects).toContain('/gara /gara-2025 301');
  const next = await newPage(editor, { title: 'Gara', slug: 'gara', content: '' });
  await expect.poll(redirects).not.toContain('/gara /gara-2025 301');
  await editor.rest('DELETE', `/wp/v2/pages/${next}`);
  await expect.poll(redirects).toContain('/gara /gara-2025 301');
  await editor.rest('POST', `/wp/v2/pages/${first}`, { slug: 'gara' });
  await expect.poll(redirects).not.toContain('/gara /gara-2025 301');
  expect((await redirects()).filter((entry) => entry.includes('/gara '))).toEqual([
    '/gara-2025 /gara 301',
  ]);
});

it('what was never public is not looked for', async () => {
  const draft = { title: 'Bozza', slug: 'bozza', content: '', status: 'draft' };
  const id = await newPage(editor, draft);
  await editor.rest('POST', `/wp/v2/pages/${id}`, { slug: 'pronta', status: 'publish' });
  expect((await redirects()).filter((entry) => entry.includes('/bozza'))).toEqual([]);
});
