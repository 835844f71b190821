import type { PageEntry } from '../cms/pages.ts';
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

/**
 * A page's status as editors call it; of a planned one, with its moment, of one that is online, whether
 * it is kept out of search engines: it is soon forgotten that it was.
 */
export function pageState({
  status,
  dateGmt = '',
  isUnlisted,
}: Pick<EditorPage, 'status' | 'dateGmt' | 'isUnlisted'>): string {
  const at = momentOf(dateGmt);
  if (status === 'future' && !Number.isNaN(at)) return `Programmata: ${formatShortMoment(at)}`;
  const name = pageStatus(status);
  return status === 'publish' && isUnlisted ? `${name}, fuori dai motori di ricerca` : name;
}

/** What is to become of a published page, as editors call it; undefined where nothing is planned. */
export function plannedState({ status, planned }: PageEntry): string | undefined {
  if (status !== 'publish' || planned === undefined) return undefined;
  const { outlook, returns, untilGmt } = planned;
  if (outlook === 'missed')
    return returns ? 'Ripristino non avvenuto' : 'Modifiche non andate online';
  if (outlook === 'outdated')
    return `${returns ? 'Ripristino' : 'Modifiche'} da programmare di nuovo`;
  const moments = [planned.dateGmt, ...(untilGmt ? [untilGmt] : [])];
  const span = moments.map((gmt) => formatShortMoment(momentOf(gmt))).join(' – ');
  return `${returns ? 'Torna com’era' : 'Modifiche programmate'}: ${span}`;
}

/** That this user's work on a page is not in it yet, as editors call it; undefined where there is none. */
export function draftState({ status, hasDraft }: PageEntry): string | undefined {
  return hasDraft && !isUnpublished(status) ? 'Modifiche non pubblicate' : undefined;
}

/** Whether a page is itself a draft, of which its own status says it. */
export const isUnpublished = (status: string): boolean =>
  ['draft', 'auto-draft', 'pending'].includes(status);

/** A CMS status as editors call it. */
export const pageStatus = (status: string): string => STATUS[status] ?? status;
