import { textFields } from '../find-field.ts';
import { changedFigures, figureKey, figuresIn } from './changed-figures.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

/** More titles would hide the sentence. */
const NAMED = 3;

/** Prices and telephone numbers that were changed in one place, and are as before in another. */
export function figures({
  document: { nodes },
  live,
  oldFigures = [],
}: CheckInput): CheckFinding[] {
  const changed = live ? changedFigures(live, nodes) : [];
  const by = new Map(changed.map((figure) => [figureKey(figure.from), figure]));
  const here = [...nodes.values()].flatMap((node) =>
    textFields(by.size === 0 ? {} : node.props).flatMap(({ path, value }) => {
      const left = figuresIn(value).find((figure) => by.has(figureKey(figure)));
      if (left === undefined) return [];
      const to = by.get(figureKey(left))?.to ?? '';
      const message = `C’è ancora «${left}», che altrove nella pagina ora è «${to}».`;
      return [{ ...finding('figures', node, message, path), replaces: { text: left, by: to } }];
    }),
  );
  const elsewhere = oldFigures.map(({ node, path, from, to, in: titles, inData }) => {
    const others = titles.length - NAMED;
    const places = [
      ...(inData ? ['nei dati di questa pagina in WordPress'] : []),
      ...titles.slice(0, NAMED).map((title) => `in «${title}»`),
      ...(others > 0 ? [`in altre ${others} pagine`] : []),
    ];
    const message = `Qui ora c’è «${to}», ma «${from}» è ancora ${listed(places)}.`;
    return {
      ...finding('figures', nodes.get(node), message, path),
      replaces: { text: from, by: to },
    };
  });
  return [...here, ...elsewhere];
}

const listed = (places: readonly string[]) =>
  new Intl.ListFormat('it', { type: 'conjunction' }).format(places);
