import { blockName } from '@builder/catalogue.ts';
import type { EditorBootstrap } from '@builder/contract.ts';
import { Editor } from '@builder/index.ts';
import { createRoot } from 'react-dom/client';
import { installProbe } from './probe.ts';

/**
 * The builder as the site mounts it. Driven by its own buttons: adding is `Duplica`, which also
 * opens the form of the new block.
 */
const bootstrap = JSON.parse(document.getElementById('page')?.textContent ?? '') as EditorBootstrap;
const press = (button: string) => document.querySelector<HTMLButtonElement>(button)?.click();
const tool = (label: string) => `[aria-label="Azioni sul blocco"] button[aria-label="${label}"]`;
const TEXT_BLOCK_BAR = `Azioni su «${blockName('TextBlock')}»`;

installProbe({
  canvas: () => document.querySelector('iframe')?.contentDocument ?? undefined,
  field: () => document.querySelector<HTMLInputElement>('input[id$="title"]'),
  // The bar over the page, at a block of this kind.
  marked: () =>
    document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('[data-canvas-control] [role="toolbar"]')
      ?.getAttribute('aria-label') === TEXT_BLOCK_BAR,
  add: () => press(tool('Duplica')),
  move: () => press(tool('Sposta giù')),
  remove: () => press(tool('Elimina')),
  undo: () => press('header button[aria-label="Annulla"]'),
  line: (block) => document.querySelector(`[role="treeitem"][aria-label^="${blockName(block)}"]`),
  // The formatted text comes with a program of its own.
  hasForm: () =>
    document.querySelector('input[id="root.title"]') !== null &&
    document.querySelector('aside [aria-busy="true"]') === null,
});
createRoot(document.getElementById('editor') as HTMLElement).render(<Editor {...bootstrap} />);
