import { CanvasApp } from '@builder/canvas/index.ts';
import type { CanvasContext } from '@builder/contract.ts';
import { createRoot } from 'react-dom/client';
import './views.tsx';

/** The page in the builder's frame; the import above brings the styles, the blocks come lazily. */
const context = JSON.parse(document.getElementById('page')?.textContent ?? '') as CanvasContext;
createRoot(document.getElementById('editor') as HTMLElement).render(
  <CanvasApp bootstrap={context} />,
);
