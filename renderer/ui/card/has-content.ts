import { safeSrc } from '../img/sources.ts';

/** Fields of the spec's card blocks (2.12). */
export interface CardFields {
  title?: string;
  text?: string;
  img?: string;
  imgMobile?: string;
  ctaHref?: string;
  ctaLabel?: string;
}

/** Whether an editor has filled in anything of a card that can be seen. */
export function hasContent(card: CardFields): boolean {
  return Boolean(card.title || card.text || safeSrc(card.img) || safeSrc(card.imgMobile));
}
