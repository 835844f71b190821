import { createStore } from 'zustand/vanilla';

/** Top-level site state (spec 3.14, 4.1): empty at first, so the locator's status is undefined. */
export interface SiteState {
  loginModal: { open?: boolean };
  storeLocatorModal: { status?: 'OPEN' | 'CLOSED' };
  searchModal: { open?: boolean };
}

export const siteStore = createStore<SiteState>(() => ({
  loginModal: {},
  storeLocatorModal: {},
  searchModal: {},
}));
