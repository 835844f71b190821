// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { rank } from '../rank.ts';
import { addEntries, paletteEntries } from './entries.ts';

function find(query: string, status: string): (string | undefined)[] {
  const bootstrap = bootstrapFor('http://127.0.0.1:9');
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  return rank(paletteEntries(session), query).map(({ label }) => label);
}

describe('the palette', () => {
  it('finds the checks by the name of their panel', () => {
    expect(find('controlli', 'draft')[0]).toBe('Controlla la pagina');
  });

  it.each([
    ['publish', 'ritira', 'Ritira dalla pubblicazione'],
    ['publish', 'senza pubblicare', 'Salva bozza'],
    ['draft', 'programma', 'Programma la pubblicazione…'],
    ['draft', 'pianifica', 'Programma la pubblicazione…'],
    ['future', 'annulla la prog', 'Annulla la programmazione'],
    ['draft', 'link di anteprima', 'Copia il link di anteprima'],
  ])('offers for a page that is %s what «%s» asks for', (status, query, label) => {
    expect(find(query, status)[0]).toBe(label);
  });

  it.each([
    ...['titolo', 'indirizzo', 'slug', 'elimina', 'cestino', 'seo', 'impostazioni', 'rinomina'],
    ...['google', 'social'],
  ])('finds the settings of the page by «%s»', (query) => {
    expect(find(query, 'draft')[0]).toBe('Impostazioni della pagina');
  });

  it.each([
    ['bottone', 'Tasto Gradiente'],
    ['foto', 'Immagine'],
    ['mappa', 'Ricerca dei punti vendita'],
    ['fisarmonica', 'FAQ in gruppi'],
    ['tabella prezzi', 'Piani e prezzi'],
    ['tab', 'Gruppo di schede'],
  ])('finds by «%s» the block that editors call so', (query, label) => {
    expect(find(query, 'draft')).toContain(label);
  });

  it('finds what editors saved, as the picker does', () => {
    const session = createSession(bootstrapFor('http://127.0.0.1:9'));
    const saved = { id: 70, title: 'Invito di settembre', content: '', synced: true, modified: '' };
    session.ui.setState({ patterns: [saved] });
    const [found] = rank(addEntries(session), 'settembre');
    expect(found).toMatchObject({ label: saved.title, hint: 'Blocco condiviso' });
    expect(rank(paletteEntries(session), 'settembre')[0]?.id).toBe(found?.id);
  });

  it('offers a way to save a draft once, and no moment for what is published', () => {
    expect(find('salva bozza', 'draft').filter((label) => label === 'Salva bozza')).toHaveLength(1);
    expect(find('programma la', 'publish')).not.toContain('Programma la pubblicazione…');
  });

  it('offers openings of pages last where what is added comes into a tab', () => {
    const content = node('c', { component: 'ProductPageTabContent', childIds: ['a'] });
    const nodes = [content, node('a'), node('b')];
    const session = createSession(
      bootstrapFor('http://127.0.0.1:9', serializeDocument(page(...nodes))),
    );
    const isHead = ({ label }: { label: string }) => label.startsWith('Hero');
    session.actions.select('b');
    expect(addEntries(session).findIndex(isHead)).toBe(0);
    session.actions.select('a');
    expect(addEntries(session).findLastIndex(isHead)).toBeGreaterThan(
      addEntries(session).length - 10,
    );
    expect(addEntries(session).findIndex(isHead)).toBeGreaterThan(50);
  });
});
