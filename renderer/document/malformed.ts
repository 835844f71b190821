import { documentFinding } from './errors.ts';
import { FORBIDDEN_KEYS } from './limits.ts';
import { pointer } from './pointer.ts';
import { isObject, type JsonObject } from './read-json.ts';
import { type Finding, type NodeId, ROOT_ID } from './types.ts';

/** What reading a document leaves out because it is not of the shape that it should be. */
export function malformed({ value, nodes }: { value: JsonObject; nodes: JsonObject }): Finding[] {
  return [
    ...Object.entries(nodes).flatMap(([id, raw]) => malformedNode(id, raw)),
    ...malformedMedia(Object.hasOwn(value, 'media') ? value.media : undefined),
    ...malformedVersions(Object.hasOwn(value, 'versions') ? value.versions : undefined),
  ];
}

/**
 * Gives findings about children the places that these have in the stored lists: the tree that was
 * checked holds only what can be a child's id.
 */
export function atStoredChildren(findings: readonly Finding[], nodes: JsonObject): Finding[] {
  const places = new Map<NodeId, number[] | undefined>();
  return findings.map((finding) => {
    const { node } = finding;
    if (!places.has(node)) places.set(node, placesOf(nodes, node));
    const list = `${pointer(['nodes', node, 'childIds'])}/`;
    const place = finding.pointer.startsWith(list)
      ? places.get(node)?.[Number(finding.pointer.slice(list.length))]
      : undefined;
    return place === undefined ? finding : { ...finding, pointer: `${list}${place}` };
  });
}

/** The places of a node's readable children in its stored list; undefined when all are. */
function placesOf(nodes: JsonObject, id: NodeId): number[] | undefined {
  const raw = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  const children = isObject(raw) && Array.isArray(raw.childIds) ? raw.childIds : [];
  if (children.every(isId)) return undefined;
  return [...children.keys()].filter((index) => isId(children[index]));
}

const isId = (child: unknown) => typeof child === 'string';

function malformedNode(id: string, raw: unknown): Finding[] {
  if (FORBIDDEN_KEYS.has(id)) return [];
  const wrong = (below: (string | number)[], message: string): Finding => ({
    ...{ node: id, component: '', pointer: pointer(['nodes', id, ...below]) },
    ...{ rule: 'document', message, severity: 'error' },
  });
  if (!isObject(raw)) return [wrong([], 'Un nodo deve essere un oggetto.')];
  const findings: Finding[] = [];
  if (typeof raw.component !== 'string' || raw.component === '') {
    if (id !== ROOT_ID) findings.push(wrong(['component'], 'Manca il nome del blocco.'));
  }
  if (raw.id !== undefined && raw.id !== id) {
    findings.push(wrong(['id'], 'L’id del nodo non è quello sotto cui è salvato.'));
  }
  if (raw.props !== undefined && !isObject(raw.props)) {
    findings.push(wrong(['props'], 'I campi del nodo devono essere un oggetto.'));
  }
  if (Array.isArray(raw.childIds)) {
    for (const [index, child] of raw.childIds.entries()) {
      if (!isId(child)) findings.push(wrong(['childIds', index], 'Un figlio deve essere un id.'));
    }
  } else if (raw.childIds !== undefined) {
    findings.push(wrong(['childIds'], 'L’elenco dei figli deve essere una lista.'));
  }
  return findings;
}

function malformedMedia(media: unknown): Finding[] {
  if (media === undefined || media === null) return [];
  const wrong = (message: string, ...below: (string | number)[]) =>
    documentFinding('document', message, pointer(['media', ...below]));
  if (!Array.isArray(media)) return [wrong('L’elenco delle immagini deve essere una lista.')];
  return media.flatMap((entry, index) => {
    if (!isObject(entry)) return [wrong('Un’immagine deve essere un oggetto.', index)];
    if (typeof entry.url !== 'string') {
      return [wrong('Manca l’indirizzo dell’immagine.', index, 'url')];
    }
    return isFocus(entry.focus)
      ? []
      : [wrong('Il punto focale sono due numeri, in percentuale.', index, 'focus')];
  });
}

function isFocus(focus: unknown): boolean {
  if (focus === undefined || focus === null) return true;
  return (
    Array.isArray(focus) && focus.length === 2 && focus.every((n) => Number.isFinite(Number(n)))
  );
}

/** PHP writes an empty object as an empty list. */
function malformedVersions(versions: unknown): Finding[] {
  if (versions === undefined || versions === null || isObject(versions)) return [];
  if (Array.isArray(versions) && versions.length === 0) return [];
  return [documentFinding('document', 'Le versioni dei blocchi sono un oggetto.', '/versions')];
}
