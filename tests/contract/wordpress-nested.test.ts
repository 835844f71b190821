import { expect, it } from 'vitest';
import { itemAt, newItem } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const shop = (slug: string, parent = 0) => newItem(editor, 'shop', { title: slug, slug, parent });

it('items of one name below different ones are told apart by the links of spec 2.5', async () => {
  const centres: [string, number][] = [];
  for (const region of ['piemonte', 'lombardia']) {
    const town = await shop(`${region}-citta`, await shop(region));
    centres.push([region, await shop('centro', town)]);
  }
  for (const [region, id] of centres) {
    // The link leaves the last of the parents out; the whole path is the item's own.
    expect((await itemAt(wordPress, `/punti-vendita/${region}/centro`)).ID).toBe(id);
    const whole = `/punti-vendita/${region}/${region}-citta/centro`;
    expect((await itemAt(wordPress, whole)).ID).toBe(id);
  }
});
