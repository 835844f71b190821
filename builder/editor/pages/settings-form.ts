import { slugOf } from '@renderer/ui/text/slug.ts';
import type { SettingsChanges, StoredSettings } from '../../cms/page-settings.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { meantParent, parentText } from './parent-text.ts';
import type { KnownSettings } from './use-settings.ts';

/** What stands in the fields. */
export interface Typed {
  title: string;
  slug: string;
  /** As `parentText` says it. */
  below: string;
  searchTitle: string;
  description: string;
  /** Address. */
  image: string;
  isUnlisted: boolean;
}

/** The fields as they are before anything is typed. */
export function typedOf({ settings, above }: KnownSettings): Typed {
  const { title, slug, searchTitle, description, image, isUnlisted } = settings;
  const below = above ? parentText(above) : '';
  return { title, slug, below, searchTitle, description, image, isUnlisted };
}

/** Pages that the page may stand below: neither itself nor what is below it; where it is now, too. */
export function parentsFor(
  { path, id }: Pick<PageEntry, 'path' | 'id'>,
  parents: readonly PageEntry[],
  above: PageEntry | undefined,
): readonly PageEntry[] {
  const others = parents.filter((page) => page.id !== id && !page.path.startsWith(`${path}/`));
  const isMissing = above && !others.some((page) => page.id === above.id);
  return isMissing ? [...others, above] : others;
}

/**
 * What the fields ask for, whole, and the address it makes; undefined while it is not known below
 * which page. A last part that was not touched stays as the CMS has it, with letters that a new one
 * would not have.
 * @param parents absent where the page above is not chosen here
 */
export function wantedOf(
  { title, slug, below, searchTitle, description, image, isUnlisted }: Typed,
  stored: StoredSettings,
  parents?: readonly PageEntry[],
): (Required<SettingsChanges> & { path: string }) | undefined {
  const parent = parents
    ? meantParent(parents, below)
    : { id: stored.parent, path: stored.path.slice(0, stored.path.lastIndexOf('/')) };
  if (!parent) return undefined;
  const last = slug === stored.slug ? slug : slugOf(slug) || slugOf(title);
  return {
    ...{ title: title.trim(), slug: last, parent: parent.id },
    ...{ searchTitle: onOneLine(searchTitle), description: onOneLine(description) },
    ...{ image, isUnlisted },
    path: `${parent.path}/${last}`,
  };
}

/** What of that is not so already. */
export function changesTo(
  stored: StoredSettings,
  wanted: Required<SettingsChanges>,
): SettingsChanges {
  const { title, slug, parent, searchTitle, description, image, isUnlisted } = wanted;
  return {
    ...(title !== stored.title && { title }),
    ...(slug !== stored.slug && { slug }),
    ...(parent !== stored.parent && { parent }),
    ...(searchTitle !== onOneLine(stored.searchTitle) && { searchTitle }),
    ...(description !== onOneLine(stored.description) && { description }),
    ...(image !== stored.image && { image }),
    ...(isUnlisted !== stored.isUnlisted && { isUnlisted }),
  };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
