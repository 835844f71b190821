import { readSeed, type SeedItem } from './import/read-seed.ts';

/** The seed as its tests read it. */
export const ORIGIN = 'https://www.example';
export const seed = await readSeed(import.meta.dirname, {
  brandName: 'Albaviva',
  brand: 'albaviva',
  assistantName: 'Alba',
  assistant: 'alba',
  funnelDomain: 'https://attiva.example',
  siteHost: ORIGIN,
});

export interface SeedNode {
  component: string;
  props: Record<string, unknown>;
}

export const ofType = (type: string) => seed.items.filter((item) => item.type === type);
export const nodesOf = (item: SeedItem) => Object.values(item.document?.nodes ?? {}) as SeedNode[];

/** Every text in a value. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
