import { pagePath } from '../cms/map/paths.ts';
import { list, number, object, text } from '../cms/map/values.ts';

/** One changed item of the CMS. */
export interface Change {
  type: string;
  /** Visible path after the change. */
  path: string;
  previousPath?: string;
}

/** Reads a webhook body; undefined when it is not one. */
export function parseChanges(body: string): { sentAt: number; changes: Change[] } | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return undefined;
  }
  const message = object(raw);
  const sentAt = number(message.sentAt);
  if (sentAt === undefined || !Array.isArray(message.changes)) return undefined;
  const changes = list(message.changes).map((entry) => {
    const change = object(entry);
    return {
      type: text(change.type) ?? '',
      path: pagePath(text(change.path)) ?? '/',
      previousPath: pagePath(text(change.previousPath)),
    };
  });
  return { sentAt, changes };
}

/** Cache tags that the changes make stale. */
export function changedTags(changes: readonly Change[]): string[] {
  // 'paths' is the tag of the list of published paths.
  const tags = new Set<string>(['paths']);
  for (const change of changes) {
    if (change.type === 'all') tags.add('cms');
    else if (change.type === 'settings') tags.add('settings');
    else {
      for (const path of pathsOf(change)) tags.add(`path:${path}`);
      tags.add(`type:${change.type}`);
    }
  }
  return [...tags];
}

/**
 * Sections whose links leave an item's last parent out (spec 2.5), and the store locator's all of
 * them (2.7): visitors read it there.
 */
const LINKED = /^\/(?:news|eventi|punti-vendita)\//;

/** Addresses at which an item is read, or was. */
function pathsOf({ path, previousPath }: Change): string[] {
  const own = [path, ...(previousPath ? [previousPath] : [])];
  return own.flatMap((address) => [address, ...linkedPaths(address)]);
}

/** `/news/a/x` and `/news/x` for the item at `/news/a/b/x`. */
function linkedPaths(path: string): string[] {
  const names = path.split('/');
  if (!LINKED.test(path) || names.length <= 3) return [];
  return [names.toSpliced(-2, 1), names.toSpliced(2, names.length - 3)].map((left) =>
    left.join('/'),
  );
}
