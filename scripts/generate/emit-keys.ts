import { BANNER } from './banner.ts';
import { didYouMean } from './did-you-mean.ts';
import { type Block, type Schema, SchemaError } from './model.ts';
import { pointTo } from './resolve.ts';

/** A field with the names that lead to it: of a list's items, the list's and its own. */
interface Found {
  path: readonly string[];
  field: Schema;
}

/**
 * Which ids a block gives to the items of a list, which it takes from another block, and which blocks
 * have an anchor of their own.
 */
export function emitKeys(blocks: readonly Block[]): string {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const other = ({ field }: Found, keyword: string, name: unknown): Block => {
    const block = byName.get(String(name));
    if (!block) {
      const hint = didYouMean(String(name), byName.keys());
      refuse(field, keyword, `there is no block '${name}'${hint}`);
    }
    return block;
  };
  const given: Record<string, unknown> = {};
  const taken: Record<string, unknown> = {};
  for (const block of blocks) {
    const key = only(block, 'x-key');
    if (key) {
      const { prefix, content, add, first } = key.field['x-key'] as Record<string, string>;
      const [list, name] = key.path;
      if (list === undefined || name === undefined) {
        refuse(key.field, 'x-key', 'only items of a list of the block have ids');
      }
      const items = block.schema.properties?.[list];
      const title = items?.['x-item-title'];
      if (first !== undefined) wantSwitch(key.field, { name: first, holder: items?.items });
      given[block.key] = { list, name, title, prefix, first };
      if (content === undefined) continue;
      const holder = other(key, 'x-key', content);
      if (only(holder, 'x-key-of')?.field['x-key-of'] !== block.name) {
        refuse(key.field, 'x-key', `'${content}' has no field with 'x-key-of' '${block.name}'`);
      }
      if (first !== undefined) wantSwitch(key.field, { name: first, holder: holder.schema });
      given[block.key] = { list, name, title, prefix, content: holder.component, add, first };
    }
    const reference = only(block, 'x-key-of');
    if (!reference) continue;
    const [name, ...deeper] = reference.path;
    if (deeper.length > 0) refuse(reference.field, 'x-key-of', 'only the block itself bears an id');
    const of = other(reference, 'x-key-of', reference.field['x-key-of']);
    if (!only(of, 'x-key')) refuse(reference.field, 'x-key-of', `'${of.name}' gives no ids`);
    taken[block.key] = { name, of: of.key };
  }
  const anchored = blocks.filter(({ schema }) => schema.properties?.anchor).map(({ key }) => key);
  return `${BANNER}${TYPES}
/** By lower-cased component. */
export const givenKeys: Readonly<Record<string, GivenKey>> = ${JSON.stringify(given, null, 2)};

/** By lower-cased component. */
export const takenKeys: Readonly<Record<string, TakenKey>> = ${JSON.stringify(taken, null, 2)};

/** Blocks whose field \`anchor\` makes them a place of the page, by lower-cased component. */
export const anchored: ReadonlySet<string> = new Set(${JSON.stringify(anchored, null, 2)});
`;
}

const TYPES = `/** A field that gives the items of a list an id of their own in the page. */
export interface GivenKey {
  list: string;
  name: string;
  /** Field by which editors know an item. */
  title?: string;
  /** What ids that the editor makes begin with. */
  prefix: string;
  /** Block that holds what belongs to an item, and how one is added. */
  content?: string;
  add?: string;
  /** Switch of an item, and of its content, that only one of all may have on. */
  first?: string;
}

/** A field that says to which item of another block its block belongs. */
export interface TakenKey {
  name: string;
  /** The block that gives the id. */
  of: string;
}
`;

/** The one field of a block with a keyword. */
function only(block: Block, keyword: string): Found | undefined {
  const [first, second] = fieldsWith(block.schema, keyword);
  if (second) refuse(second.field, keyword, 'a block has one such field');
  return first;
}

function fieldsWith(schema: Schema, keyword: string): Found[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = field[keyword] === undefined ? [] : [{ path: [name], field }];
    const inner = [field, field.items ?? {}].flatMap((each) => fieldsWith(each, keyword));
    return [...own, ...inner.map((found) => ({ ...found, path: [name, ...found.path] }))];
  });
}

function wantSwitch(field: Schema, { name, holder }: { name: string; holder?: Schema }): void {
  if (holder?.properties?.[name]?.type === 'boolean') return;
  refuse(field, 'x-key', `'${name}' is no switch of the item and of its content`);
}

function refuse(schema: Schema, keyword: string, fault: string): never {
  throw new SchemaError(`${pointTo(schema, `/${keyword}`)}: ${fault}`);
}
