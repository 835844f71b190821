import { blockName } from '../catalogue.ts';
import type { ReplacedDocument } from './replace-in-document.ts';

/** Why nothing can be replaced in a document; undefined where something can. */
export function whyLeft({ count, locked, findings }: ReplacedDocument): string | undefined {
  const [wrong] = findings;
  if (wrong) return `In «${blockName(wrong.component)}» non andrebbe bene: ${wrong.message}`;
  if (count > 0) return undefined;
  return locked > 0
    ? 'Sta in un blocco bloccato: sbloccalo per cambiarlo.'
    : 'Qui è scritto in un altro modo, o non in un testo: si cambia aprendola nell’editor.';
}
