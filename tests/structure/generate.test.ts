import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { newBlockFiles } from '../../scripts/new-block/files.ts';
import { folderName, nameProblem } from '../../scripts/new-block/names.ts';

const root = process.cwd();
const copies: string[] = [];

/** A copy of what generation reads, for tests that change it; rooms they leave alone are linked. */
async function copyOfRooms(changed = ['schemas']): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  copies.push(copy);
  for (const room of ['schemas', 'renderer', 'node_modules']) {
    const [from, to] = [path.join(root, room), path.join(copy, room)];
    if (changed.includes(room)) await cp(from, to, { recursive: true });
    else await symlink(from, to, 'dir');
  }
  return copy;
}

async function editSchema(copy: string, block: string, change: (schema: Schema) => void) {
  const file = path.join(copy, `schemas/blocks/${block}/schema.json`);
  const schema = JSON.parse(await readFile(file, 'utf8')) as Schema;
  change(schema);
  await writeFile(file, JSON.stringify(schema));
}

interface Schema {
  properties: Record<string, Record<string, unknown>>;
  [keyword: string]: unknown;
}

afterEach(async () => {
  for (const copy of copies.splice(0)) await rm(copy, { recursive: true, force: true });
});

describe('generation', () => {
  it('gives the same files every time', async () => {
    const [first, second] = [await generate(root), await generate(root)];
    expect([...second.files]).toEqual([...first.files]);
  });

  it('leaves no require() and no new Function in a validator', async () => {
    const { files } = await generate(root);
    for (const [file, code] of files) {
      if (!file.startsWith('validators/')) continue;
      expect(code, file).not.toMatch(/\brequire\(|new Function/);
    }
  });

  it('carries a new optional field into form, types and validator with no other edit', async () => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'text-block', (schema) => {
      schema.properties.nuovoCampo = { type: 'string', title: 'Nuovo campo', maxLength: 3 };
    });
    const { files } = await generate(copy);
    expect(files.get('types.ts')).toMatch(/nuovoCampo\?: string/);
    const form = JSON.parse(String(files.get('forms/text-block.json')));
    expect(form.schema.properties.nuovoCampo).toEqual({
      type: 'string',
      title: 'Nuovo campo',
      maxLength: 3,
    });
    expect(files.get('validators/text-block.js')).toContain('nuovoCampo');
    expect(files.get('docs/text-block.md')).toContain('Nuovo campo');
  });

  it.each([
    ['an unknown keyword', { 'x-colour': 'red' }, 'x-colour'],
    ['an unknown widget', { 'x-widget': 'spinner' }, 'x-widget'],
    ['an unknown type', { type: 'text' }, 'type'],
  ])('names file and pointer of %s', async (_case, extra, word) => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'text-block', (schema) => {
      schema.properties.broken = { type: 'string', title: 'x', ...extra };
    });
    await expect(generate(copy)).rejects.toThrow(
      new RegExp(`schemas/blocks/text-block/schema\\.json: /properties/broken.*${word}`, 's'),
    );
  });

  it('refuses a group that has no place in the order of groups', async () => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'text-block', (schema) => {
      schema['x-group'] = 'Testo';
    });
    await expect(generate(copy)).rejects.toThrow(/text-block\/schema\.json: \/x-group: .*"Testi"/);
  });

  it('refuses a condition on a field that is not there', async () => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'text-block', (schema) => {
      schema.properties.lonely = {
        type: 'string',
        title: 'x',
        'x-visible-when': { field: 'nowhere', equals: 1 },
      };
    });
    await expect(generate(copy)).rejects.toThrow(/lonely\/x-visible-when: no sibling 'nowhere'/);
  });

  it.each([
    ['one identifier, whatever their case', 'FAQ', "identifier of 'FAQ' is taken by 'Faq' of"],
    ['one name in code', 'BrandBox', "type name of 'BrandBox' is taken by '{Brand}Box' of"],
  ])('refuses two blocks of %s, and names both', async (_case, component, message) => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'action-button', (schema) => {
      schema['x-component'] = component;
    });
    await expect(generate(copy)).rejects.toThrow(
      `schemas/blocks/action-button/schema.json: /x-component: the ${message} schemas/blocks/`,
    );
  });

  it.each([
    ['faq-list', 'visible', 'there is no *.island.tsx in renderer/blocks/faq-list'],
    ['faq-dynamic', 'none', "'none', but there is renderer/blocks/faq-dynamic/FaqFilters.island"],
  ])('refuses an x-island of %s that nothing reads', async (block, strategy, message) => {
    const copy = await copyOfRooms();
    await editSchema(copy, block, (schema) => {
      schema['x-island'] = strategy;
    });
    await expect(generate(copy)).rejects.toThrow(
      `schemas/blocks/${block}/schema.json: /x-island: ${message}`,
    );
  });

  it('tells in the docs which islands a block draws in, and when they wake', async () => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'faq-dynamic', (schema) => {
      schema['x-island'] = 'interaction';
    });
    const { files } = await generate(copy);
    const line = (block: string) =>
      /- JavaScript: (.*)/.exec(String(files.get(`docs/${block}.md`)));
    expect(line('faq-dynamic')?.[1]).toBe('isola `FaqFilters`, attiva quando la si usa');
    expect(line('call-me-back')?.[1]).toBe(
      'isola `VisitorForm`, attiva quando il browser è libero',
    );
    expect(line('faq-list')?.[1]).toBe('nessuno');
  });

  it('refuses two blocks that editors know by one label, and one without', async () => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'action-button', (schema) => {
      schema['x-label'] = 'sezione';
    });
    await editSchema(copy, 'faq', (schema) => {
      delete schema['x-label'];
    });
    const refused = generate(copy);
    await expect(refused).rejects.toThrow(
      /page-block\/schema.json: \/x-label: the label of 'PageBlock' is taken by 'ActionButton' of/,
    );
    await expect(refused).rejects.toThrow(
      "schemas/blocks/faq/schema.json: /: must have required property 'x-label'",
    );
  });

  it('tells in one run what is wrong in blocks, in their examples and in forms', async () => {
    const copy = await copyOfRooms();
    const example = 'schemas/blocks/text-block/examples/wrong.json';
    await writeFile(path.join(copy, example), JSON.stringify({ title: 'x', props: { titel: '' } }));
    const form = path.join(copy, 'schemas/forms/pmi.json');
    const written = JSON.parse(await readFile(form, 'utf8'));
    await writeFile(form, JSON.stringify({ ...written, 'x-endpiont': '/' }));
    const refused = generate(copy);
    await expect(refused).rejects.toThrow(
      `${example}: /props/titel: there is no field 'titel': did you mean 'title'?`,
    );
    await expect(refused).rejects.toThrow(
      "schemas/forms/pmi.json: /x-endpiont: unknown keyword 'x-endpiont': did you mean 'x-endpoint'?",
    );
  });

  it.each([
    ['of the block', { props: { align: 'middle' } }, '/props: /align must be equal'],
    [
      'of a block inside of it',
      { props: {}, children: [{ component: 'textblock', props: { title: 5 } }] },
      '/children/0/props: /title must be string',
    ],
    ['that are none', { props: [] }, '/props: must be an object'],
    ['of no block', { children: [{ component: 'Nessuno' }] }, '/children/0/component: there is no'],
  ])('refuses an example with wrong props %s', async (_case, example, message) => {
    const copy = await copyOfRooms();
    const file = 'schemas/blocks/text-block/examples/wrong.json';
    await writeFile(path.join(copy, file), JSON.stringify({ title: 'x', ...example }));
    await expect(generate(copy)).rejects.toThrow(`${file}: ${message}`);
  });
});

describe('migrations', () => {
  const step = (to: number) => `{ to: ${to}, migrate: (props: object) => props }`;
  const withSteps = async (version: number | undefined, code: string | undefined) => {
    const copy = await copyOfRooms();
    await editSchema(copy, 'text-block', (schema) => {
      if (version !== undefined) schema['x-version'] = version;
    });
    const file = path.join(copy, 'schemas/blocks/text-block/migrations.ts');
    if (code !== undefined) await writeFile(file, code);
    return generate(copy);
  };

  it('are one step to each version after the first', async () => {
    const { files } = await withSteps(3, `export default [${step(2)}, ${step(3)}];`);
    expect(files.get('migrations.ts')).toContain('schemas/blocks/text-block/migrations.ts');
  });

  it.each([
    ['a step to a version that the schema does not say', undefined, `[${step(2)}]`, /x-version 1/],
    ['a step beyond the schema’s version', 2, `[${step(2)}, ${step(3)}]`, /has steps to \[2,3\]/],
    ['steps out of order', 3, `[${step(3)}, ${step(2)}]`, /needs the steps to \[2,3\], in this/],
    ['a step that is missing', 3, `[${step(3)}]`, /has steps to \[3\]/],
    ['a step without a function', 2, '[{ to: 2 }]', /step 0 has no function/],
    ['a default export that is no list', 2, `${step(2)}`, /must be a list/],
    ['code that does not run', 2, '[', /Unexpected/],
  ])('cannot be %s', async (_case, version, list, message) => {
    const refused = withSteps(version, `export default ${list};`);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow(/^schemas\/blocks\/text-block\/migrations\.ts: /);
  });

  it('cannot be missing when the schema says a later version', async () => {
    await expect(withSteps(2, undefined)).rejects.toThrow(
      /^schemas\/blocks\/text-block\/schema\.json: \/x-version: .*\[2\]/,
    );
  });
});

describe('a new block', () => {
  it('is in every generated file once its own are written', async () => {
    const copy = await copyOfRooms(['schemas', 'renderer']);
    for (const [file, content] of newBlockFiles('Prova')) {
      await cp(path.join(root, 'package.json'), path.join(copy, file), { recursive: true });
      await writeFile(path.join(copy, file), content);
    }
    const { files, unfinished } = await generate(copy);
    expect(unfinished).toEqual([]);
    expect(files.get('catalogue.ts')).toContain('"component": "Prova"');
    expect(files.get('registry.server.ts')).toContain('renderer/blocks/prova/Prova.tsx');
    expect(files.get('registry.client.ts')).toContain('renderer/blocks/prova/Prova.tsx');
    expect(files.get('types.ts')).toContain('export interface ProvaProps');
    expect(files.has('docs/prova.md')).toBe(true);
  });

  it('requires nothing that has a default: such a field is never missing', () => {
    const schema = JSON.parse(newBlockFiles('Prova').get('schemas/blocks/prova/schema.json') ?? '');
    const required: string[] = schema.required ?? [];
    expect(required.filter((name) => schema.properties[name].default !== undefined)).toEqual([]);
  });

  it('takes its folder from its name', () => {
    expect(folderName('ListOfIconsCTA')).toBe('list-of-icons-cta');
    expect(folderName('FAQList')).toBe('faq-list');
  });

  it('cannot bear the name of what its component imports', () => {
    const view = newBlockFiles('Prova').get('renderer/blocks/prova/Prova.tsx') ?? '';
    const imported = [...view.matchAll(/^import (?:type )?\{ (\w+) \}/gm)].map(([, name]) => name);
    const own = imported.filter((name) => name !== 'ProvaProps');
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((name) => !nameProblem(String(name).replace(/Props$/, '')))).toEqual([]);
  });

  it.each([
    ...['promo', 'Promo Estate', '../Etc', 'Root', '1Promo'],
    ...['Section', 'RichText', 'Fragment', 'SyncedPattern', 'syncedPattern'],
  ])('cannot be called %s', (name) => {
    expect(nameProblem(name)).toBeTruthy();
  });
});
