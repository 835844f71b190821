// Written by `npm run generate` from schemas/. Do not edit.
import type { BlockExample } from '@renderer/examples.ts';

export const examples: Readonly<Record<string, readonly BlockExample[]>> = {};
