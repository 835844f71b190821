import { type DocumentNode, ROOT_ID } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';

/** So many blocks are named, no more. */
const NAMED = 3;

/** What is said once what was saved elsewhere is in the page, too: in which blocks it is. */
export function mergedText(changed: readonly DocumentNode[]): string {
  const blocks = changed.filter(({ id }) => id !== ROOT_ID);
  const names = [...new Set(blocks.map((node) => `«${nodeLabel(node)}»`))];
  if (names.length === 0)
    return 'La pagina era stata cambiata altrove: ora le due versioni sono unite.';
  const shown =
    names.length > NAMED
      ? [...names.slice(0, NAMED - 1), `altri ${names.length - NAMED + 1} tipi di blocco`]
      : names;
  const list = new Intl.ListFormat('it', { type: 'conjunction' }).format(shown);
  return `La pagina era stata cambiata altrove: quello che è cambiato in ${list} ora è anche qui.`;
}
