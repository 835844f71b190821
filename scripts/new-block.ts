import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockKey, setIdentifierNames } from '@renderer/document/block-key.ts';
import { readSettings } from '@site/config/settings.ts';
import { generate } from './generate/generate.ts';
import { loadBlocks } from './generate/load.ts';
import { SchemaError } from './generate/model.ts';
import { write } from './generate/write.ts';
import { newBlockFiles } from './new-block/files.ts';
import { nameProblem } from './new-block/names.ts';

// Contract C5: a working block in both rooms, then generation.
const root = process.cwd();
process.exitCode = await main(process.argv[2]);

async function main(component: string | undefined): Promise<number> {
  if (!component) return fail('Usage: npm run new-block <Name>, for example PromoEstate.');
  const problem = nameProblem(component) ?? taken(component);
  if (problem) return fail(problem);
  const files = newBlockFiles(component);
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content, { flag: 'wx' });
    process.stdout.write(`${file}\n`);
  }
  // In the project's own format from the start, so that lint has nothing to say of a new block.
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', ...files.keys()], { cwd: root });
  const { files: generated } = await generate(root);
  await write(path.join(root, 'generated'), generated);
  process.stdout.write(
    `${component} is in the catalogue. Change its schema, then run npm run generate.\n`,
  );
  return 0;
}

function taken(component: string): string | undefined {
  try {
    const blocks = loadBlocks(root);
    // An identifier that bears the brand is taken by its entry of the catalogue.
    setIdentifierNames(readSettings());
    const keys = [component.toLowerCase(), blockKey(component)];
    const other = blocks.find(
      (block) => keys.includes(block.key) || keys.includes(block.typeName.toLowerCase()),
    );
    if (other) return `'${component}' exists already: schemas/blocks/${other.name}/schema.json.`;
  } catch (error) {
    if (error instanceof SchemaError) return `A schema must be mended first: ${error.message}`;
    throw error;
  }
  const present = [...newBlockFiles(component).keys()].find((file) =>
    existsSync(path.join(root, file)),
  );
  return present && `${present} exists already.`;
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
