// Written by `npm run generate` from schemas/. Do not edit.
export { default as HeroCarouselIsland } from '../renderer/blocks/hero-slider/HeroCarousel.island.tsx';
export { default as OfferBarIsland } from '../renderer/islands/OfferBar.island.tsx';
export { default as ProductTabsIsland } from '../renderer/blocks/product-page-tab/ProductTabs.island.tsx';
export { default as RawFrameIsland } from '../renderer/islands/RawFrame.island.tsx';
export { default as SiteTriggerIsland } from '../renderer/islands/SiteTrigger.island.tsx';
export { default as SliderButtonsIsland } from '../renderer/islands/SliderButtons.island.tsx';
export { default as TabsIsland } from '../renderer/islands/Tabs.island.tsx';
