import type { Nodes, Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { type Schema, sanitize } from 'hast-util-sanitize';

/**
 * Deepest nesting of elements that is kept: written texts have about ten levels. What reads and
 * renders them recurses, and the blocks around a text have levels of their own.
 */
export const MAX_LEVELS = 200;

const CONTAINERS = /<\/?(?:div|span)\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const TAGS = /<[^<>]*>/g;

/**
 * HTML as a tree of what the schema allows. One that is nested too deep to be rendered loses its
 * containers, and should that not do, all elements: its words are shown in any case.
 */
export function readHtml(html: string, schema: Schema): Root {
  return (
    withinLevels(html, schema) ??
    withinLevels(html.replace(CONTAINERS, ' '), schema) ??
    (sanitize(parse(html.replace(TAGS, ' ')), schema) as Root)
  );
}

const parse = (html: string) => fromHtmlIsomorphic(html, { fragment: true });

/** The tree; undefined where it is too deep. */
function withinLevels(html: string, schema: Schema): Root | undefined {
  try {
    const tree = sanitize(parse(html), schema) as Root;
    return isWithin(tree) ? tree : undefined;
  } catch (error) {
    // The parser itself ran out of stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isWithin(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return false;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return true;
}
