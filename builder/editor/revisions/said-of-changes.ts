import type { Said } from './difference-text.ts';

/** What is said of blocks that somebody changed, be it on its way to the site or unsaved. */
export const SAID_OF_CHANGES: Said = {
  added: 'aggiunto',
  removed: 'tolto',
  moved: 'spostato in un altro contenitore',
  reordered: 'ha i blocchi in un altro ordine',
};
