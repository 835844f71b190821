import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBlocks } from '../load.ts';

/** Where the block's schema lies in its repository. */
export const FILE = 'schemas/blocks/prova/schema.json';

export const text = (more: object = {}) => ({ type: 'string', title: 'Testo', ...more });
export const list = (items: object, more: object = {}) => ({
  ...{ type: 'array', title: 'Lista', items },
  ...more,
});
export const group = (properties: object, more: object = {}) => ({
  ...{ type: 'object', title: 'Gruppo', properties },
  ...more,
});

/** A repository with our shared definitions and one block, to be removed in the end. */
export function oneBlock() {
  const root = mkdtempSync(path.join(tmpdir(), 'fields-'));
  const shared = path.join(root, 'schemas/shared');
  cpSync('schemas/shared', shared, { recursive: true });
  return {
    /** Loads it with a block that has these fields. */
    load(properties: object, more: object = {}) {
      const folder = path.join(root, path.dirname(FILE));
      mkdirSync(folder, { recursive: true });
      const schema = {
        ...{ $id: 'blocks/prova', type: 'object', 'x-component': 'Prova' },
        ...{ 'x-display-name': 'Prova', 'x-label': 'Prova' },
        ...{ properties, ...more },
      };
      writeFileSync(path.join(root, FILE), JSON.stringify(schema));
      return loadBlocks(root);
    },
    writeShared: (name: string, definition: object) =>
      writeFileSync(path.join(shared, `${name}.json`), JSON.stringify(definition)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
