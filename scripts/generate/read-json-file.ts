import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SchemaError } from './model.ts';

/** Parses a JSON file; SchemaError names the file and what is wrong. */
export function readJsonFile(root: string, relative: string): unknown {
  let text: string;
  try {
    text = readFileSync(path.join(root, relative), 'utf8');
  } catch {
    throw new SchemaError(`${relative}: the file does not exist`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SchemaError(`${relative}: not JSON: ${(error as Error).message}`);
  }
}
