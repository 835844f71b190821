// @vitest-environment happy-dom
import type { PageContext } from '@renderer/contract.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanvasMessage } from '../canvas-protocol.ts';
import { remember } from '../clipboard/clipboard.ts';
import { writePayload } from '../clipboard/payload.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node } from '../test-support/document.ts';
import { auditPage, idsOfPage } from './audit-page.ts';
import { createBlockDataCache } from './block-data.ts';
import { CanvasNode } from './CanvasNode.tsx';
import { type CanvasRuntime, CanvasRuntimeContext } from './canvas-runtime.ts';
import { createCanvasStore } from './canvas-store.ts';
import { createInlineEditing } from './inline-editing.ts';
import { createLinkSearch } from './link-search.ts';
import { nodeIdAt } from './node-elements.ts';
import { PageContextContext } from './page-context.ts';
import { createPageWatch } from './page-watch.ts';
import { createPatternCache } from './pattern-cache.ts';
import { createWaitingCaret } from './waiting-caret.ts';

const renders = vi.hoisted(() => ({ of: new Map<string, number>() }));
const net = vi.hoisted(() => ({ isDown: false }));

vi.mock('@generated/registry.client.ts', async () => {
  const { loadable } = await import('@renderer/loadable.ts');
  interface ViewProps {
    props: { title?: string; broken?: boolean };
    nodeId: string;
    data?: { answer: string };
    children?: ReactNode;
  }
  const View = ({ props, nodeId, data, children }: ViewProps) => {
    renders.of.set(nodeId, (renders.of.get(nodeId) ?? 0) + 1);
    if (props.broken) throw new Error('broken');
    return (
      <section>
        <h2>{props.title}</h2>
        {data?.answer}
        {children}
      </section>
    );
  };
  const block = (component: string, more = {}) => [
    component.toLowerCase(),
    {
      entry: { component, label: component, slots: [], hasLoader: false, ...more },
      View,
      fillDefaults: (props: object) => ({ title: 'Senza titolo', ...props }),
    },
  ];
  const late = (component: string) => {
    const load = async () => {
      if (net.isDown) throw new Error('ChunkLoadError');
      return { default: View };
    };
    const { Component, preload } = loadable(load);
    const [key, rest] = block(component) as [string, object];
    return [key, { ...rest, View: Component, preload }];
  };
  return {
    clientRegistry: new Map([
      block('Text'),
      block('Box', { slots: ['children'] }),
      block('News', { hasLoader: true }),
      late('Late'),
      late('Unreachable'),
    ] as never),
  };
});

const context = { ...bootstrapFor('http://x').config.context, media: new Map() } as PageContext;
let runtime: CanvasRuntime;
let tell: ReturnType<typeof vi.fn<(message: CanvasMessage) => void>>;

beforeEach(() => {
  renders.of.clear();
  tell = vi.fn();
  // Nothing has a size in this browser: blocks would count as empty.
  const boxes = [new DOMRect(0, 0, 100, 20)];
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes as never);
  const store = createCanvasStore(context);
  runtime = {
    store,
    blockData: createBlockDataCache(tell),
    patterns: createPatternCache(tell),
    inline: createInlineEditing(store, tell),
    waitingCaret: createWaitingCaret(),
    links: createLinkSearch(tell),
    pageWatch: createPageWatch(store),
    tell,
    connect: () => () => {},
  };
});
afterEach(cleanup);

function show(...nodes: ReturnType<typeof node>[]) {
  const nested = new Set(nodes.flatMap(({ childIds }) => childIds));
  const top = nodes.map(({ id }) => id).filter((id) => !nested.has(id));
  const root = node('root', { component: 'root', childIds: top });
  const items = [root, ...nodes].map((item) => ({ node: item, problems: [] }));
  runtime.store.receive({ type: 'init', context, media: [], versions: {}, nodes: items });
  return render(
    <CanvasRuntimeContext value={runtime}>
      <PageContextContext value={context}>
        <CanvasNode id="root" ancestors={new Set()} />
      </PageContextContext>
    </CanvasRuntimeContext>,
  );
}
const patch = (changed: ReturnType<typeof node>, problems: string[] = []) =>
  act(() =>
    runtime.store.receive({ type: 'patch', nodes: [{ node: changed, problems }], removed: [] }),
  );
const text = (id: string, props: Record<string, unknown> = {}) =>
  node(id, { component: 'Text', props });

describe('the canvas', () => {
  it('renders again only the node that changed', () => {
    show(
      node('box', { component: 'Box', childIds: ['a', 'b'] }),
      text('a', { title: 'Uno' }),
      text('b'),
    );
    renders.of.clear();
    patch(text('a', { title: 'Due' }));
    expect(screen.getByText('Due')).toBeTruthy();
    expect([...renders.of]).toEqual([['a', 1]]);
  });

  it('renders one node of five hundred for a keystroke', () => {
    const texts = Array.from({ length: 499 }, (_, at) => text(`t${at}`, { title: `Testo ${at}` }));
    show(node('box', { component: 'Box', childIds: texts.map(({ id }) => id) }), ...texts);
    expect(renders.of.size).toBe(500);
    renders.of.clear();
    patch(text('t250', { title: 'Testo 250!' }));
    expect(screen.getByText('Testo 250!')).toBeTruthy();
    expect([...renders.of]).toEqual([['t250', 1]]);
  });

  it('renders a container again without its children', () => {
    const box = node('box', { component: 'Box', childIds: ['a', 'b'] });
    show(box, text('a'), text('b'));
    renders.of.clear();
    patch({ ...box, props: { title: 'Nuovo' } });
    expect([...renders.of.keys()]).toEqual(['box']);
  });

  it('puts no element of its own around blocks', () => {
    const { container } = show(text('a'), text('b'));
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(['SECTION', 'SECTION']);
  });

  it('knows the innermost node of an element', () => {
    const { container } = show(
      node('box', { component: 'Box', props: { title: 'Fuori' }, childIds: ['a'] }),
      text('a', { title: 'Dentro' }),
    );
    expect(nodeIdAt(screen.getByText('Dentro'))).toBe('a');
    expect(nodeIdAt(screen.getByText('Fuori'))).toBe('box');
    expect(nodeIdAt(container)).toBeNull();
  });

  it('keeps the place of a hidden block, with the way back, and shows nothing of it', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const box = node('box', { component: 'Box', childIds: ['a'], hidden: true });
    const { container } = show(box, text('a', { title: 'Dentro' }), text('b', { title: 'Fuori' }));
    main.append(container);
    expect(screen.queryByText('Dentro')).toBeNull();
    expect(nodeIdAt(screen.getByText('«Box» è nascosto'))).toBe('box');
    const { headings } = await auditPage(() => true);
    expect(headings.map((heading) => heading.text)).toEqual(['Fuori']);
    screen.getByRole('button', { name: 'Mostra sul sito' }).click();
    expect(tell).toHaveBeenCalledWith({ type: 'action', id: 'box', action: 'toggle-hidden' });
    patch({ ...box, uneditable: true });
    expect(screen.queryByRole('button', { name: 'Mostra sul sito' })).toBeNull();
    patch({ ...box, hidden: false });
    expect(screen.getByText('Dentro')).toBeTruthy();
    main.remove();
  });

  it('shows a notice in the place of a block that throws; its siblings stand', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show(text('a', { broken: true }), text('b', { title: 'Intatto' }));
    expect(screen.getByText('«Text» non si può mostrare')).toBeTruthy();
    expect(screen.getByText('Intatto')).toBeTruthy();
    patch(text('a', { title: 'Guarito' }));
    expect(screen.getByText('Guarito')).toBeTruthy();
    expect(screen.queryByText('«Text» non si può mostrare')).toBeNull();
  });

  it('says that the code of a block has not come, and gets it when told to', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    net.isDown = true;
    const late = (id: string, title: string) => node(id, { component: 'Late', props: { title } });
    await act(async () => show(late('a', 'Uno'), late('b', 'Due')));
    expect(screen.getAllByText(/Il codice del blocco non si è caricato/)).toHaveLength(2);
    const retry = () => screen.getAllByRole('button', { name: 'Riprova' })[0]?.click();
    await act(async () => retry());
    expect(screen.getAllByText(/Il codice del blocco non si è caricato/)).toHaveLength(2);
    net.isDown = false;
    await act(async () => retry());
    expect(screen.getByText('Uno')).toBeTruthy();
    expect(screen.getByText('Due')).toBeTruthy();
    error.mockRestore();
  });

  it('tells the checks which blocks it could not show', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    net.isDown = true;
    const main = document.body.appendChild(document.createElement('main'));
    await act(async () => {
      const { container } = show(
        node('a', { component: 'Unreachable' }),
        text('b', { broken: true }),
      );
      main.append(container);
    });
    expect((await auditPage(() => true)).unseen).toEqual([
      { node: 'a', why: 'code' },
      { node: 'b', why: 'contents' },
    ]);
    expect(await idsOfPage(() => true)).toBeUndefined();
    net.isDown = false;
    main.remove();
  });

  it('tells which places links may lead to', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = '<section id="luce"><h2>Luce</h2><p id="prezzi">Prezzi</p></section>';
    expect(await idsOfPage(() => true)).toEqual(['luce', 'prezzi']);
    main.remove();
  });

  it('shows a notice for an unknown block', () => {
    show(node('x', { component: 'Mistero' }));
    expect(screen.getByText('Blocco «Mistero» sconosciuto')).toBeTruthy();
  });

  it('keeps the last valid state in view while the fields are invalid', () => {
    show(text('a', { title: 'Valido' }));
    patch(text('a', { title: 7 }), ['Titolo: Deve essere un testo.']);
    expect(screen.getByText('Valido')).toBeTruthy();
    expect(screen.getByText('Titolo: Deve essere un testo.')).toBeTruthy();
  });

  it('shows what else is written while only texts are missing', () => {
    show(text('a', { title: 'Prima' }));
    const changed = node('a', { component: 'Text', props: { title: 'Seconda', items: [{}] } });
    const unwritten = [['items', 0, 'title']];
    const nodes = [{ node: changed, problems: ['Titolo: Richiesto'], unwritten }];
    act(() => runtime.store.receive({ type: 'patch', nodes, removed: [] }));
    expect(screen.getByText('Seconda')).toBeTruthy();
    expect(screen.getByText(/non è completo: sul sito non appare$/)).toBeTruthy();
  });

  it('shows a block that was never valid as a notice alone', () => {
    runtime.store.receive({ type: 'init', context, media: [], versions: {}, nodes: [] });
    show();
    patch(node('root', { component: 'root', childIds: ['a'] }));
    patch(text('a', { title: 7 }), ['Titolo: Deve essere un testo.']);
    expect(renders.of.has('a')).toBe(false);
  });

  it('asks again for data that could not be had, when told to', () => {
    show(node('root', { component: 'root', childIds: ['n'] }), node('n', { component: 'News' }));
    const asked = () =>
      tell.mock.calls.flatMap(([message]) => (message.type === 'data' ? [message] : []));
    const [{ key } = { key: '' }] = asked();
    act(() => runtime.blockData.receive({ type: 'data-failed', key, message: 'Accedi di nuovo.' }));
    expect(screen.getByText(/Accedi di nuovo/)).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Riprova' }).click());
    expect(asked()).toHaveLength(2);
    act(() => runtime.blockData.receive({ type: 'data', key, data: { answer: 'Notizia' } }));
    expect(screen.getByText('Notizia')).toBeDefined();
  });

  it('asks for the data of a block with a loader once, and shows it', () => {
    const news = (id: string) => node(id, { component: 'News' });
    show(news('a'), news('b'));
    const asked = tell.mock.calls.filter(([message]) => message.type === 'data');
    expect(asked).toHaveLength(1);
    expect(screen.getAllByText('Caricamento dei dati…')).toHaveLength(2);
    const [message] = asked[0] as [{ type: 'data'; key: string }];
    const { key } = message;
    act(() => runtime.blockData.receive({ type: 'data', key, data: { answer: 'Notizia' } }));
    expect(screen.getAllByText('Notizia')).toHaveLength(2);
  });

  it('offers to add the first block to an empty page', () => {
    show();
    screen.getByRole('button', { name: /Aggiungi il primo blocco/ }).click();
    expect(tell).toHaveBeenCalledWith({ type: 'pick', place: { parentId: 'root', index: 0 } });
  });

  it('offers what was copied to an empty page, and to an empty container', () => {
    remember(writePayload({ nodes: new Map([['a', text('a')]]), media: [] }, ['a'], {}));
    show(node('box', { component: 'Box' }));
    act(() => screen.getByRole('button', { name: 'Incolla un blocco' }).click());
    expect(tell).toHaveBeenCalledWith({ type: 'paste-at', place: { parentId: 'box', index: 0 } });
    expect(screen.getByText('«Box» è vuoto')).toBeTruthy();
    patch(node('root', { component: 'root' }));
    act(() => screen.getByRole('button', { name: /^Incolla un blocco/ }).click());
    expect(tell).toHaveBeenCalledWith({ type: 'paste-at', place: { parentId: 'root', index: 0 } });
  });

  it('shows a synced pattern where a node refers to it, as part of that node', () => {
    const reference = (id: string, patternId: number) =>
      node(id, { component: 'SyncedPattern', props: { patternId } });
    const patternOf = (nodes: ReturnType<typeof node>[], problem: string | null = null) => ({
      ...{ title: 'Fascia', media: [], problem },
      nodes: nodes.map((item) => ({ node: item, problems: [] })),
    });
    const answer = (id: number, pattern: ReturnType<typeof patternOf>) =>
      act(() => runtime.patterns.receive({ type: 'pattern', id, pattern }));
    const root = node('root', { component: 'root', childIds: ['x', 'inner'] });
    show(reference('r', 1), reference('s', 1));
    const asked = tell.mock.calls.filter(([{ type }]) => type === 'pattern');
    expect(asked).toEqual([[{ type: 'pattern', id: 1 }]]);
    answer(1, patternOf([root, text('x', { title: 'Condiviso' }), reference('inner', 1)]));
    expect(screen.getAllByText('Condiviso')).toHaveLength(2);
    // A pattern in itself ends there.
    expect(screen.getAllByText(/Contiene sé stesso/)).toHaveLength(2);
    answer(1, patternOf([], 'Non esiste più: sul sito qui non appare nulla.'));
    expect(screen.queryByText('Condiviso')).toBeNull();
    expect(screen.getAllByText(/Non esiste più/)).toHaveLength(2);
  });

  it('survives a node that contains itself', () => {
    show(node('box', { component: 'Box', childIds: ['box'] }));
    patch(node('root', { component: 'root', childIds: ['box'] }));
    expect(renders.of.get('box')).toBe(1);
  });
});
