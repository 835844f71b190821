import type { OfferCard } from '@generated/entities.ts';

/** What an offer can be filtered by (spec 2.11). */
export type Facets = Pick<OfferCard, 'tags' | 'categories'>;

/** Names of the fields in the address. */
export type FilterField = 'categoria' | 'tag';
export type Selection = Readonly<Record<FilterField, readonly string[]>>;

export interface FilterGroup {
  field: FilterField;
  legend: string;
  options: { value: string; label: string }[];
}

export const NOTHING: Selection = { categoria: [], tag: [] };

/** Categories that sort pages for editors and say nothing to visitors. */
const TECHNICAL = new Set(['aggregatori']);

const valuesOf = (offer: Facets, field: FilterField) =>
  field === 'tag' ? offer.tags : offer.categories;

/** Categories that visitors call otherwise than their address does. */
const NAMES: Readonly<Record<string, string>> = { dual: 'Luce e gas' };

/**
 * The filters that tell these offers apart: what all of them share is no choice, and a tag that is
 * called as a category is none of its own.
 */
export function filterGroups(offers: readonly Facets[]): FilterGroup[] {
  const categories = optionsOf(offers, 'categoria');
  const named = new Set(categories.map((option) => option.label));
  const tags = optionsOf(offers, 'tag').filter((option) => !named.has(option.label));
  const groups: FilterGroup[] = [
    { field: 'categoria', legend: 'Categoria', options: categories },
    { field: 'tag', legend: 'Caratteristiche', options: tags },
  ];
  return groups.filter((group) => group.options.length > 0);
}

function optionsOf(offers: readonly Facets[], field: FilterField) {
  const counts = new Map<string, number>();
  for (const offer of offers) {
    for (const value of new Set(valuesOf(offer, field)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .filter(([value, count]) => count < offers.length && !TECHNICAL.has(value))
    .map(([value]) => ({ value, label: field === 'tag' ? value : labelOf(value) }));
}

/** 'porta-un-amico' → 'Porta un amico'. */
function labelOf(slug: string): string {
  const words = NAMES[slug] ?? slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Within a group any choice will do; between groups all must hold. */
export function isShown(offer: Facets, selection: Selection): boolean {
  return (['categoria', 'tag'] as const).every((field) => {
    const chosen = selection[field];
    return chosen.length === 0 || valuesOf(offer, field).some((value) => chosen.includes(value));
  });
}

/** Whether a choice leads to no offer, and is none therefore: what is chosen can be taken away. */
export const leadsNowhere = (
  offers: readonly Facets[],
  selection: Selection,
  { field, value }: { field: FilterField; value: string },
): boolean =>
  !selection[field].includes(value) &&
  !offers.some((offer) => isShown(offer, toggled(selection, field, value)));

/** The selection with one choice added or taken away. */
export function toggled(selection: Selection, field: FilterField, value: string): Selection {
  const chosen = selection[field];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...selection, [field]: next };
}

/** What an address chooses; values this list does not have are left out. */
export function readSelection(search: string, groups: readonly FilterGroup[]): Selection {
  const query = new URLSearchParams(search);
  const chosen = (field: FilterField) => {
    const known = groups.find((group) => group.field === field)?.options ?? [];
    const asked = query.getAll(field);
    return known.map((option) => option.value).filter((value) => asked.includes(value));
  };
  return { categoria: chosen('categoria'), tag: chosen('tag') };
}

/** The address's query with the selection in it; everything else in it stays. */
export function writeSelection(
  search: string,
  groups: readonly FilterGroup[],
  selection: Selection,
): string {
  const query = new URLSearchParams(search);
  for (const { field, options } of groups) {
    const foreign = query
      .getAll(field)
      .filter((value) => !options.some((option) => option.value === value));
    query.delete(field);
    for (const value of [...foreign, ...selection[field]]) query.append(field, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
