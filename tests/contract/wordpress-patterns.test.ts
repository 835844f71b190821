import { describe, expect, it } from 'vitest';
import {
  aSecond,
  itemAt,
  newPage,
  newPattern,
  referenceTo,
  tree,
} from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const slug = (path: string) => itemAt(wordPress, path);

describe('synced patterns', () => {
  it('come with the pages that show them, patterns inside of patterns too', async () => {
    const text = tree({ id: 'a', component: 'TextBlock', props: { title: 'Uno' } });
    const inner = await newPattern(editor, text);
    const outer = await newPattern(editor, tree(referenceTo(inner)));
    const other = await newPattern(editor, tree());
    await newPage(editor, {
      ...{ title: 'Mostra', slug: 'mostra' },
      content: tree(referenceTo(outer)),
    });
    const { patterns } = await slug('/mostra');
    expect(Object.keys(patterns).map(Number)).toEqual([inner, outer]);
    expect(patterns[inner]).toBe(text);
    expect(patterns).not.toHaveProperty(String(other));

    await editor.rest('DELETE', `/wp/v2/pb-patterns/${inner}`);
    expect(Object.keys((await slug('/mostra')).patterns).map(Number)).toEqual([outer]);
  });

  it('end for patterns that hold each other', async () => {
    const one = await newPattern(editor, tree());
    const two = await newPattern(editor, tree(referenceTo(one)));
    await editor.rest('POST', `/wp/v2/pb-patterns/${one}`, { content: tree(referenceTo(two)) });
    await newPage(editor, { title: 'Giro', slug: 'giro', content: tree(referenceTo(one)) });
    expect(Object.keys((await slug('/giro')).patterns)).toHaveLength(2);
  });

  it('tell which pages use them, drafts included; visitors are told nothing', async () => {
    const inner = await newPattern(editor, tree());
    const outer = await newPattern(editor, tree(referenceTo(inner)));
    const direct = await newPage(editor, {
      ...{ title: 'Diretta', slug: 'diretta' },
      content: tree(referenceTo(inner)),
    });
    const draft = await newPage(editor, {
      ...{ title: 'Bozza', slug: 'bozza-col-blocco', status: 'draft' },
      content: tree(referenceTo(outer)),
    });
    const address = `/msr/v1/where-used?pattern=${inner}`;
    const usage = (await (await editor.rest('GET', address)).json()) as { id: number }[];
    expect(usage.map(({ id }) => id)).toEqual([direct, draft]);
    const plain = await newPage(editor, { title: 'Senza', slug: 'senza', content: tree() });
    const kept = { content: tree(referenceTo(inner)) };
    await aSecond();
    await editor.rest('POST', `/wp/v2/pages/${plain}/autosaves`, kept);
    const now = (await (await editor.rest('GET', address)).json()) as object[];
    expect(now).toMatchObject([
      { id: direct, in_draft: false },
      { id: draft, in_draft: false },
      { id: plain, in_draft: true, planned: false },
    ]);
    expect((await wordPress.get(`/wp-json${address}`)).status).toBe(401);
  });

  it('are searched for texts as pages are, with a page that shows them', async () => {
    const number = `800 ${Date.now()}`;
    const text = (title: string) =>
      tree({ id: 'a', component: 'TextBlock', props: { title: `${title} ${number}` } });
    const shown = await newPattern(editor, text('Chiama'));
    const unused = await newPattern(editor, text('Oppure'));
    await newPage(editor, {
      ...{ title: 'Mostra', slug: 'mostra-il-numero' },
      content: tree(referenceTo(shown)),
    });
    const address = `/msr/v1/where-used?text=${encodeURIComponent(number)}`;
    const usage = (await (await editor.rest('GET', address)).json()) as object[];
    expect(usage).toMatchObject([
      { id: shown, pattern: true, path: '/mostra-il-numero', count: 1 },
      { id: unused, pattern: true, path: '', count: 1 },
    ]);
  });

  it('are not overwritten by who did not see the last change', async () => {
    const pattern = await newPattern(editor, tree());
    const answer = await editor.rest('POST', `/wp/v2/pb-patterns/${pattern}`, {
      ...{ content: tree(), expected_content: 'another' },
    });
    expect(answer.status).toBe(409);
  });
});
