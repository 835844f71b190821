import { examples } from '@generated/examples.ts';
import { serverRegistry } from '@generated/registry.server.ts';
import { createElement as h, type ReactNode, useId, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as components from '#islands';
import { renderNodes } from '../render/DocumentView.tsx';
import type { PreparedNode } from '../render/prepare.ts';
import { defaultContext } from './default-context.ts';
import { MarkupWriter } from './markup-writer.ts';
import { ReactAttributes } from './react-attributes.ts';

const attributes = new ReactAttributes(renderToStaticMarkup);

function Counter({ children }: { children?: ReactNode }) {
  const [count] = useState(1);
  return h('div', { id: useId() }, count, children);
}

const islands = new Set<unknown>([...Object.values(components), Counter]);
const newWriter = () => new MarkupWriter({ react: renderToStaticMarkup, attributes, islands });

/** Ids are React's own, and differ with the place from which it writes. */
const withoutIds = (html: string) => html.replace(/_(i\d+)?R_\w*_/g, '_id_');
const PRELOAD = /<link rel="preload"[^>]*>/g;
const same = (ours: string, reacts: string) => {
  expect(withoutIds(ours.replace(PRELOAD, ''))).toBe(withoutIds(reacts.replace(PRELOAD, '')));
  expect(new Set(ours.match(PRELOAD))).toEqual(new Set(reacts.match(PRELOAD)));
};

const option = (value: string) => h('option', { value, key: value }, value);
const image = (props: object) => h('img', { alt: '', ...props });

describe('writes what React writes', () => {
  it.each<[string, ReactNode]>([
    ['texts', h('p', null, '<a> & "b"', ' ’', 0, 1.5, null, false, true, undefined, "'")],
    ['names', h('a', { className: 'a "b"', tabIndex: -1, htmlFor: 'x', 'aria-hidden': false })],
    ['flags', h('details', { open: true, hidden: false, 'data-on': true })],
    [
      'styles',
      h('p', { style: { marginTop: 4, lineHeight: 1.5, '--x': 0, top: 0, left: '', color: ' a' } }),
    ],
    ['no style', h('p', { style: { left: undefined } })],
    ['what is left out', h('p', { onClick: () => {}, suppressHydrationWarning: true, id: null })],
    ['code as an address', h('a', { href: ' \tjavascript:alert(1)' }, 'x')],
    ['no address', h('a', { href: '' }, 'x')],
    ['counts', h('td', { colSpan: 2, rowSpan: 0, className: '' })],
    [
      'drawings',
      h('svg', { viewBox: '0 0 1 1', strokeWidth: 2 }, h('path', { fillRule: 'evenodd' })),
    ],
    ['given markup', h('div', { ['dangerously' + 'SetInnerHTML']: { __html: '<b>&</b>' } })],
    ['images', h('p', null, image({ src: '/a.jpg' }), image({ src: '/b.jpg', loading: 'lazy' }))],
    [
      'pictures',
      h(
        'picture',
        null,
        h('source', { srcSet: '/a.avif' }),
        image({ src: '/a', fetchPriority: 'high' }),
      ),
    ],
    ['fields', h('select', { defaultValue: '2' }, option('1'), option('2'))],
    [
      'void elements',
      h('p', null, 'a', h('br'), h('input', { disabled: true, defaultValue: 'x' })),
    ],
    ['islands', h('div', null, h(Counter, null, 'a'), h(Counter, null, h('p', null, 'b')))],
  ])('%s', (_name, node) => {
    same(newWriter().page(node), renderToStaticMarkup(node));
  });

  it('parts within parts, also where an island stands between them', () => {
    const writer = newWriter();
    const inner = writer.part(h('p', null, 'dentro & "fuori"'), 'p');
    const island = writer.part(h(Counter, null, inner), 'c');
    same(
      writer.page(h('section', null, island)),
      '<section><div id="_R_0_">1<p>dentro &amp; &quot;fuori&quot;</p></div></section>',
    );
  });

  it('with ids of their own for each island', () => {
    const html = newWriter().page([h(Counter, { key: 1 }), h(Counter, { key: 2 })]);
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('writes each example of each block as React does', () => {
  const all = Object.entries(examples).flatMap(([key, own]) =>
    own.map((example) => [`${key}, ${example.name}`, key, example] as const),
  );
  it.each(all)('%s', (_name, key, example) => {
    const block = serverRegistry.get(key);
    if (!block) throw new Error(`no block ${key}`);
    const node: PreparedNode = {
      ...{ id: 'x-1', block, data: example.data, children: [] },
      props: block.fillDefaults(example.props),
    };
    const prepared = { nodes: [node], context: defaultContext(), report: () => {} };
    const writer = newWriter();
    same(
      writer.page(renderNodes(prepared, (rendered, { id }) => writer.part(rendered, id))),
      renderToStaticMarkup(renderNodes(prepared)),
    );
  });
});
