import type { Document } from '@renderer/document/types.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';
import { textFields } from '../find-field.ts';

/** The page that a link stands in. */
interface Here {
  path: string;
  origin: string;
}

/**
 * The other page of this site that a link leads to, by its path; undefined for this page, other
 * sites, files and addresses of other kinds.
 */
export function pageMeantBy(href: string, { path, origin }: Here): string | undefined {
  if (href === '' || href.startsWith('#')) return undefined;
  const target = ownPath(href, new URL(path, origin));
  return target === path ? undefined : target;
}

/** The place of this page that a link leads to, with its `#`; empty where it leads elsewhere. */
export function placeMeantBy(href: string, { path }: Pick<Here, 'path'>): string {
  const anchor = href.startsWith(`${path}#`) ? href.slice(path.length) : href;
  return anchor.length > 1 && anchor.startsWith('#') ? anchor : '';
}

/** What tells the places of a page: its blocks, and the ids of the elements that they show. */
interface Places {
  nodes: Document['nodes'];
  ids: readonly string[];
}

/** Tells of a place, with its `#`, whether the page has it. */
export function placesIn({ nodes, ids }: Places): (place: string) => boolean {
  const tabs = [...nodes.values()].flatMap(({ props }) =>
    textFields(props).flatMap((field) => (field.path.at(-1) === 'tabId' ? [field.value] : [])),
  );
  const known = new Set([...ids, ...tabs, 'contenuto']);
  return (place) => known.has(decoded(place.slice(1)) ?? place.slice(1));
}

/** Path of a link to a page of this site; undefined for other sites, files and addresses of other kinds. */
function ownPath(href: string, here: URL): string | undefined {
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  try {
    const url = new URL(href, here);
    if (url.origin !== here.origin) return undefined;
    const { pathname } = url;
    // Without its beginning `www.arera.it` is no file, whatever it ends on.
    const isWhole = /^(https?:)?\//i.test(href);
    const isFile = isWhole && /\.[a-z0-9]{2,5}$/i.test(pathname);
    if (isFile || /^\/(wordpress|api|_next)\//.test(pathname)) return undefined;
    return pathname === '/' ? '/' : decodeURI(pathname).replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
