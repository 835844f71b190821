import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockKey, setIdentifierNames } from '@renderer/document/block-key.ts';
import { readSettings } from '@site/config/settings.ts';
import { loadBlocks } from './generate/load.ts';
import { SchemaError } from './generate/model.ts';
import { createBlock } from './new-block/create-block.ts';
import { newBlockFiles } from './new-block/files.ts';
import { nameProblem } from './new-block/names.ts';

// Contract C5: a working block in both rooms, then generation.
const root = process.cwd();
process.exitCode = await main(process.argv[2]);

async function main(component: string | undefined): Promise<number> {
  if (!component) return fail('Usage: npm run new-block <Name>, for example PromoEstate.');
  const problem = nameProblem(component) ?? taken(component);
  if (problem) return fail(problem);
  try {
    for (const file of await createBlock(root, component)) process.stdout.write(`${file}\n`);
  } catch (error) {
    if (error instanceof SchemaError) return fail(mendFirst(error));
    return fail(`No block was made: ${(error as Error).message}`);
  }
  process.stdout.write(
    `${component} is in the catalogue. Change its schema, then run npm run generate.\n`,
  );
  return 0;
}

function mendFirst({ message }: SchemaError): string {
  return `No block was made. A schema must be mended first:\n${message}`;
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
    if (error instanceof SchemaError) return mendFirst(error);
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
