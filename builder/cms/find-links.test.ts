import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { findLinks } from './find-links.ts';

const item = { id: 7, title: 'Nuova attivazione', path: '/nuova-attivazione' };
const session = {
  cms: { library: { search: async () => [item] } },
  bootstrap: { config: { context: { funnelDomain: 'https://attiva.example' } } },
} as unknown as Pick<Session, 'cms' | 'bootstrap'>;

const found = async (query: string) => (await findLinks(session, query)).map(({ label }) => label);

it.each(['attiva', 'attivazione', 'Attivazione online', 'attiva online', 'adesione', 'sottoscr'])(
  'what buttons mostly lead to comes first for «%s»',
  async (query) => {
    expect(await found(query)).toEqual(['Attivazione online', 'Nuova attivazione']);
  },
);

it.each(['nuova attivazione', 'contatti', 'disattiva'])('«%s» means a page', async (query) => {
  expect(await found(query)).toEqual(['Nuova attivazione']);
});
