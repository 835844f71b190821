import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkKept } from './check-kept.ts';
import { emitForms } from './emit-forms.ts';
import { loadBlocks } from './load.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const text = (more: object = {}) => ({ type: 'string', title: 'Testo', ...more });
const options = (...values: string[]) => ({
  oneOf: values.map((value) => ({ const: value, title: value })),
});
const list = (properties: object) => ({
  ...{ type: 'array', title: 'Lista' },
  items: { type: 'object', title: 'Voce', properties },
});
const FIELDS = {
  title: text(),
  colour: text(options('rosso', 'blu')),
  stages: list({ label: text(), links: list({ href: text() }) }),
};

function put(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** A repository of one block with these fields. */
function write(properties: object, more: object = {}) {
  const schema = {
    ...{ $id: 'blocks/prova', type: 'object', 'x-component': 'Prova', 'x-display-name': 'Prova' },
    ...{ 'x-label': 'Prova', properties, ...more },
  };
  put('schemas/blocks/prova/schema.json', JSON.stringify(schema));
  return loadBlocks(root);
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.com'];
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined };
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, env });
  if (status !== 0) throw new Error(String(stderr));
}

function commit(properties: object, more: object = {}): void {
  const forms = emitForms(write(properties, more)).get('forms/prova.json');
  put('generated/forms/prova.json', String(forms));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Prova');
}

const change = (properties: object, more: object = {}) => checkKept(root, write(properties, more));

it.each<[string, object, string, string]>([
  [
    'a field that is renamed',
    { ...FIELDS, title: undefined, heading: text() },
    '/properties/title',
    "the field 'title' is gone",
  ],
  [
    'a field of items that is gone',
    { ...FIELDS, stages: list({ label: text(), links: list({ url: text() }) }) },
    '/properties/stages/items/properties/links/items/properties/href',
    "the field 'href' is gone",
  ],
  [
    'an option that is gone',
    { ...FIELDS, colour: text(options('blu')) },
    '/properties/colour',
    'the option "rosso" is gone',
  ],
])('refuses %s, and says what to do', (_case, fields, at, what) => {
  commit(FIELDS, { 'x-version': 2 });
  expect(() => change(fields, { 'x-version': 2 })).toThrow(
    `schemas/blocks/prova/schema.json: ${at}: ${what}, and saved pages may have it: ` +
      'raise x-version to 3 and add a step to migrations.ts (schemas/README.md)',
  );
  expect(() => change(fields, { 'x-version': 3 })).not.toThrow();
});

it('tells all that is gone', () => {
  commit(FIELDS);
  expect(() => change({ other: text() })).toThrow(/title.*\n.*colour.*\n.*stages/);
});

it('leaves new fields and options alone, and a choice that may now be anything', () => {
  commit(FIELDS);
  change({ ...FIELDS, colour: text(options('rosso', 'blu', 'verde')), more: text() });
  change({ ...FIELDS, colour: text() });
});

it('compares nothing where the last commit does not know the block', () => {
  change({ other: text() }); // no git
  commit(FIELDS);
  rmSync(path.join(root, '.git'), { recursive: true });
  git('init', '-q');
  change({ other: text() }); // no commit
  put('generated/forms/prova.json', 'not JSON');
  git('add', '.');
  git('commit', '-qm', 'Prova');
  change({ third: text() }); // no form that can be read
  commit(FIELDS);
  change({ other: text() }, { 'x-component': 'Altra' }); // the folder of another block
});

it('sees what was committed before it was generated', () => {
  commit(FIELDS);
  write({ other: text() });
  git('commit', '-qam', 'Altro');
  expect(() => change({ other: text() })).toThrow("the field 'title' is gone");
});
