import type { EditorPage } from '../contract.ts';
import { formatShortMoment, momentOf } from './format.ts';

const STATUS: Readonly<Record<string, string>> = {
  publish: 'Pubblicata',
  draft: 'Bozza',
  'auto-draft': 'Bozza',
  pending: 'In revisione',
  private: 'Privata',
  future: 'Programmata',
};

/** A page's status as editors call it; of a planned one, with its moment. */
export function pageState({ status, dateGmt = '' }: EditorPage): string {
  const at = momentOf(dateGmt);
  const planned = status === 'future' && !Number.isNaN(at);
  return planned ? `Programmata: ${formatShortMoment(at)}` : pageStatus(status);
}

/** A CMS status as editors call it. */
export const pageStatus = (status: string): string => STATUS[status] ?? status;
