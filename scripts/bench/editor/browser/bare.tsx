import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { installProbe } from './probe.ts';
import { Block, pageText } from './views.tsx';

/**
 * The floor: a flat map, one subscription a node, one field, undo by keeping maps. It can do
 * nothing else; no editor with features will be faster.
 */
interface Node {
  id: string;
  component: string;
  props: Record<string, unknown>;
  childIds: string[];
}

let nodes = new Map((JSON.parse(pageText()) as Node[]).map((node) => [node.id, node]));
let selected: string | null = null;
const past: (typeof nodes)[] = [];
const listeners = new Map<string, Set<() => void>>();

const subscribe = (id: string) => (listener: () => void) => {
  const own = listeners.get(id) ?? new Set();
  listeners.set(id, own.add(listener));
  return () => void own.delete(listener);
};
function become(next: typeof nodes): void {
  const before = nodes;
  nodes = next;
  for (const [id, node] of next) if (before.get(id) !== node) tell(id);
  tell('selection');
}
const tell = (id: string) => {
  for (const listener of listeners.get(id) ?? []) listener();
};
function change(...changed: Node[]): void {
  past.push(nodes);
  become(new Map([...nodes, ...changed.map((node) => [node.id, node] as const)]));
}
const get = (id: string) => {
  const node = nodes.get(id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};

const View = memo(function View({ id }: { id: string }) {
  const node = useSyncExternalStore(subscribe(id), () => nodes.get(id));
  if (!node) return null;
  return (
    <div data-id={id}>
      <Block id={id} component={node.component} props={node.props}>
        {node.childIds.length > 0 && node.childIds.map((child) => <View key={child} id={child} />)}
      </Block>
    </div>
  );
});

const subscribeSelection = subscribe('selection');
function Panel() {
  const id = useSyncExternalStore(subscribeSelection, () => selected);
  const node = useSyncExternalStore(subscribeSelection, () => nodes.get(id ?? ''));
  if (!node) return null;
  return (
    <input
      name="title"
      value={String(node.props.title ?? '')}
      onChange={({ target }) => change({ ...node, props: { ...node.props, title: target.value } })}
    />
  );
}

document.addEventListener('click', ({ target }) => {
  selected = (target as Element).closest('[data-id]')?.getAttribute('data-id') ?? selected;
  tell('selection');
});
installProbe({
  canvas: () => document,
  field: () => document.querySelector<HTMLInputElement>('input[name="title"]'),
  add(section) {
    const parent = get(`p${section}`);
    const id = `new${past.length}`;
    change(
      { id, component: 'TextBlock', props: { title: 'Nuovo' }, childIds: [] },
      { ...parent, childIds: parent.childIds.toSpliced(1, 0, id) },
    );
  },
  move(section) {
    const parent = get(`p${section}`);
    change({ ...parent, childIds: parent.childIds.toReversed() });
  },
  remove(section) {
    const parent = get(`p${section}`);
    change({ ...parent, childIds: parent.childIds.slice(1) });
  },
  undo() {
    const before = past.pop();
    if (before) become(before);
  },
});
createRoot(document.getElementById('editor') as HTMLElement).render(
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 320px', height: '100vh' }}>
    <main style={{ overflow: 'auto' }}>
      <View id="page" />
    </main>
    <aside>
      <Panel />
    </aside>
  </div>,
);
