import { type DocumentNode, ROOT_ID } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';

/** So many blocks are named, no more. */
const NAMED = 3;

/** What is said once what was saved elsewhere is here, too: in which blocks of the page, or of a shared one. */
export function mergedText(changed: readonly DocumentNode[], isPattern = false): string {
  const was = `${isPattern ? 'Il blocco era stato cambiato' : 'La pagina era stata cambiata'} altrove`;
  const blocks = changed.filter(({ id }) => id !== ROOT_ID);
  const names = [...new Set(blocks.map((node) => `«${nodeLabel(node)}»`))];
  if (names.length === 0) return `${was}: ora le due versioni sono unite.`;
  const shown =
    names.length > NAMED
      ? [...names.slice(0, NAMED - 1), `altri ${names.length - NAMED + 1} tipi di blocco`]
      : names;
  const list = new Intl.ListFormat('it', { type: 'conjunction' }).format(shown);
  return `${was}: quello che è cambiato in ${list} ora è anche qui.`;
}
