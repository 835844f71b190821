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

export const openStoreLocator = () => siteStore.setState({ storeLocatorModal: { status: 'OPEN' } });
export const closeStoreLocator = () =>
  siteStore.setState({ storeLocatorModal: { status: 'CLOSED' } });
export const openLogin = () => siteStore.setState({ loginModal: { open: true } });
export const closeLogin = () => siteStore.setState({ loginModal: { open: false } });
export const openSearch = () => siteStore.setState({ searchModal: { open: true } });
export const closeSearch = () => siteStore.setState({ searchModal: { open: false } });
