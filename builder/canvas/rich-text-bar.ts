import { loadable } from '@renderer/loadable.ts';

/** Formats of the text that is being written in the page: loaded with the first such text. */
export const richTextBar = loadable(() => import('./RichTextBar.tsx'));
