/** What was pasted into a text that no text holds. */
export interface LostPaste {
  table: boolean;
  image: boolean;
  underline: boolean;
}

const LOST = 'lost-paste';

/** Word says it by its style. */
const UNDERLINED = 'u, ins, [style*="underline"]';

/** Says so from the text that it was pasted into, if anything was lost. */
export function noteLostPaste(text: EventTarget, pasted: ParentNode): void {
  const detail: LostPaste = {
    table: pasted.querySelector('table') !== null,
    image: pasted.querySelector('img') !== null,
    underline: [...pasted.querySelectorAll(UNDERLINED)].some(isUnderlined),
  };
  if (!Object.values(detail).includes(true)) return;
  text.dispatchEvent(new CustomEvent(LOST, { detail, bubbles: true }));
}

/** A link is underlined by itself, and as a whole where only its words are. */
const isUnderlined = (element: Element) =>
  element.textContent?.trim() !== '' &&
  element.closest('a[href]') === null &&
  element.querySelector('a[href]') === null;

/** Hears of it, wherever in the document; returns what stops it. */
export function watchLostPaste(tell: (lost: LostPaste) => void): () => void {
  const listener = (event: Event) => event instanceof CustomEvent && tell(event.detail);
  document.addEventListener(LOST, listener);
  return () => document.removeEventListener(LOST, listener);
}

/** What became of it, and where it can be had. */
export function lostPasteText({ table, image, underline }: LostPaste): string {
  return [
    table && 'Le righe della tabella sono diventate paragrafi: in un testo non ci stanno tabelle.',
    image && 'Le immagini incollate restano fuori: aggiungile con un blocco «Immagine».',
    underline &&
      'Il sottolineato è rimasto fuori: sul sito si sottolineano i link. Per dare risalto usa il grassetto.',
  ]
    .filter(Boolean)
    .join(' ');
}
