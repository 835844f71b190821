import { textFields } from '../find-field.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';
import { planAt } from './plan-at.ts';

/** Discounted prices that are no lower than the one struck through beside them. */
export const discounts = ({ document: { nodes } }: CheckInput): CheckFinding[] =>
  [...nodes.values()].flatMap((node) => {
    const texts = textFields(node.props);
    const valueAt = (path: readonly (string | number)[]) =>
      texts.find((text) => text.path.join('/') === path.join('/'))?.value;
    return texts.flatMap(({ path, value }) => {
      const sibling = planAt(node.component, path)?.c;
      const full = sibling && valueAt([...path.slice(0, -1), sibling]);
      if (!full || !isAtLeast(amountIn(value), amountIn(full))) return [];
      const message = `Il prezzo scontato, «${value}», non è più basso di quello pieno, «${full}», che si vede barrato.`;
      return [finding('figures', node, message, path)];
    });
  });

const isAtLeast = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one >= other;

/** The only number in a text, as Italian writes it: `1.190,50 €`. */
function amountIn(text: string): number | undefined {
  const [written, ...others] = text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? [];
  if (written === undefined || others.length > 0) return undefined;
  return Number(written.replaceAll('.', '').replace(',', '.'));
}
