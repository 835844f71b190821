import type { ReactNode } from 'react';
import { RichText } from '../rich-text/RichText.tsx';

/** What a need's information window says, ready for an island. */
export interface NeedTooltip {
  id: number;
  title: string;
  content: ReactNode;
}

/** The editor's information windows (spec 2.12), rendered here to keep the sanitiser on the server. */
export function needTooltips(
  tooltips: readonly { id?: number; title?: string; text?: string }[],
): NeedTooltip[] {
  return tooltips.flatMap(({ id, title, text }) =>
    id !== undefined && text ? [{ id, title: title ?? '', content: <RichText html={text} /> }] : [],
  );
}
