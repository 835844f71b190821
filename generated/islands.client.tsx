'use client';
// Written by `npm run generate` from schemas/. Do not edit.
import '../renderer/blocks/hero-slider/HeroCarousel.module.css';
import '../renderer/blocks/product-page-tab/ProductTabs.module.css';
import '../renderer/islands/OfferBar.module.css';
import '../renderer/islands/RawFrame.module.css';
import '../renderer/islands/SliderButtons.module.css';
import '../renderer/islands/Tabs.module.css';
import * as components from '#island-components';
import { createIsland } from '@renderer/islands/create-island.tsx';

export const HeroCarouselIsland = createIsland(components.HeroCarouselIsland, 'visible');
export const OfferBarIsland = createIsland(components.OfferBarIsland, 'visible');
export const ProductTabsIsland = createIsland(components.ProductTabsIsland, 'visible');
export const RawFrameIsland = createIsland(components.RawFrameIsland, 'visible');
export const SiteTriggerIsland = createIsland(components.SiteTriggerIsland, 'visible');
export const SliderButtonsIsland = createIsland(components.SliderButtonsIsland, 'visible');
export const TabsIsland = createIsland(components.TabsIsland, 'visible');
