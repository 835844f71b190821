// Written by `npm run generate` from schemas/. Do not edit.
import type { Migration } from '@renderer/registry.ts';

/** Migrations of each block that has any, by lower-cased component. */
export const migrations: Readonly<Record<string, readonly Migration[]>> = {
};
