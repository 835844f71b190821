import type { ListOfIconsCTAProps } from '@generated/types.ts';
import { textOr } from '@renderer/ui/text/text-or.ts';

export type CtaItem = ListOfIconsCTAProps['items'][number];

/** What a button says when the editor leaves its text empty, by CTA type (spec 2.12, 9). */
const LABELS: Readonly<Record<CtaItem['ctaType'], string>> = {
  accedi: 'Accedi',
  scarica: 'Scarica',
  recall: 'Ti chiamiamo noi',
  storelocator: 'Trova il punto vendita',
  green: 'Chiama il numero verde',
  chat: 'Apri la chat',
  link: 'VAI',
};

/** Text of an item's button. */
export function ctaLabel(item: Pick<CtaItem, 'ctaType' | 'ctaLabel'>): string {
  return textOr(item.ctaLabel, LABELS[item.ctaType]);
}
