import { templates } from '@generated/templates.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { textFields } from '../find-field.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

const SAMPLES = new Set(templates.flatMap((template) => template.samples));

/** Shorter texts, such as labels, are often meant as they come. */
const SENTENCE = 25;

/** Texts of a page template that nobody has replaced, and blocks of which nobody has touched any. */
export function samples({ document: { nodes }, starter }: CheckInput): CheckFinding[] {
  return [...nodes.values()].flatMap((node) => {
    const left = textFields(node.props).flatMap(({ path, value }) => {
      const text = plainText(value);
      if (!SAMPLES.has(text)) return [];
      return [finding('samples', node, `Testo di esempio ancora da cambiare: «${text}».`, path)];
    });
    return left.length > 0 ? left : untouched(node, starter?.(node.component)?.props);
  });
}

/** A new block is filled with sentences that read as if the company had said them. */
function untouched(node: DocumentNode, starter: unknown): CheckFinding[] {
  const own = sentences(node.props);
  const given = new Set(sentences(starter).map(({ value }) => value));
  const [first] = own;
  if (!first || own.some(({ value }) => !given.has(value))) return [];
  const message = 'I testi sono ancora quelli di esempio, con cui nasce il blocco.';
  return [finding('samples', node, message, first.path)];
}

const sentences = (props: unknown) =>
  textFields(props).filter(({ value }) => {
    const text = plainText(value);
    return text.length >= SENTENCE && text.includes(' ');
  });

/** Blocks that visitors would not see. */
export function emptyBlocks({ document: { nodes }, audit }: CheckInput): CheckFinding[] {
  return audit.empty.flatMap((id) => {
    const node = nodes.get(id);
    return node
      ? [finding('empty-blocks', node, 'Il blocco è vuoto: chi visita non lo vede.')]
      : [];
  });
}
