// Written by `npm run generate` from schemas/. Do not edit.
import { clientBlock } from '@renderer/registry.client.ts';
import type { ClientRegistry } from '@renderer/registry.ts';

/** Every block for the editor's canvas; each view is loaded when the page first shows it. */
export const clientRegistry: ClientRegistry = new Map([
]);
