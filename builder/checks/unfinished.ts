import { templates } from '@generated/templates.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { textFields } from '../find-field.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

const SAMPLES = new Set(templates.flatMap((template) => template.samples));

/** Texts of a page template that nobody has replaced. */
export function samples({ document: { nodes } }: CheckInput): CheckFinding[] {
  return [...nodes.values()].flatMap((node) =>
    textFields(node.props).flatMap(({ path, value }) => {
      const text = plainText(value);
      if (!SAMPLES.has(text)) return [];
      return [finding('samples', node, `Testo di esempio ancora da cambiare: «${text}».`, path)];
    }),
  );
}

/** Blocks that visitors would not see. */
export function emptyBlocks({ document: { nodes }, audit }: CheckInput): CheckFinding[] {
  return audit.empty.flatMap((id) => {
    const node = nodes.get(id);
    return node
      ? [finding('empty-blocks', node, 'Il blocco è vuoto: chi visita non lo vede.')]
      : [];
  });
}
