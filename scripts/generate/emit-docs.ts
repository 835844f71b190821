import { byGroup } from './by-group.ts';
import { islandsOf } from './island-sizes.ts';
import type { Block, Files, Island, Schema } from './model.ts';

const TYPES: Record<string, string> = {
  string: 'testo',
  number: 'numero',
  integer: 'numero intero',
  boolean: 'sì/no',
  object: 'gruppo',
  array: 'elenco',
};

const FORMATS: Record<string, string> = {
  uri: 'indirizzo completo',
  'uri-reference': 'indirizzo',
  email: 'indirizzo email',
  date: 'data',
};

/** Documentation of every block in Italian, and an index by group. */
export function emitDocs(
  root: string,
  blocks: readonly Block[],
  islands: readonly Island[],
): Files {
  const files: Files = new Map();
  for (const block of blocks) {
    const drawn = islandsOf(root, block);
    const own = islands.filter(({ name }) => drawn.includes(name));
    files.set(`docs/${block.name}.md`, blockPage(block, own));
  }
  files.set('docs/README.md', index(blocks));
  return files;
}

function index(blocks: readonly Block[]): string {
  const groups = new Map<string, Block[]>();
  for (const block of byGroup(blocks)) {
    groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  const sections = [...groups].map(([group, listed]) => {
    const rows = listed.map(
      (block) => `| [${block.label}](${block.name}.md) | \`${block.component}\` | ${block.help} |`,
    );
    return `## ${group}\n\n| blocco | identificativo | uso |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Catalogo dei blocchi\n\nScritto da \`npm run generate\`. Non modificare.\n\n${sections.join('\n')}`;
}

function blockPage(block: Block, islands: readonly Island[]): string {
  const facts = [
    `- Identificativo: \`${block.component}\``,
    ...(block.label === block.displayName ? [] : [`- Nome inglese: ${block.displayName}`]),
    `- Gruppo: ${block.group}`,
    `- Versione: ${block.version}`,
    `- Contiene altri blocchi: ${block.slots.length > 0 ? 'sì' : 'no'}`,
    `- JavaScript: ${islands.map(islandWords).join('; ') || 'nessuno'}`,
    `- Dati dal CMS: ${block.loader ? 'sì' : 'no'}`,
  ];
  const examples = block.examples.map((example) => `- ${example.title} (\`${example.name}\`)`);
  return `# ${block.label}

Scritto da \`npm run generate\`. Non modificare.

${block.help ? `${block.help}\n\n` : ''}${facts.join('\n')}

## Campi

| campo | etichetta | tipo | predefinito | valori e limiti |
|---|---|---|---|---|
${rows(block.schema, '').join('\n')}

## Esempi

${examples.join('\n') || 'Nessuno.'}
`;
}

/** When an island's code comes; whatever is said here, its first use is always reason enough. */
const WAKES: Record<string, string> = {
  visible: 'quando sta per vedersi',
  idle: 'quando il browser è libero',
  interaction: 'quando la si usa',
};

const islandWords = ({ name, strategy }: Island) =>
  `isola \`${name}\`, attiva ${WAKES[strategy] ?? strategy}`;

function rows(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const required = schema.required?.includes(name) ? ' (obbligatorio)' : '';
    const row = `| \`${path}\`${required} | ${cell(field.title ?? '')} | ${TYPES[field.type ?? ''] ?? ''} | ${cell(defaultOf(field))} | ${cell(limits(field))} |`;
    const nested = field.properties ? rows(field, `${path}.`) : [];
    const items = field.items ? rows(field.items, `${path}[].`) : [];
    return [row, ...nested, ...items];
  });
}

function defaultOf(field: Schema): string {
  return field.default === undefined ? '' : `\`${JSON.stringify(field.default)}\``;
}

function limits(field: Schema): string {
  const parts: string[] = [];
  if (field.oneOf) parts.push(field.oneOf.map((o) => `\`${o.const}\` ${o.title}`).join(', '));
  else if (field.enum) parts.push(field.enum.map((value) => `\`${value}\``).join(', '));
  for (const [keyword, label] of [
    ['minItems', 'almeno'],
    ['maxItems', 'al massimo'],
    ['minimum', 'da'],
    ['maximum', 'fino a'],
    ['minLength', 'caratteri almeno'],
    ['maxLength', 'caratteri al massimo'],
  ] as const) {
    if (field[keyword] !== undefined) parts.push(`${label} ${field[keyword]}`);
  }
  if (field.format) parts.push(FORMATS[String(field.format)] ?? String(field.format));
  if (field.pattern) parts.push(`forma \`${field.pattern}\``);
  const condition = field['x-visible-when'] as
    | { field: string; equals?: unknown; in?: unknown[] }
    | undefined;
  if (condition) {
    parts.push(
      `visibile se \`${condition.field}\` è ${JSON.stringify(condition.in ?? condition.equals)}`,
    );
  }
  const key = field['x-key'] as { content?: string } | undefined;
  if (key) parts.push('unico nella pagina');
  if (key?.content) parts.push(`lo porta anche il blocco \`${key.content}\` con il contenuto`);
  if (field['x-key-of']) parts.push(`uno degli id di \`${field['x-key-of']}\``);
  if (field['x-help']) parts.push(String(field['x-help']));
  return parts.join('; ');
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
