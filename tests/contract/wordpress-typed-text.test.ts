import { expect, it } from 'vitest';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const ODD = [
  'Consumi < 1000 kWh & sconto 10%da subito',
  'Già scritto &lt;i&gt;così&lt;/i&gt;, 100%20 sicuro',
  "Via dell'Orto 3\\A <b>",
];

/** The form of an item in wp-admin, as a browser reads and sends it. */
async function openForm(path: string) {
  const html = await (await wordPress.get(path, { headers: { cookie: editor.cookie } })).text();
  const value = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const decode = (text: string) =>
    text.replace(/&lt;|&gt;|&quot;|&#0?39;|&amp;/g, (entity) => ENTITIES[entity] ?? entity);
  return {
    id: value(/id='post_ID' name='post_ID' value='(\d+)'/),
    nonce: value(/id="_wpnonce" name="_wpnonce" value="(\w+)"/),
    fieldsNonce: value(/name="energy_site_fields_nonce" value="(\w+)"/),
    phone: decode(value(/name='energy_site_fields\[phone\]' value='([^']*)'/)),
    notice: decode(value(/name="energy_site_fields\[alert_text\]">([^<]*)</)),
  };
}
const ENTITIES: Record<string, string> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#039;': "'", '&amp;': '&' },
};

it.each(ODD)('wp-admin keeps «%s» as it was typed, however often it is saved', async (typed) => {
  const { id, ...first } = await openForm('/wp-admin/post-new.php?post_type=shop');
  const save = ({ nonce, fieldsNonce, phone, notice }: typeof first) =>
    wordPress.get('/wp-admin/post.php', {
      method: 'POST',
      headers: { cookie: editor.cookie },
      body: new URLSearchParams({
        ...{ _wpnonce: nonce, action: 'editpost', originalaction: 'editpost', post_ID: id },
        ...{ post_type: 'shop', post_title: 'Negozio', post_status: 'draft', save: 'Salva' },
        energy_site_fields_nonce: fieldsNonce,
        'energy_site_fields[phone]': phone,
        'energy_site_fields[alert_text]': notice,
      }),
    });
  await save({ ...first, phone: typed, notice: `${typed}\r\nE poi` });
  for (let again = 0; again < 2; again += 1) {
    const form = await openForm(`/wp-admin/post.php?post=${id}&action=edit`);
    expect([form.phone, form.notice.replace(/^\n/, '')]).toEqual([typed, `${typed}\nE poi`]);
    await save(form);
  }
});
