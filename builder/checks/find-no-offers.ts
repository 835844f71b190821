import type { Document, DocumentNode, NodeId } from '@renderer/document/types.ts';
import { isReference, type PatternId, patternIdOf } from '@renderer/patterns/reference.ts';
import { findNamed, type Library } from '../cms/library.ts';
import { loadForm } from '../form/load-form.ts';
import { patternTitle, type SharedPatterns } from '../patterns/pattern-store.ts';

/** A field that names a page which no block can show as an offer. */
export interface NoOffer {
  node: NodeId;
  path: readonly (string | number)[];
  /** Where the field is another's, of the shared block that the node stands for. */
  shared?: { title: string; fields: number };
}

interface OfferField extends NoOffer {
  named: number | string;
}

interface Sources {
  library: Pick<Library, 'readOffers'>;
  patterns: Pick<SharedPatterns, 'get' | 'settled'>;
}

/** Fields of offers and products whose page is none; those of shared blocks at their reference. */
export async function findNoOffers(
  nodes: Document['nodes'],
  { library, patterns }: Sources,
): Promise<readonly NoOffer[]> {
  const references = [...nodes.values()].filter(isReference);
  const [own, ...shared] = await Promise.all([
    ownFields(nodes),
    ...references.map((node) => sharedFields(node, patterns)),
  ]);
  if ([own, ...shared].every((fields) => fields.length === 0)) return [];
  const offers = await library.readOffers();
  const missed = (fields: readonly OfferField[] = []) =>
    fields.filter((field) => findNamed(offers, field.named) === undefined);
  const within = references.map((node, at) => {
    const title = patternTitle(patterns, patternIdOf(node));
    const fields = missed(shared[at]).length;
    return { node: node.id, path: ['patternId'], shared: { title, fields } };
  });
  return [...missed(own), ...within.filter((each) => each.shared.fields > 0)];
}

async function ownFields(nodes: Document['nodes']): Promise<OfferField[]> {
  const fields = [...nodes.values()].map(async ({ id, component, props }) => {
    const form = await loadForm(component).catch(() => undefined);
    return form ? offerFields(form.uiSchema, props, { node: id, path: [] }) : [];
  });
  return (await Promise.all(fields)).flat();
}

/** What a shared block names, with the shared blocks inside of it. */
async function sharedFields(
  node: DocumentNode,
  patterns: Sources['patterns'],
  seen = new Set<PatternId>(),
): Promise<OfferField[]> {
  const id = isReference(node) ? patternIdOf(node) : undefined;
  if (id === undefined || seen.has(id)) return [];
  seen.add(id);
  const known = await patterns.settled(id);
  if (known?.state !== 'ready') return [];
  const { nodes } = known.document;
  const inner = [...nodes.values()].map((each) => sharedFields(each, patterns, seen));
  return (await Promise.all([ownFields(nodes), ...inner])).flat();
}

const WIDGETS: readonly unknown[] = ['offer', 'product'];

/** The fields of a block, or a part of it, that name an offer. */
function offerFields(ui: unknown, value: unknown, { node, path }: NoOffer): OfferField[] {
  if (ui === null || typeof ui !== 'object') return [];
  const parts = ui as Record<string, unknown>;
  if (WIDGETS.includes(parts['ui:widget'])) {
    const isNamed = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return isNamed ? [{ node, path, named: value }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      offerFields(parts.items, item, { node, path: [...path, at] }),
    );
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    offerFields(parts[name], part, { node, path: [...path, name] }),
  );
}
