import type { PageEntry } from '../../cms/pages.ts';
import { rank } from '../rank.ts';

type Parent = Pick<PageEntry, 'id' | 'path'>;

const TOP_LEVEL: Parent = { id: 0, path: '' };

/** How the field says a page, e.g. `Luce (/offerte/luce)`. */
export function parentText({ title, path }: PageEntry): string {
  return `${nameOf(title)} (${path})`;
}

/** The page that a text is of, or the title or address of; undefined where it is neither. */
export function meantParent(pages: readonly PageEntry[], text: string): Parent | undefined {
  return text.trim() === '' ? TOP_LEVEL : meantPage(pages, text);
}

/** The same, where one is meant; of a title that several have it is not known which. */
export function meantPage(pages: readonly PageEntry[], text: string): PageEntry | undefined {
  const meant = text.trim();
  const exact = pages.find((page) => parentText(page) === meant || page.path === meant);
  if (exact || meant === '') return exact;
  const bare = bareOf(meant);
  const alike = pages.filter(({ title, path }) => bareOf(title) === bare || bareOf(path) === bare);
  return alike.length === 1 ? alike[0] : undefined;
}

const bareOf = (text: string) => text.toLocaleLowerCase('it').replace(/^\/|\/$/g, '');

/** What the field suggests, best first; everything where the text is of a page already. */
export function suggestParents(pages: readonly PageEntry[], text: string) {
  const items = pages.map((page) => ({
    ...{ key: `${page.id}`, label: nameOf(page.title), hint: page.path },
    // With its brackets, a text of a page that is being changed still finds the page.
    ...{ words: `${page.path} (${page.path})`, page },
  }));
  return rank(items, pages.some((page) => parentText(page) === text) ? '' : text);
}

const nameOf = (title: string) => title || 'Senza titolo';
