import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campaignOf, campaigns, type NamedCampaign } from './campaigns.ts';

const schema = JSON.parse(readFileSync('schemas/blocks/banner-promo/schema.json', 'utf8'));
const options: string[] = schema.properties.campagna.oneOf.map((o: { const: string }) => o.const);

describe('campaigns', () => {
  it('are the twenty of the specification', () => {
    expect(options).toEqual(
      (
        'commerciale luce gas assicurazione clientiBusiness vas riscaldamento fotovoltaico ' +
        'condizionatori wallbox contatti puntiVendita purificatore subentroLuceGas subentroLuce ' +
        'subentroGas attivazioneLuceGas attivazioneLuce attivazioneGas libera'
      ).split(' '),
    );
    expect(schema.properties.campagna.default).toBe('commerciale');
    expect([...Object.keys(campaigns), 'libera']).toEqual(options);
  });

  it('have words of their own, a drawing and a page that exist', () => {
    const pages = readdirSync('wordpress/seed/pages').map(
      (file) => `/${file.slice(0, -'.json'.length).replaceAll('--', '/')}`,
    );
    const all = Object.values(campaigns);
    expect(new Set(all.map((campaign) => campaign.title)).size).toBe(all.length);
    expect(new Set(all.map((campaign) => campaign.text)).size).toBe(all.length);
    for (const { illustration, link } of all) {
      expect(existsSync(`site/public${illustration}`), illustration).toBe(true);
      expect(pages).toContain(link);
    }
  });

  it('name the configured number, or none', () => {
    expect(campaignOf({ campagna: 'contatti' }, '045 000 0123').text).toContain('045 000 0123');
    for (const campagna of Object.keys(campaigns) as NamedCampaign[]) {
      expect(campaignOf({ campagna }, '').text).not.toMatch(/\d{3}|numero|phone/);
    }
  });

  it('leave the free one to its editor', () => {
    expect(campaignOf({ campagna: 'libera', title: 'Mio', link: '/offerte' }, '')).toMatchObject({
      title: 'Mio',
      link: '/offerte',
      text: '',
    });
    expect(campaignOf({ campagna: 'gas', title: 'Mio' }, '').title).toBe(campaigns.gas.title);
  });
});
