import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderName } from '../new-block/names.ts';
import { checkBlockSchema } from './check.ts';
import { checkFields } from './check-fields.ts';
import { Faults } from './faults.ts';
import { checkIsland } from './load-islands.ts';
import { type Block, type Example, type Schema, SchemaError } from './model.ts';
import { readJsonFile } from './read-json-file.ts';
import { resolveSchema } from './resolve.ts';

/** Default group of a block (spec 2.12). */
const DEFAULT_GROUP = 'Tutti';

/** Reads every block of the repository at `root`; throws SchemaError with all that is wrong. */
export function loadBlocks(root: string): Block[] {
  const faults = new Faults();
  const blocks = folders(path.join(root, 'schemas/blocks')).flatMap(
    (name) => faults.read(() => loadBlock(root, name)) ?? [],
  );
  for (const own of OWN) {
    const owners = new Map<string, Block>();
    for (const block of blocks) {
      const other = owners.get(own.of(block));
      if (other) faults.passes(() => refuseSecond(own, block, other));
      owners.set(own.of(block), block);
    }
  }
  faults.refuse();
  return blocks;
}

interface Own {
  what: string;
  keyword: string;
  of(block: Block): string;
}

/** What each block has for itself: documents, generated code and editors go by one each. */
const OWN: readonly Own[] = [
  { what: 'identifier', keyword: 'x-component', of: (block) => block.key },
  { what: 'type name', keyword: 'x-component', of: (block) => block.typeName.toLowerCase() },
  { what: 'label', keyword: 'x-label', of: (block) => block.label.toLowerCase() },
];

/** Blames the block that stands in a folder of another name, as one that was copied does. */
function refuseSecond({ what, keyword }: Own, block: Block, other: Block): never {
  const isOwner = ({ name, typeName }: Block) => folderName(typeName) === name;
  const [first, second] = isOwner(block) && !isOwner(other) ? [block, other] : [other, block];
  const file = (of: Block) => `schemas/blocks/${of.name}/schema.json`;
  throw new SchemaError(
    `${file(second)}: /${keyword}: the ${what} of '${second.component}' is taken by ` +
      `'${first.component}' of ${file(first)}`,
  );
}

function loadBlock(root: string, name: string): Block {
  const relative = `schemas/blocks/${name}/schema.json`;
  const source = readJsonFile(root, relative) as Schema;
  checkBlockSchema(source, relative, name);
  const faults = new Faults();
  const schema = faults.read(() => resolveSchema(root, relative, source)) ?? source;
  if (schema !== source) faults.passes(() => checkFields(schema));
  faults.passes(() => checkIsland(root, name, source['x-island']));
  faults.refuse();
  const component = String(source['x-component']);
  const fileName = fileNameOf(component);
  const loader = `renderer/blocks/${name}/loader.ts`;
  const migrations = `schemas/blocks/${name}/migrations.ts`;
  const existing = (file: string) => (existsSync(path.join(root, file)) ? file : undefined);
  return {
    name,
    component,
    key: component.toLowerCase(),
    typeName: fileName.charAt(0).toUpperCase() + fileName.slice(1),
    displayName: String(source['x-display-name']),
    label: String(source['x-label']),
    group: String(source['x-group'] ?? DEFAULT_GROUP),
    available: source['x-available'] !== false,
    help: String(source['x-help'] ?? ''),
    keywords: String(source['x-keywords'] ?? ''),
    island: String(source['x-island'] ?? 'none'),
    slots: (source['x-slots'] as string[] | undefined) ?? [],
    version: Number(source['x-version'] ?? 1),
    schema,
    examples: loadExamples(root, name),
    view: existing(viewFile(name, component)),
    loader: existing(loader),
    migrations: existing(migrations),
  };
}

/** File of a block's component, whether it is there or not. */
export const viewFile = (name: string, component: string) =>
  `renderer/blocks/${name}/${fileNameOf(component)}.tsx`;

const fileNameOf = (component: string) => component.replace(/[{}]/g, '');

function loadExamples(root: string, name: string): Example[] {
  const folder = `schemas/blocks/${name}/examples`;
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const example = readJsonFile(root, `${folder}/${file}`) as Omit<Example, 'name'>;
      return { name: path.basename(file, '.json'), ...example };
    });
}

/** Names of the folders in a folder, sorted; none when it does not exist. */
export function folders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
