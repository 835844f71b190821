// Written by `npm run generate` from schemas/. Do not edit.
import { lazy } from 'react';

export const BillPointsIsland = lazy(() => import('../renderer/blocks/guida-bolletta-new/BillPoints.island.tsx'));
export const ConfiguratorIsland = lazy(() => import('../renderer/blocks/configurator-entry-point/Configurator.island.tsx'));
export const DocumentArchiveIsland = lazy(() => import('../renderer/blocks/archive-list/DocumentArchive.island.tsx'));
export const FaqFiltersIsland = lazy(() => import('../renderer/blocks/faq-dynamic/FaqFilters.island.tsx'));
export const HeroCarouselIsland = lazy(() => import('../renderer/blocks/hero-slider/HeroCarousel.island.tsx'));
export const OfferBarIsland = lazy(() => import('../renderer/islands/OfferBar.island.tsx'));
export const OfferGridIsland = lazy(() => import('../renderer/islands/OfferGrid.island.tsx'));
export const OffersWizardIsland = lazy(() => import('../renderer/islands/OffersWizard.island.tsx'));
export const PageDataIsland = lazy(() => import('../renderer/blocks/data-layer/PageData.island.tsx'));
export const ProductTabsIsland = lazy(() => import('../renderer/blocks/product-page-tab/ProductTabs.island.tsx'));
export const RawFrameIsland = lazy(() => import('../renderer/islands/RawFrame.island.tsx'));
export const RegulationListIsland = lazy(() => import('../renderer/blocks/list-of-regulations/RegulationList.island.tsx'));
export const SelfReadingCalendarIsland = lazy(() => import('../renderer/blocks/archive-calendar-list/SelfReadingCalendar.island.tsx'));
export const SiteTriggerIsland = lazy(() => import('../renderer/islands/SiteTrigger.island.tsx'));
export const SliderButtonsIsland = lazy(() => import('../renderer/islands/SliderButtons.island.tsx'));
export const SocialShareIsland = lazy(() => import('../renderer/islands/SocialShare.island.tsx'));
export const TabsIsland = lazy(() => import('../renderer/islands/Tabs.island.tsx'));
export const VideoFrameIsland = lazy(() => import('../renderer/blocks/video-player/VideoFrame.island.tsx'));
export const VisitorFormIsland = lazy(() => import('../renderer/islands/VisitorForm.island.tsx'));
export const WorkOffersIsland = lazy(() => import('../renderer/blocks/work-with-us-list/WorkOffers.island.tsx'));
