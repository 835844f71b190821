import type { Document, NodeId } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { textFields } from '../find-field.ts';

/** A price, a percentage or a telephone number of the page that is another now. */
export interface ChangedFigure {
  node: NodeId;
  path: readonly (string | number)[];
  /** As it was written, */
  from: string;
  /** and as it is. */
  to: string;
}

type Nodes = Document['nodes'];

const NUMBER = String.raw`\d+(?:\.\d{3})*`;
/** What could be anything else, such as a year or a number of days, is left alone. */
const FIGURE = new RegExp(
  [
    // A telephone number of nine digits or more, in two parts at least.
    String.raw`(?:\+39 ?)?(?=(?:\d[ -]?){9})\d{2,4}(?:[ -]\d{2,7})+`,
    `${NUMBER},\\d+`,
    `€ ?${NUMBER}`,
    `${NUMBER} ?[€%]`,
  ]
    .map((kind) => String.raw`(?<![\d.,])${kind}(?!\d|[.,]\d)`)
    .join('|'),
  'g',
);

/** Prices, percentages and telephone numbers in a text, as they are written. */
export const figuresIn = (text: string): string[] =>
  plainText(text).replace(/\s/g, ' ').match(FIGURE) ?? [];

/** What a figure says, however its blanks and its sign are set. */
export const figureKey = (figure: string): string => {
  const bare = figure.replace(/[ €-]|^\+39/g, '');
  // A price with its cents is one without its sign, too.
  return /^\d+$/.test(bare) && figure.includes('€') ? `${bare}€` : bare;
};

const keysIn = (text: string) => figuresIn(text).map(figureKey);

/**
 * Figures of the page as visitors see it in whose places others stand now. What only moved, as with
 * the items of a list, did not change; where figures were added or left out, none took another's place.
 */
export function changedFigures(live: Nodes, nodes: Nodes): ChangedFigure[] {
  return [...nodes.values()].flatMap((node) => {
    const old = live.get(node.id);
    if (!old || old === node) return [];
    const before = new Map(textFields(old.props).map(({ path, value }) => [path.join('/'), value]));
    const changed = textFields(node.props).flatMap(({ path, value }) => {
      const was = before.get(path.join('/'));
      if (was === undefined || was === value) return [];
      const [gone, came] = [without(was, value), without(value, was)];
      if (gone.length !== came.length) return [];
      return gone.map((from, at) => ({ node: node.id, path, from, to: came[at] ?? '' }));
    });
    if (changed.length === 0) return [];
    const [had, has] = [old, node].map(({ props }) =>
      textFields(props).flatMap(({ value }) => keysIn(value)),
    );
    const times = (keys: readonly string[] = [], key: string) =>
      keys.filter((each) => each === key).length;
    return changed.filter(({ from }) => times(has, figureKey(from)) < times(had, figureKey(from)));
  });
}

function without(text: string, other: string): string[] {
  const left = new Set(keysIn(other));
  return figuresIn(text).filter((figure) => !left.has(figureKey(figure)));
}

/** Whether a text holds a figure, as such and not as a part of another. */
export const holdsFigure = (text: string, figure: string): boolean =>
  keysIn(text).includes(figureKey(figure));
