// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
]);
