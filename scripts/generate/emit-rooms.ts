import { BANNER } from './banner.ts';
import type { Block, Example } from './model.ts';

interface Child {
  props?: Record<string, unknown>;
}

/** The room that new blocks bring along, and the containers that keep their blocks apart themselves. */
export function emitRooms(blocks: readonly Block[]): string {
  const starters = blocks.map(({ key, examples }) => ({ key, starter: starterOf(examples) }));
  const rooms = starters.flatMap(({ key, starter }) => {
    const room = roomOf(starter?.props ?? {});
    return room ? [[key, room]] : [];
  });
  const close = starters.filter(({ starter }) => holdsClose(starter)).map(({ key }) => key);
  return `${BANNER}
/** Distances above and below of a new block, by lower-cased component. */
export const rooms: Readonly<Record<string, { paddingTop: string; paddingBottom: string }>> = ${JSON.stringify(Object.fromEntries(rooms), null, 1)};

/** Containers whose examples hold blocks without such distances. */
export const closeContainers: ReadonlySet<string> = new Set(${JSON.stringify(close)});
`;
}

const starterOf = (examples: readonly Example[]) =>
  ['starter', 'typical']
    .map((starter) => examples.find(({ name }) => name === starter))
    .find(Boolean) ?? examples[0];

const roomOf = ({ paddingTop, paddingBottom }: Record<string, unknown>) =>
  typeof paddingTop === 'string' && typeof paddingBottom === 'string'
    ? { paddingTop, paddingBottom }
    : undefined;

const holdsClose = (starter: Example | undefined): boolean => {
  const children = (starter?.children ?? []) as readonly Child[];
  return (
    children.length > 0 &&
    children.every(({ props = {} }) => !('paddingTop' in props || 'paddingBottom' in props))
  );
};
