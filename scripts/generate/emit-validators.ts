import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { BANNER } from './banner.ts';
import { type Block, type Files, type Schema, SchemaError } from './model.ts';
import { plainSchema } from './plain.ts';

/**
 * One validator module per block: Ajv standalone code with its run time bundled in, so that
 * nothing is compiled (and no `new Function` needed) where it runs.
 */
export async function emitValidators(blocks: readonly Block[]): Promise<Files> {
  const modules = blocks.map(({ name, schema }) => ({
    name,
    file: `schemas/blocks/${name}/schema.json`,
    schema,
  }));
  const files = await bundleValidators(modules, 'validators');
  return new Map([['validators/index.ts', index(blocks)], ...files]);
}

/** A module and its declaration for each schema, below `generated/<folder>`. */
export async function bundleValidators(
  modules: readonly { name: string; file: string; schema: Schema }[],
  folder: string,
): Promise<Files> {
  const sources = new Map(modules.map((module) => [module.name, compileModule(module)]));
  const files: Files = new Map();
  if (sources.size === 0) return files;
  const result = await build({
    entryPoints: [...sources.keys()].map((name) => ({ in: `validator:${name}`, out: name })),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    outdir: 'out',
    minifySyntax: true,
    legalComments: 'none',
    plugins: [
      {
        name: 'validators',
        setup(setup) {
          setup.onResolve({ filter: /^validator:/ }, (args) => ({
            path: args.path.slice(10),
            namespace: 'validator',
          }));
          setup.onLoad({ filter: /.*/, namespace: 'validator' }, (args) => ({
            contents: sources.get(args.path) ?? '',
            loader: 'js',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  for (const output of result.outputFiles) {
    const name = output.path.replace(/^.*[\\/]/, '').replace(/\.js$/, '');
    const code = output.text
      .replace(/\/\/ (?:validator:|node_modules\/).*\n/g, '')
      .replace(RUNTIME_SOURCE, '')
      // The bundler names modules by their paths, which are of no use to visitors.
      .replace(/"node_modules\/ajv\/dist\/runtime\/(\w+)\.js"/g, '"$1"');
    if (/\brequire\(/.test(code))
      throw new SchemaError(`generated/${folder}/${name}.js still holds require()`);
    files.set(`${folder}/${name}.js`, BANNER + code);
    files.set(`${folder}/${name}.d.ts`, DECLARATION);
  }
  return files;
}

function index(blocks: readonly Block[]): string {
  const imports = blocks.map((b, i) => `import validate${i} from './${b.name}.js';\n`).join('');
  const entries = blocks.map((b, i) => `  ['${b.key}', validate${i}],\n`).join('');
  return `${BANNER}import type { ValidateFunction } from '@renderer/validation.ts';
${imports}
/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
${entries}]);
`;
}

// Ajv's run-time helpers carry their own source as a string, for standalone code to print.
const RUNTIME_SOURCE = /\w+\.code\s*=\s*(['"])require\(.*?\)\.default\1;?/g;

const DECLARATION = `${BANNER}import type { ValidateFunction } from '@renderer/validation.ts';
declare const validate: ValidateFunction;
export default validate;
`;

function compileModule(module: { file: string; schema: Schema }): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    code: { source: true, esm: true, lines: false, optimize: true },
  });
  addFormats.default(ajv);
  const schema = plainSchema(module.schema, { titles: false });
  try {
    return emit(ajv, ajv.compile(schema));
  } catch (error) {
    throw new SchemaError(`${module.file}: ${(error as Error).message}`);
  }
}

/** The package is CommonJS with a default export, which Node and the types see differently. */
const emit = (
  'default' in standalone ? (standalone as { default: typeof standalone }).default : standalone
) as typeof standalone;
