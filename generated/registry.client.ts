// Written by `npm run generate` from schemas/. Do not edit.
import { clientBlock } from '@renderer/registry.client.ts';
import type { ClientRegistry } from '@renderer/registry.ts';

/** Every block for the editor's canvas; each view is loaded when the page first shows it. */
export const clientRegistry: ClientRegistry = new Map([
  clientBlock('absoluteblob', () => import('../renderer/blocks/absolute-blob/AbsoluteBlob.tsx')),
  clientBlock('actionbutton', () => import('../renderer/blocks/action-button/ActionButton.tsx')),
  clientBlock('bannerpromo', () => import('../renderer/blocks/banner-promo/BannerPromo.tsx')),
  clientBlock('{brand}box', () => import('../renderer/blocks/brand-box/BrandBox.tsx')),
  clientBlock('{brand}paragraphwithicons', () => import('../renderer/blocks/brand-paragraph-with-icons/BrandParagraphWithIcons.tsx')),
  clientBlock('{brand}products', () => import('../renderer/blocks/brand-products/BrandProducts.tsx')),
  clientBlock('codice', () => import('../renderer/blocks/codice/Codice.tsx')),
  clientBlock('configuratorentrypoint', () => import('../renderer/blocks/configurator-entry-point/ConfiguratorEntryPoint.tsx')),
  clientBlock('faq', () => import('../renderer/blocks/faq/Faq.tsx')),
  clientBlock('fiberdetails', () => import('../renderer/blocks/fiber-details/FiberDetails.tsx')),
  clientBlock('heroslider', () => import('../renderer/blocks/hero-slider/HeroSlider.tsx')),
  clientBlock('image', () => import('../renderer/blocks/image/Image.tsx')),
  clientBlock('listofaggregators', () => import('../renderer/blocks/list-of-aggregators/ListOfAggregators.tsx')),
  clientBlock('newsevents', () => import('../renderer/blocks/news-events/NewsEvents.tsx')),
  clientBlock('offersform', () => import('../renderer/blocks/offers-form/OffersForm.tsx')),
  clientBlock('offersformbusiness', () => import('../renderer/blocks/offers-form-business/OffersFormBusiness.tsx')),
  clientBlock('pageblock', () => import('../renderer/blocks/page-block/PageBlock.tsx')),
  clientBlock('pageoffers', () => import('../renderer/blocks/page-offers/pageOffers.tsx')),
  clientBlock('plans', () => import('../renderer/blocks/plans/Plans.tsx')),
  clientBlock('productcard', () => import('../renderer/blocks/product-card/ProductCard.tsx')),
  clientBlock('productpagecards', () => import('../renderer/blocks/product-page-cards/ProductPageCards.tsx')),
  clientBlock('productpagecta', () => import('../renderer/blocks/product-page-cta/ProductPageCTA.tsx')),
  clientBlock('productpagehero', () => import('../renderer/blocks/product-page-hero/ProductPageHero.tsx')),
  clientBlock('productpageinfocards', () => import('../renderer/blocks/product-page-info-cards/ProductPageInfoCards.tsx')),
  clientBlock('productpagerows', () => import('../renderer/blocks/product-page-rows/ProductPageRows.tsx')),
  clientBlock('productpagetab', () => import('../renderer/blocks/product-page-tab/ProductPageTab.tsx')),
  clientBlock('productpagetabcontent', () => import('../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx')),
  clientBlock('salespointlist', () => import('../renderer/blocks/sales-point-list/SalesPointList.tsx')),
  clientBlock('sectionsteps', () => import('../renderer/blocks/section-steps/SectionSteps.tsx')),
  clientBlock('textblock', () => import('../renderer/blocks/text-block/TextBlock.tsx')),
]);
