// Written by `npm run generate` from schemas/. Do not edit.
import type { PageTemplate } from '@renderer/examples.ts';

export const templates: readonly PageTemplate[] = [];
