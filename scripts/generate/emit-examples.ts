import { BANNER } from './banner.ts';
import type { Block } from './model.ts';

/** Examples of every block: fixtures, documentation and catalogue at once. */
export function emitExamples(blocks: readonly Block[]): string {
  const examples = Object.fromEntries(blocks.map((block) => [block.key, block.examples]));
  return `${BANNER}import type { BlockExample } from '@renderer/examples.ts';

export const examples: Readonly<Record<string, readonly BlockExample[]>> = ${JSON.stringify(examples, null, 1)};
`;
}

/** Page templates of schemas/templates, for the editor's template chooser. */
export function emitTemplates(templates: readonly unknown[]): string {
  return `${BANNER}import type { PageTemplate } from '@renderer/examples.ts';

export const templates: readonly PageTemplate[] = ${JSON.stringify(templates, null, 1)};
`;
}
