/** How an element begins, without the sign that ends its tag and with it. */
export interface Start {
  open: string;
  whole: string;
}

/** How an element begins and ends; without an end, it has no content. */
export interface Tag extends Start {
  close?: string;
}

/** Elements that are written as they stand: all others have rules that React knows. */
export const TAGS: ReadonlyMap<string, Tag> = new Map([
  ...(
    'a abbr address article aside b bdi blockquote caption cite code dd del details div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup i ins li main mark nav ol p picture ' +
    'q s section small span strong sub summary sup table tbody td tfoot th thead time tr u ul ' +
    'circle defs ellipse g line linearGradient path polygon polyline radialGradient rect stop svg'
  )
    .split(' ')
    .map((name): [string, Tag] => [name, { ...startOf(`<${name}`), close: `</${name}>` }]),
  ...['br', 'col', 'hr', 'img', 'source'].map((name): [string, Tag] => [name, startOf(`<${name}`)]),
]);

export function startOf(open: string): Start {
  return { open: flatten(open), whole: flatten(`${open}>`) };
}

/**
 * Makes one text of what V8 keeps as a tree of its pieces until somebody reads in it. A large page
 * is mostly such trees: collecting garbage among them takes longer than copying them once.
 */
export function flatten(text: string): string {
  text.charCodeAt(0);
  return text;
}
