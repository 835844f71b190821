import { blockKey } from '@renderer/document/block-key.ts';
import type { Document, DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { Usage } from '../../cms/library.ts';
import type { EditorPage } from '../../contract.ts';
import { mediaName } from '../../media-name.ts';
import { givenName } from '../../node-label.ts';
import { calledBy, phoneOf } from '../../replacing/phone.ts';
import { spaced } from '../../says-same.ts';

/** What is looked for: blocks of a kind, or a text. */
export type Sought = { component: string } | { text: string };

/**
 * What the CMS found, with the open page as it is in the editor: the CMS knows of no change that is
 * not saved. The open page comes first.
 */
export function withOpenPage(
  found: readonly Usage[],
  { page, document, sought }: { page: EditorPage; document: Document; sought: Sought },
): readonly Usage[] {
  const isOpen = ({ id, planned }: Usage) => id === page.id && !planned;
  const stored = found.find(isOpen);
  const others = found.filter((usage) => !isOpen(usage));
  const here = usesIn(document, sought);
  const { fields = [] } = stored ?? {};
  const count = here.count + fields.length;
  if (count === 0) return others;
  const { id, title, path, status, restBase } = page;
  const pattern = page.isPattern ?? false;
  const known = { id, title, path, status, restBase, pattern, planned: false };
  return [{ ...(stored ?? known), ...here, count }, ...others];
}

/** As the CMS looks through a page (`wordpress/plugin/includes/editor/found-in-tree.php`). */
function usesIn(
  { nodes, media }: Document,
  sought: Sought,
): Pick<Usage, 'nodes' | 'images' | 'count' | 'exact'> {
  if ('component' in sought) {
    const hits = [...nodes.values()]
      .filter(({ component }) => blockKey(component) === blockKey(sought.component))
      .map((node) => ({ ...hitAt(node), text: '' }));
    return { nodes: hits, count: hits.length };
  }
  const text = spaced(sought.text);
  const hits = [...nodes.values()].flatMap((node) => {
    const strings = stringsIn(node.props);
    const [around] = strings.flatMap((value) => wordsAround(value, text) ?? []);
    if (around === undefined) return [];
    const times = strings.reduce((sum, value) => sum + timesIn(value, text), 0);
    return [{ ...hitAt(node), text: around, times }];
  });
  const images = media.flatMap((item) => {
    const around = wordsAround(item.alt ?? '', text);
    return around === undefined ? [] : [{ url: item.url, name: mediaName(item), text: around }];
  });
  const said = [
    ...[...nodes.values()].flatMap(({ props }) => stringsIn(props)),
    ...media.map(({ alt = '' }) => alt),
  ];
  const exact = said.some(
    (value) =>
      calls(value, text) || spaced(value).includes(text) || plainText(value).includes(text),
  );
  const count = hits.reduce((sum, { times }) => sum + times, images.length);
  return { nodes: hits, images, count, exact };
}

const hitAt = (node: DocumentNode) => ({
  node: node.id,
  component: node.component,
  name: givenName(node),
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const lower = (text: string) => text.toLocaleLowerCase('it');

/** Letters on either side of a text that tell where it stands. */
const AROUND = 40;

/**
 * The words around the first place where a text stands in a value, with dots where they go on;
 * undefined when it is nowhere.
 */
function wordsAround(value: string, text: string): string | undefined {
  return (
    excerpt(plainText(value), text) ?? (calls(value, text) ? text : excerpt(spaced(value), text))
  );
}

function excerpt(value: string, text: string): string | undefined {
  const at = lower(value).indexOf(lower(text));
  if (at < 0) return undefined;
  const [from, to] = [Math.max(0, at - AROUND), at + text.length + AROUND];
  return `${from > 0 ? '…' : ''}${value.slice(from, to)}${to < value.length ? '…' : ''}`;
}

function timesIn(value: string, text: string): number {
  if (wordsAround(value, text) === undefined) return 0;
  return Math.max(1, lower(plainText(value)).split(lower(text)).length - 1);
}

/** Whether a value, or a link in it, calls the telephone number that a text is. */
function calls(value: string, text: string): boolean {
  const phone = phoneOf(text);
  if (phone === undefined) return false;
  return [...value.matchAll(/tel:[^"'<>]+/gi)].some(([address]) => calledBy(address) === phone);
}
