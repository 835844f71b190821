// @vitest-environment happy-dom
import { parseDocument } from '@renderer/document/parse.ts';
import { expect, it } from 'vitest';
import { readyToReplace, replaceInDocument } from './replace-in-document.ts';
import { whyLeft } from './why-left.ts';

type Nodes = Record<string, { component: string; props?: object; [more: string]: unknown }>;

async function replaced(nodes: Nodes, text: string, by: string) {
  const named = Object.entries(nodes).map(([id, node]) => [id, { id, childIds: [], ...node }]);
  const root = { id: 'root', component: 'root', props: {}, childIds: Object.keys(nodes) };
  const document = parseDocument(JSON.stringify({ nodes: { root, ...Object.fromEntries(named) } }));
  await readyToReplace(document);
  const result = replaceInDocument(document, { text, by });
  return {
    ...result,
    before: document,
    props: (id: string) => result.document.nodes.get(id)?.props,
  };
}

it('texts, formatted texts and links change at any depth; ids and choices stay', async () => {
  const tabs = [{ title: 'luce', tabId: 'luce' }];
  const { count, props, document, before } = await replaced(
    {
      a: { component: 'TextBlock', props: { title: 'luce', text: '<p>La luce</p>' } },
      b: { component: 'ProductPageTab', props: { tabs } },
      c: { component: 'TextBlock', props: { title: 'gas', text: '<p>gas</p>' } },
    },
    'luce',
    'acqua',
  );
  expect(count).toBe(3);
  expect(props('a')).toMatchObject({ title: 'acqua', text: '<p>La acqua</p>' });
  expect(props('b')).toEqual({ tabs: [{ title: 'acqua', tabId: 'luce' }] });
  expect(document.nodes.get('c')).toBe(before.nodes.get('c'));
});

it('what a lock holds stays, with all that lies within', async () => {
  const { count, locked, props } = await replaced(
    {
      a: { component: 'TextBlock', props: { title: 'luce' }, uneditable: true },
      b: { component: 'TextBlock', props: { title: 'luce' } },
    },
    'luce',
    'gas',
  );
  expect([count, locked]).toEqual([1, 1]);
  expect(props('a')).toMatchObject({ title: 'luce' });
});

it('a text that its block would not be valid with is told, with the reason', async () => {
  const result = await replaced(
    { a: { component: 'FormPmi', props: { recipients: [{ email: 'info@azienda.example' }] } } },
    'info@azienda.example',
    'non è un indirizzo',
  );
  expect(whyLeft(result)).toMatch(/^In «.+» non andrebbe bene: /);
});

it('says why nothing changes', async () => {
  const upper = { a: { component: 'TextBlock', props: { title: 'LUCE' } } };
  expect(whyLeft(await replaced(upper, 'luce', 'gas'))).toMatch(/scritto in un altro modo/);
  const locked = { a: { component: 'TextBlock', props: { title: 'luce' }, uneditable: true } };
  expect(whyLeft(await replaced(locked, 'luce', 'gas'))).toMatch(/bloccato/);
});

it('what the page says of its images changes, their addresses and names stay', async () => {
  const item = { id: 'm', focus: [50, 50] as const };
  const described = { ...item, url: '/luce.jpg', name: 'luce.jpg', alt: 'Una luce accesa' };
  const media = [described, { ...item, id: 'n', url: '/gas.jpg', alt: 'Un fornello' }];
  const before = { ...(await replaced({}, 'luce', 'gas')).before, media };
  const { document, count } = replaceInDocument(before, { text: 'luce', by: 'lampada' });
  expect(count).toBe(1);
  expect(document.media).toEqual([{ ...described, alt: 'Una lampada accesa' }, media[1]]);
  expect(document.media[1]).toBe(media[1]);
  expect(replaceInDocument(before, { text: 'acqua', by: 'gas' }).document.media).toBe(media);
});
