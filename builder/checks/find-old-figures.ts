import type { Document } from '@renderer/document/types.ts';
import type { Library, Usage } from '../cms/library.ts';
import { type ChangedFigure, changedFigures, holdsFigure } from './changed-figures.ts';

/** A figure that changed in this page and is as before in others. */
export interface OldFigure extends ChangedFigure {
  /** Pages and shared blocks that still say it, by title. */
  in: readonly string[];
  /** So do the page's own data in WordPress, of which cards and lists of offers are made. */
  inData: boolean;
}

/** For each the CMS looks through all that it has. */
const ASKED = 4;
/** Fewer digits stand for much else on other pages. */
const DIGITS = 3;

/** Prices and numbers that the page no longer says, while other pages, shared blocks or offers do. */
export async function findOldFigures(
  {
    live,
    nodes,
    id,
  }: { live: Document['nodes'] | undefined; nodes: Document['nodes']; id: number },
  { whereUsed }: Pick<Library, 'whereUsed'>,
): Promise<readonly OldFigure[]> {
  const changed = live ? changedFigures(live, nodes) : [];
  const asked = new Map(
    changed
      .filter(({ from }) => from.replace(/\D/g, '').length >= DIGITS)
      .map((figure) => [figure.from, figure]),
  );
  const found = [...asked.values()].slice(0, ASKED).map(async (figure) => {
    const uses = await whereUsed({ text: figure.from });
    const says = ({ text }: { text: string }) => holdsFigure(text, figure.from);
    const isOwn = (use: Usage) => use.id === id;
    const others = uses.filter(
      (use) => !isOwn(use) && !use.planned && [...use.nodes, ...(use.fields ?? [])].some(says),
    );
    return {
      ...figure,
      in: [...new Set(others.map(({ title }) => title))],
      // What the page says is looked through as it is in the editor.
      inData: uses.some((use) => isOwn(use) && use.fields?.some(says) === true),
    };
  });
  return (await Promise.all(found)).filter((figure) => figure.in.length > 0 || figure.inData);
}
