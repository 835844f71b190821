// Written by `npm run generate` from schemas/. Do not edit.
import { lazyIsland } from '@renderer/islands/lazy-island.ts';

export const BillPointsIsland = lazyIsland(() => import('../renderer/blocks/guida-bolletta-new/BillPoints.island.tsx'));
export const ConfiguratorIsland = lazyIsland(() => import('../renderer/blocks/configurator-entry-point/Configurator.island.tsx'));
export const DocumentArchiveIsland = lazyIsland(() => import('../renderer/blocks/archive-list/DocumentArchive.island.tsx'));
export const FaqFiltersIsland = lazyIsland(() => import('../renderer/blocks/faq-dynamic/FaqFilters.island.tsx'));
export const HeroCarouselIsland = lazyIsland(() => import('../renderer/blocks/hero-slider/HeroCarousel.island.tsx'));
export const OfferBarIsland = lazyIsland(() => import('../renderer/islands/OfferBar.island.tsx'));
export const OfferGridIsland = lazyIsland(() => import('../renderer/islands/OfferGrid.island.tsx'));
export const OffersWizardIsland = lazyIsland(() => import('../renderer/islands/OffersWizard.island.tsx'));
export const PageDataIsland = lazyIsland(() => import('../renderer/blocks/data-layer/PageData.island.tsx'));
export const ProductTabsIsland = lazyIsland(() => import('../renderer/blocks/product-page-tab/ProductTabs.island.tsx'));
export const RawFrameIsland = lazyIsland(() => import('../renderer/islands/RawFrame.island.tsx'));
export const RegulationListIsland = lazyIsland(() => import('../renderer/blocks/list-of-regulations/RegulationList.island.tsx'));
export const SelfReadingCalendarIsland = lazyIsland(() => import('../renderer/blocks/archive-calendar-list/SelfReadingCalendar.island.tsx'));
export const SiteTriggerIsland = lazyIsland(() => import('../renderer/islands/SiteTrigger.island.tsx'));
export const SliderButtonsIsland = lazyIsland(() => import('../renderer/islands/SliderButtons.island.tsx'));
export const SocialShareIsland = lazyIsland(() => import('../renderer/islands/SocialShare.island.tsx'));
export const TabsIsland = lazyIsland(() => import('../renderer/islands/Tabs.island.tsx'));
export const VideoFrameIsland = lazyIsland(() => import('../renderer/blocks/video-player/VideoFrame.island.tsx'));
export const VisitorFormIsland = lazyIsland(() => import('../renderer/islands/VisitorForm.island.tsx'));
export const WorkOffersIsland = lazyIsland(() => import('../renderer/blocks/work-with-us-list/WorkOffers.island.tsx'));
