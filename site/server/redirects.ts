import { pagePath } from '../cms/map/paths.ts';
import { list, number, object, text } from '../cms/map/values.ts';
import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { safeRedirect } from '../page/safe-redirect.ts';

export interface Redirect {
  url: string;
  status: number;
}

const STATUSES = [301, 302, 307, 308];

/**
 * The CMS's active redirects by visible path (spec 2.3), kept in memory because Next can answer
 * only 307 and 308 itself. The last good table stands while the CMS is down.
 */
export class RedirectTable {
  #redirects = new Map<string, Redirect>();

  constructor(private readonly settings: Settings) {}

  get(path: string): Redirect | undefined {
    return this.#redirects.get(path);
  }

  /** Reads the table from the CMS; a CMS without one leaves redirects to the pages themselves. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch(`${this.settings.cmsInternalApi}/msr/v1/redirects`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) this.#redirects = readTable(await response.json(), this.settings);
    } catch (error) {
      log.warn({ reason: String(error) }, 'redirects not refreshed');
    }
  }
}

/** A redirect's target with what the visitor's address had behind its `?`, lest campaigns lose count. */
export function withQuery(target: string, search: string): string {
  if (!search || target.includes('?')) return target;
  const [address = '', ...hash] = target.split('#');
  return [address + search, ...hash].join('#');
}

/** What has names of its own, in capitals too. */
const NO_PAGE = /^\/(_next|api)\/|\.\w+$/;

/** The one address of a page asked for in capitals: WordPress would find it in any spelling. */
export function respelt({ pathname, search }: URL): Redirect | undefined {
  const asked = decodeURIComponent(pathname);
  const lower = asked.toLowerCase();
  if (asked === lower || NO_PAGE.test(pathname)) return undefined;
  const path = lower.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return { url: `/${path}${search}`, status: 308 };
}

/** Table of the redirects that are safe to follow; loops are dropped and logged. */
export function readTable(body: unknown, settings: Settings): Map<string, Redirect> {
  const table = new Map<string, Redirect>();
  for (const entry of list(body)) {
    const raw = object(entry);
    const from = pagePath(text(raw.path))?.toLowerCase();
    const url =
      from &&
      safeRedirect({
        target: text(raw.url) ?? '',
        from,
        siteOrigin: settings.siteOrigin,
        allowedOrigins: [settings.siteHost, settings.funnelDomain],
      });
    if (!from || !url) continue;
    const status = number(raw.type) ?? 302;
    table.set(from, { url, status: STATUSES.includes(status) ? status : 302 });
  }
  // All of a loop's members, before any is taken out: what is left would still lead in a circle.
  for (const from of [...table.keys()].filter((key) => isLoop(key, table))) {
    log.warn({ path: from }, 'redirect loop ignored');
    table.delete(from);
  }
  return table;
}

function isLoop(start: string, table: ReadonlyMap<string, Redirect>): boolean {
  const seen = new Set<string>();
  for (let path: string | undefined = start; path && table.has(path); ) {
    if (seen.has(path)) return true;
    seen.add(path);
    const url: string | undefined = table.get(path)?.url;
    // What leaves the site does not come back by itself.
    path = url?.startsWith('/') ? pagePath(url)?.toLowerCase() : undefined;
  }
  return false;
}
