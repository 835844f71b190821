// Written by `npm run generate` from schemas/. Do not edit.
export { default as BillPointsIsland } from '../renderer/blocks/guida-bolletta-new/BillPoints.island.tsx';
export { default as DocumentArchiveIsland } from '../renderer/blocks/archive-list/DocumentArchive.island.tsx';
export { default as FaqFiltersIsland } from '../renderer/blocks/faq-dynamic/FaqFilters.island.tsx';
export { default as HeroCarouselIsland } from '../renderer/blocks/hero-slider/HeroCarousel.island.tsx';
export { default as PageDataIsland } from '../renderer/blocks/data-layer/PageData.island.tsx';
export { default as ProductTabsIsland } from '../renderer/blocks/product-page-tab/ProductTabs.island.tsx';
export { default as RawFrameIsland } from '../renderer/islands/RawFrame.island.tsx';
export { default as RegulationListIsland } from '../renderer/blocks/list-of-regulations/RegulationList.island.tsx';
export { default as SelfReadingCalendarIsland } from '../renderer/blocks/archive-calendar-list/SelfReadingCalendar.island.tsx';
export { default as SiteTriggerIsland } from '../renderer/islands/SiteTrigger.island.tsx';
export { default as SliderButtonsIsland } from '../renderer/islands/SliderButtons.island.tsx';
export { default as SocialShareIsland } from '../renderer/islands/SocialShare.island.tsx';
export { default as TabsIsland } from '../renderer/islands/Tabs.island.tsx';
export { default as VideoFrameIsland } from '../renderer/blocks/video-player/VideoFrame.island.tsx';
export { default as VisitorFormIsland } from '../renderer/islands/VisitorForm.island.tsx';
export { default as WorkOffersIsland } from '../renderer/blocks/work-with-us-list/WorkOffers.island.tsx';
