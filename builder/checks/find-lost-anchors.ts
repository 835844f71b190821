import type { Document, NodeId } from '@renderer/document/types.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';
import { anchorsOf } from '../anchors.ts';
import type { Library, Usage } from '../cms/library.ts';
import { givenBy, keysGivenBy } from '../keys.ts';
import { openKept } from '../open-content.ts';

/** A place that the stored page has, that the page has no more, and that others link to. */
export interface LostAnchor {
  anchor: string;
  /** The block whose item it was. */
  node: NodeId;
  /** Field of the block's items. */
  list: string;
  /** What links there, by title. */
  from: readonly string[];
}

interface Page {
  /** Content of the page as it is stored. */
  stored: string;
  nodes: Document['nodes'];
  path: string;
  origin: string;
}

/** Items whose id was written anew, or that are gone, while other pages still link to it. */
export async function findLostAnchors(
  { stored, nodes, path, origin }: Page,
  { whereUsed }: Pick<Library, 'whereUsed'>,
): Promise<readonly LostAnchor[]> {
  const kept = new Set(anchorsOf(nodes).map(({ anchor }) => anchor));
  const lost = [...openKept(stored).document.nodes.values()].flatMap((node) =>
    keysGivenBy(node)
      .filter(({ key }) => key !== '' && !kept.has(key))
      .map(({ key }) => ({ anchor: key, node: node.id, list: givenBy(node)?.list ?? '' })),
  );
  const found = lost.map(async (each) => {
    const uses = await whereUsed({ text: `${path}#${each.anchor}` });
    const leadsThere = ({ path: own, nodes: hits }: Usage) =>
      own !== path && hits.some(({ text }) => linksIn(text, origin).has(`${path}#${each.anchor}`));
    return { ...each, from: [...new Set(uses.filter(leadsThere).map(({ title }) => title))] };
  });
  return (await Promise.all(found)).filter(({ from }) => from.length > 0);
}

/** Links of this site in a piece of text, as path and anchor. */
function linksIn(text: string, origin: string): Set<string> {
  const links = (text.match(/[^\s"'<>()]+#[^\s"'<>()]+/g) ?? []).flatMap((link) => {
    const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
    return url ? [url.pathname + (decoded(url.hash) ?? url.hash)] : [];
  });
  return new Set(links);
}
