import type { Viewport } from '../store/ui-state.ts';

/** What the widths that a page is shown at are called, and their pictures. */
export const VIEWPORT_LOOKS = {
  390: { label: 'Telefono, 390 px', icon: 'smartphone', size: 16 },
  768: { label: 'Tablet, 768 px', icon: 'tablet', size: 21 },
  1024: { label: 'Portatile, 1024 px', icon: 'laptop', size: 19 },
  1440: { label: 'Desktop, 1440 px', icon: 'monitor', size: 19 },
  full: { label: 'Tutta la larghezza', icon: 'maximize', size: 17 },
} as const satisfies Record<Viewport, unknown>;
