// Written by `npm run generate` from schemas/. Do not edit.
import { lazy } from 'react';

export const HeroCarouselIsland = lazy(() => import('../renderer/blocks/hero-slider/HeroCarousel.island.tsx'));
export const OfferBarIsland = lazy(() => import('../renderer/islands/OfferBar.island.tsx'));
export const ProductTabsIsland = lazy(() => import('../renderer/blocks/product-page-tab/ProductTabs.island.tsx'));
export const RawFrameIsland = lazy(() => import('../renderer/islands/RawFrame.island.tsx'));
export const SiteTriggerIsland = lazy(() => import('../renderer/islands/SiteTrigger.island.tsx'));
export const SliderButtonsIsland = lazy(() => import('../renderer/islands/SliderButtons.island.tsx'));
export const TabsIsland = lazy(() => import('../renderer/islands/Tabs.island.tsx'));
