import type { Document, NodeId } from '@renderer/document/types.ts';
import { isAmong, type Library } from '../cms/library.ts';
import { loadForm } from '../form/load-form.ts';

/** A field that names a page which no block can show as an offer. */
export interface NoOffer {
  node: NodeId;
  path: readonly (string | number)[];
}

interface OfferField extends NoOffer {
  named: number | string;
}

/** Fields of offers and products whose page is none. */
export async function findNoOffers(
  nodes: Document['nodes'],
  library: Pick<Library, 'readOffers'>,
): Promise<readonly NoOffer[]> {
  const fields = await Promise.all(
    [...nodes.values()].map(async ({ id, component, props }) => {
      const form = await loadForm(component).catch(() => undefined);
      return form ? offerFields(form.uiSchema, props, { node: id, path: [] }) : [];
    }),
  );
  const named = fields.flat();
  if (named.length === 0) return [];
  const offers = await library.readOffers();
  return named.filter((field) => !isAmong(offers, field.named));
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
