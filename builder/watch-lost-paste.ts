/** What was pasted into a text that no text holds. */
export interface LostPaste {
  table: boolean;
  image: boolean;
}

const LOST = 'lost-paste';

/** Says so from the text that it was pasted into, if anything was lost. */
export function noteLostPaste(text: EventTarget, pasted: ParentNode): void {
  const detail: LostPaste = {
    table: pasted.querySelector('table') !== null,
    image: pasted.querySelector('img') !== null,
  };
  if (!detail.table && !detail.image) return;
  text.dispatchEvent(new CustomEvent(LOST, { detail, bubbles: true }));
}

/** Hears of it, wherever in the document; returns what stops it. */
export function watchLostPaste(tell: (lost: LostPaste) => void): () => void {
  const listener = (event: Event) => event instanceof CustomEvent && tell(event.detail);
  document.addEventListener(LOST, listener);
  return () => document.removeEventListener(LOST, listener);
}

/** What became of it, and where it can be had. */
export function lostPasteText({ table, image }: LostPaste): string {
  return [
    table && 'Le righe della tabella sono diventate paragrafi: in un testo non ci stanno tabelle.',
    image && 'Le immagini incollate restano fuori: aggiungile con un blocco «Immagine».',
  ]
    .filter(Boolean)
    .join(' ');
}
