import type { ComponentType } from 'react';
import type { ShellConfig } from '../Shell.tsx';
import { type SiteState, siteStore } from './site-store.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  config: ShellConfig;
}

interface Overlay {
  /** Fetches its code: only when it is about to be used. */
  load: () => Promise<{ default: ComponentType<OverlayProps> }>;
  isOpen: (state: SiteState) => boolean | undefined;
  open: () => void;
  close: () => void;
  /** The page that does the same, when its code cannot be had. */
  fallback: string;
}

const setting = (state: Partial<SiteState>) => () => siteStore.setState(state);

/** The shell's modals by the name their triggers bear in `data-overlay`. */
export const OVERLAYS = {
  access: {
    load: () => import('../login/LoginDialog.tsx'),
    isOpen: (state) => state.loginModal.open,
    open: setting({ loginModal: { open: true } }),
    close: setting({ loginModal: { open: false } }),
    fallback: '/area-clienti',
  },
  storeLocator: {
    load: () => import('../store-locator/StoreLocatorDialog.tsx'),
    isOpen: (state) => state.storeLocatorModal.status === 'OPEN',
    open: setting({ storeLocatorModal: { status: 'OPEN' } }),
    close: setting({ storeLocatorModal: { status: 'CLOSED' } }),
    fallback: '/punti-vendita',
  },
  search: {
    load: () => import('../search/SearchDialog.tsx'),
    isOpen: (state) => state.searchModal.open,
    open: setting({ searchModal: { open: true } }),
    close: setting({ searchModal: { open: false } }),
    fallback: '/cerca',
  },
} satisfies Record<string, Overlay>;

export type OverlayName = keyof typeof OVERLAYS;
export const OVERLAY_NAMES = Object.keys(OVERLAYS) as OverlayName[];

/** What is to be opened by a press there, by name: an overlay, or something else of the shell. */
export const triggerAt = (target: EventTarget | null): string | undefined =>
  (target as Element).closest?.<HTMLElement>('[data-overlay]')?.dataset.overlay;

export const overlayNamed = (name: string | undefined): Overlay | undefined =>
  OVERLAY_NAMES.includes(name as OverlayName) ? OVERLAYS[name as OverlayName] : undefined;
