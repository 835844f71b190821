'use client';
// Written by `npm run generate` from schemas/. Do not edit.
import { createIsland } from '@renderer/islands/create-island.tsx';
import type { ComponentProps } from 'react';

export const HeroCarouselIsland = createIsland<ComponentProps<typeof import('../renderer/blocks/hero-slider/HeroCarousel.island.tsx').default>>(
  () => import('../renderer/blocks/hero-slider/HeroCarousel.island.tsx'),
  'visible',
);
export const ProductTabsIsland = createIsland<ComponentProps<typeof import('../renderer/blocks/product-page-tab/ProductTabs.island.tsx').default>>(
  () => import('../renderer/blocks/product-page-tab/ProductTabs.island.tsx'),
  'visible',
);
export const RawFrameIsland = createIsland<ComponentProps<typeof import('../renderer/islands/RawFrame.island.tsx').default>>(
  () => import('../renderer/islands/RawFrame.island.tsx'),
  'visible',
);
export const SiteTriggerIsland = createIsland<ComponentProps<typeof import('../renderer/islands/SiteTrigger.island.tsx').default>>(
  () => import('../renderer/islands/SiteTrigger.island.tsx'),
  'visible',
);
export const TabsIsland = createIsland<ComponentProps<typeof import('../renderer/islands/Tabs.island.tsx').default>>(
  () => import('../renderer/islands/Tabs.island.tsx'),
  'visible',
);
