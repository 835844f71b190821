import 'server-only';
import { KeptMarkup } from '@renderer/ui/rich-text/KeptMarkup.tsx';
import { handOver, type Markup } from '@renderer/ui/rich-text/kept-markup.ts';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A part of what a block renders. */
export interface Part {
  node: ReactNode;
  /** Nothing in it needs code in the browser. */
  isStatic: boolean;
  /** About as many characters as its copy for the browser would take. */
  size: number;
}

/** A copy shorter than this is not worth the mark in its place. */
const WORTH = 120;
/** What an element takes in the copy beside its attributes and content. */
const ELEMENT = 24;

/**
 * Parts made before: a block's children are read with the child, not again with each ancestor.
 * Only what was made here is known by it: an element that a component keeps outlives the request,
 * and what was handed over in one request must not come into another.
 */
const parts = new WeakMap<object, Part>();

/**
 * Reads what a block rendered: components are called, since they are pure, down to elements of
 * HTML and islands. Around islands, whatever needs no code is handed over as markup.
 */
export function readPart(node: ReactNode): Part {
  if (typeof node !== 'object' || node === null) {
    const size = typeof node === 'string' ? node.length : 4;
    return { node, isStatic: true, size };
  }
  const known = parts.get(node);
  if (known) return known;
  const part = Array.isArray(node)
    ? joined(node.map(readPart), (nodes) => nodes)
    : isValidElement<Props>(node)
      ? readElement(node)
      : { node, isStatic: false, size: 0 };
  if (typeof part.node === 'object' && part.node !== null) parts.set(part.node, part);
  return part;
}

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

function readElement(element: ReactElement<Props>): Part {
  const { type, props, key } = element;
  if (typeof type === 'string') {
    const attributes = attributesOf(props);
    const size = ELEMENT + JSON.stringify(attributes).length;
    return joined(
      [readPart(props.children)],
      ([children]) => make(type, attributes, key, children),
      size,
    );
  }
  if (type === Fragment) {
    return joined([readPart(props.children)], ([children]) => make(Fragment, {}, key, children));
  }
  if (typeof type === 'function' && !('$$typeof' in type)) {
    const rendered = readPart((type as (props: Props) => ReactNode)(props));
    if (key === null) return rendered;
    return joined([rendered], ([children]) => make(Fragment, {}, key, children));
  }
  // An island. Its children stand in the page from the start; other props may come into it later.
  if (props.children === undefined) return { node: element, isStatic: false, size: 0 };
  const { children, ...own } = props;
  return { node: make(type, own, key, settled(readPart(children))), isStatic: false, size: 0 };
}

/** The part as a promise: React comes back for it with an empty stack (`LEVELS` of the renderer). */
export function apart(part: Part): ReactNode {
  const node = Promise.resolve(part.node as Awaited<ReactNode>);
  parts.set(node, { ...part, node });
  return node;
}

/** One part of several: static when all are, else with the static ones among them handed over. */
function joined(list: readonly Part[], make: (nodes: ReactNode[]) => ReactNode, own = 0): Part {
  const isStatic = list.every((part) => part.isStatic);
  const node = make(list.map((part) => (isStatic ? part.node : settled(part))));
  return { node, isStatic, size: list.reduce((sum, { size }) => sum + size, own) };
}

/** The part as it goes into a tree that holds islands. */
function settled({ node, isStatic, size }: Part): ReactNode {
  if (!isStatic || size < WORTH) return node;
  if (Array.isArray(node)) return node.map((child) => settled(readPart(child)));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  if (type === Fragment) return make(Fragment, {}, key, settled(readPart(props.children)));
  return <KeptMarkup key={key ?? undefined} id={handOver(node as Markup)} />;
}

/** Attributes that say something: the copy for the browser would name the others as well. */
function attributesOf({ children: _, ...props }: Props): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}

/** Several children are given one by one, as JSX gives them: React asks a list for keys. */
const make = (type: ReactElement['type'], props: object, key: string | null, children: ReactNode) =>
  createElement(
    type,
    key === null ? props : { ...props, key },
    ...(Array.isArray(children) ? children : [children]),
  );
