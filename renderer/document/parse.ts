import { DocumentError, documentFinding } from './errors.ts';
import { type Caps, FORBIDDEN_KEYS } from './limits.ts';
import { malformed } from './malformed.ts';
import { isObject, type JsonObject, readJson } from './read-json.ts';
import {
  type BlockVersions,
  type Document,
  type DocumentNode,
  type Finding,
  type MediaItem,
  type NodeId,
  ROOT_ID,
} from './types.ts';

/**
 * Reads a saved document (contract C9). Whatever can be rendered is kept: malformed nodes and
 * entries are left out, unknown fields stay. Throws DocumentError when nothing can be rendered:
 * no JSON, no nodes, no root, or beyond the caps.
 */
export function parseDocument(json: string): Document {
  const read = readJson(json);
  if (!read.ok) throw new DocumentError(read.findings);
  return documentOf(read);
}

/** The same, with what is not of the shape it should be: reading it leaves that out. */
export function readDocument(
  json: string,
  caps?: Caps,
): { document: Document; malformed: Finding[] } {
  const read = readJson(json, caps);
  if (!read.ok) throw new DocumentError(read.findings);
  return { document: documentOf(read), malformed: malformed(read) };
}

/** The document that `readJson` read. Throws DocumentError when it has no root. */
export function documentOf(read: { value: JsonObject; nodes: JsonObject }): Document {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const id of Object.keys(read.nodes)) {
    const node = FORBIDDEN_KEYS.has(id) ? undefined : readNode(id, read.nodes[id]);
    if (node) nodes.set(id, node);
  }
  if (!nodes.has(ROOT_ID)) {
    throw new DocumentError([
      documentFinding('missing-root', 'Manca il nodo «root».', '/nodes/root'),
    ]);
  }
  const { nodes: _nodes, media, versions, ...extra } = read.value;
  return {
    nodes,
    media: readMedia(media),
    versions: isObject(versions) ? (versions as BlockVersions) : {},
    extra: withoutForbiddenKeys(extra),
  };
}

function readNode(id: NodeId, raw: unknown): DocumentNode | undefined {
  if (!isObject(raw)) return undefined;
  // Nearly every node is well-formed: copying them all would cost more than the rest of parsing.
  if (isWellFormed(id, raw)) return raw;
  const component = typeof raw.component === 'string' ? raw.component : '';
  if (component === '' && id !== ROOT_ID) return undefined;
  return {
    ...withoutForbiddenKeys(raw),
    id,
    component,
    props: isObject(raw.props) ? raw.props : {},
    childIds: readChildIds(raw.childIds),
  };
}

function isWellFormed(id: NodeId, raw: JsonObject): raw is JsonObject & DocumentNode {
  return (
    raw.id === id &&
    typeof raw.component === 'string' &&
    raw.component !== '' &&
    isObject(raw.props) &&
    Array.isArray(raw.childIds) &&
    raw.childIds.every(isId) &&
    !hasForbiddenKey(raw)
  );
}

const isId = (child: unknown): child is NodeId => typeof child === 'string';

function readChildIds(raw: unknown): NodeId[] {
  if (!Array.isArray(raw)) return [];
  return raw.every(isId) ? raw : raw.filter(isId);
}

function readMedia(raw: unknown): MediaItem[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry) => {
    if (!isObject(entry) || typeof entry.url !== 'string') return [];
    const focus = Array.isArray(entry.focus) ? entry.focus.map(Number) : [];
    const [x = 50, y = 50] = focus.length === 2 && focus.every(Number.isFinite) ? focus : [];
    const id = typeof entry.id === 'string' ? entry.id : entry.url;
    return [{ ...withoutForbiddenKeys(entry), id, url: entry.url, focus: [x, y] as const }];
  });
}

function withoutForbiddenKeys(value: JsonObject): JsonObject {
  if (!hasForbiddenKey(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !FORBIDDEN_KEYS.has(key)));
}

function hasForbiddenKey(value: JsonObject): boolean {
  for (const key of FORBIDDEN_KEYS) if (Object.hasOwn(value, key)) return true;
  return false;
}
