import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkExamples } from './check-examples.ts';
import { checkKept } from './check-kept.ts';
import { checkMigrations } from './check-migrations.ts';
import { emitCoverage } from './emit-coverage.ts';
import { emitDefaults } from './emit-defaults.ts';
import { emitDocs } from './emit-docs.ts';
import { emitExamples, emitTemplates } from './emit-examples.ts';
import { emitFieldWords } from './emit-field-words.ts';
import { emitForms } from './emit-forms.ts';
import { emitIcons } from './emit-icons.ts';
import { emitKeys } from './emit-keys.ts';
import { emitKnownFields } from './emit-known-fields.ts';
import { emitPlaces } from './emit-places.ts';
import { emitPluginFields, type FieldSchema } from './emit-plugin-fields.ts';
import { emitRegistries } from './emit-registries.ts';
import { emitRooms } from './emit-rooms.ts';
import { emitRules } from './emit-rules.ts';
import { emitEntityTypes, emitFieldTypes, emitTypes } from './emit-types.ts';
import { emitValidators } from './emit-validators.ts';
import { emitVisitorForms } from './emit-visitor-forms.ts';
import { Faults } from './faults.ts';
import { loadBlocks } from './load.ts';
import { loadIslands } from './load-islands.ts';
import type { Files, Schema } from './model.ts';
import { readJsonFile } from './read-json-file.ts';
import { unfinished } from './unfinished.ts';

export interface Generated {
  /** Contents by path from `generated/`. */
  files: Files;
  /** A sentence for each block whose component is missing: it is in no registry. */
  unfinished: string[];
}

/** Everything that follows from the schemas of the repository at `root`; writes nothing. */
export async function generate(root: string): Promise<Generated> {
  const faults = new Faults();
  const blocks = faults.read(() => loadBlocks(root)) ?? [];
  faults.passes(() => checkExamples(blocks));
  faults.passes(() => checkKept(root, blocks));
  await faults.wait(checkMigrations(root, blocks));
  const islands = faults.read(() => loadIslands(root, blocks)) ?? [];
  const keys = faults.read(() => emitKeys(blocks)) ?? '';
  const visitorForms = (await faults.wait(emitVisitorForms(root))) ?? [];
  const fieldFiles = readFolder(root, 'schemas/fields');
  const pluginFields = faults.read(() => emitPluginFields(fieldFiles as FieldSchema[])) ?? '';
  faults.refuse();
  const [types, entities, fields, validators, icons, places, coverage] = await Promise.all([
    emitTypes(blocks),
    emitEntityTypes(readFolder(root, 'schemas/entities') as Schema[]),
    emitFieldTypes(fieldFiles as Schema[]),
    emitValidators(blocks),
    emitIcons(),
    emitPlaces(),
    emitCoverage(root, blocks, islands),
  ]);
  const files: Files = new Map([
    ['README.md', README],
    ['types.ts', types],
    ['entities.ts', entities],
    ['cms-fields.ts', fields],
    ['defaults.ts', emitDefaults(blocks)],
    ['known-fields.ts', emitKnownFields(blocks)],
    ['field-words.ts', emitFieldWords(blocks)],
    ['keys.ts', keys],
    ['examples.ts', emitExamples(blocks)],
    ['rooms.ts', emitRooms(blocks)],
    ['rules.ts', emitRules(readFolder(root, 'schemas/rules'))],
    ['templates.ts', emitTemplates(readFolder(root, 'schemas/templates'))],
    ...validators,
    ...visitorForms,
    ...icons,
    ...places,
    ...emitForms(blocks),
    ...emitRegistries(blocks, islands),
    ...emitDocs(root, blocks, islands),
    ['../docs/blocks.md', coverage],
    ['../wordpress/plugin/config/fields.php', pluginFields],
  ]);
  return { files, unfinished: unfinished(root, blocks) };
}

function readFolder(root: string, folder: string): unknown[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readJsonFile(root, `${folder}/${file}`));
}

const README = `# generated

Written by \`npm run generate\` from \`schemas/\` and \`renderer/\`; committed, never edited. \`npm test\` fails when it is not what the schemas, and the components that its registries name, say.

- \`types.ts\`, \`entities.ts\`: types of blocks (\`XInput\` stored, \`XProps\` with defaults) and entities; \`cms-fields.ts\`: of the fields of wp-admin, which the plugin reads in \`wordpress/plugin/config/fields.php\`, written from the same schemas
- \`validators/\`: one compiled validator per block, nothing to compile at run time
- \`forms/\`: form schema and uiSchema per block, loaded one by one
- \`visitor-forms/\`: type, definition and compiled check of every form visitors fill
- \`defaults.ts\`: what filling defaults and stripping hidden values needs
- \`known-fields.ts\`: the names each block's props may have, for the validation of saved pages
- \`field-words.ts\`: what the fields of each block are called, for the editor's search
- \`keys.ts\`: ids that tie the items of a block to other blocks
- \`rules.ts\`: the rules of whole documents, by name
- \`registry.server.ts\`, \`registry.client.ts\`, \`catalogue.ts\`, \`migrations.ts\`: the blocks, for each who asks
- \`islands.client.tsx\`: the door to the islands on the site; \`islands.lazy.ts\` their chunks for its browsers, \`islands.static.tsx\` the components themselves, for the server and everywhere else
- \`places.ts\`: towns of Italy with their positions, by GeoNames (CC BY 4.0)
- \`icons/\`: the editor's icons as a font, from the names in \`builder/ui/icon-names.ts\`
- \`rooms.ts\`: the distances that new blocks bring along, and the containers in which they do not
- \`examples.ts\`, \`templates.ts\`, \`docs/\`: examples, page templates, documentation in Italian
`;
