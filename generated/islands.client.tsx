'use client';
// Written by `npm run generate` from schemas/. Do not edit.
import '../renderer/blocks/archive-calendar-list/SelfReading.module.css';
import '../renderer/blocks/archive-list/DocumentArchive.module.css';
import '../renderer/blocks/faq-dynamic/FaqFilters.module.css';
import '../renderer/blocks/guida-bolletta-new/BillPoints.module.css';
import '../renderer/blocks/hero-slider/HeroCarousel.module.css';
import '../renderer/blocks/list-of-regulations/RegulationList.module.css';
import '../renderer/blocks/product-page-tab/ProductTabs.module.css';
import '../renderer/blocks/work-with-us-list/WorkOffers.module.css';
import '../renderer/islands/RawFrame.module.css';
import '../renderer/islands/SliderButtons.module.css';
import '../renderer/islands/Tabs.module.css';
import '../renderer/ui/filters/Filters.module.css';
import * as components from '#island-components';
import { createIsland } from '@renderer/islands/create-island.tsx';

export const BillPointsIsland = createIsland(components.BillPointsIsland, 'visible');
export const DocumentArchiveIsland = createIsland(components.DocumentArchiveIsland, 'visible');
export const FaqFiltersIsland = createIsland(components.FaqFiltersIsland, 'visible');
export const HeroCarouselIsland = createIsland(components.HeroCarouselIsland, 'visible');
export const ProductTabsIsland = createIsland(components.ProductTabsIsland, 'visible');
export const RawFrameIsland = createIsland(components.RawFrameIsland, 'visible');
export const RegulationListIsland = createIsland(components.RegulationListIsland, 'visible');
export const SelfReadingCalendarIsland = createIsland(components.SelfReadingCalendarIsland, 'visible');
export const SiteTriggerIsland = createIsland(components.SiteTriggerIsland, 'visible');
export const SliderButtonsIsland = createIsland(components.SliderButtonsIsland, 'visible');
export const TabsIsland = createIsland(components.TabsIsland, 'visible');
export const WorkOffersIsland = createIsland(components.WorkOffersIsland, 'visible');
