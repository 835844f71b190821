// Written by `npm run generate` from schemas/. Do not edit.
import type { BlockEntry } from '@renderer/registry.ts';

export const catalogue: readonly BlockEntry[] = [];

export const catalogueByKey: ReadonlyMap<string, BlockEntry> = new Map(
  catalogue.map((entry) => [entry.key, entry]),
);
