// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/banner-promo/BannerPromo.tsx';
import validate2 from './validators/banner-promo.js';
import View3 from '../renderer/blocks/brand-box/BrandBox.tsx';
import validate3 from './validators/brand-box.js';
import View4 from '../renderer/blocks/brand-paragraph-with-icons/BrandParagraphWithIcons.tsx';
import validate4 from './validators/brand-paragraph-with-icons.js';
import View5 from '../renderer/blocks/brand-products/BrandProducts.tsx';
import validate5 from './validators/brand-products.js';
import View6 from '../renderer/blocks/codice/Codice.tsx';
import validate6 from './validators/codice.js';
import View7 from '../renderer/blocks/configurator-entry-point/ConfiguratorEntryPoint.tsx';
import validate7 from './validators/configurator-entry-point.js';
import View8 from '../renderer/blocks/faq/Faq.tsx';
import validate8 from './validators/faq.js';
import View9 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate9 from './validators/fiber-details.js';
import View10 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate10 from './validators/hero-slider.js';
import View11 from '../renderer/blocks/image/Image.tsx';
import validate11 from './validators/image.js';
import View12 from '../renderer/blocks/list-of-aggregators/ListOfAggregators.tsx';
import validate12 from './validators/list-of-aggregators.js';
import load12 from '../renderer/blocks/list-of-aggregators/loader.ts';
import View13 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate13 from './validators/news-events.js';
import load13 from '../renderer/blocks/news-events/loader.ts';
import View14 from '../renderer/blocks/offers-form/OffersForm.tsx';
import validate14 from './validators/offers-form.js';
import load14 from '../renderer/blocks/offers-form/loader.ts';
import View15 from '../renderer/blocks/offers-form-business/OffersFormBusiness.tsx';
import validate15 from './validators/offers-form-business.js';
import load15 from '../renderer/blocks/offers-form-business/loader.ts';
import View16 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate16 from './validators/page-block.js';
import View17 from '../renderer/blocks/page-offers/pageOffers.tsx';
import validate17 from './validators/page-offers.js';
import load17 from '../renderer/blocks/page-offers/loader.ts';
import View18 from '../renderer/blocks/plans/Plans.tsx';
import validate18 from './validators/plans.js';
import View19 from '../renderer/blocks/product-card/ProductCard.tsx';
import validate19 from './validators/product-card.js';
import load19 from '../renderer/blocks/product-card/loader.ts';
import View20 from '../renderer/blocks/product-page-cards/ProductPageCards.tsx';
import validate20 from './validators/product-page-cards.js';
import View21 from '../renderer/blocks/product-page-cta/ProductPageCTA.tsx';
import validate21 from './validators/product-page-cta.js';
import View22 from '../renderer/blocks/product-page-hero/ProductPageHero.tsx';
import validate22 from './validators/product-page-hero.js';
import View23 from '../renderer/blocks/product-page-info-cards/ProductPageInfoCards.tsx';
import validate23 from './validators/product-page-info-cards.js';
import View24 from '../renderer/blocks/product-page-rows/ProductPageRows.tsx';
import validate24 from './validators/product-page-rows.js';
import View25 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate25 from './validators/product-page-tab.js';
import View26 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate26 from './validators/product-page-tab-content.js';
import load26 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View27 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate27 from './validators/sales-point-list.js';
import load27 from '../renderer/blocks/sales-point-list/loader.ts';
import View28 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate28 from './validators/section-steps.js';
import View29 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate29 from './validators/text-block.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('bannerpromo', View2, validate2),
  serverBlock('{brand}box', View3, validate3),
  serverBlock('{brand}paragraphwithicons', View4, validate4),
  serverBlock('{brand}products', View5, validate5),
  serverBlock('codice', View6, validate6),
  serverBlock('configuratorentrypoint', View7, validate7),
  serverBlock('faq', View8, validate8),
  serverBlock('fiberdetails', View9, validate9),
  serverBlock('heroslider', View10, validate10),
  serverBlock('image', View11, validate11),
  serverBlock('listofaggregators', View12, validate12, load12),
  serverBlock('newsevents', View13, validate13, load13),
  serverBlock('offersform', View14, validate14, load14),
  serverBlock('offersformbusiness', View15, validate15, load15),
  serverBlock('pageblock', View16, validate16),
  serverBlock('pageoffers', View17, validate17, load17),
  serverBlock('plans', View18, validate18),
  serverBlock('productcard', View19, validate19, load19),
  serverBlock('productpagecards', View20, validate20),
  serverBlock('productpagecta', View21, validate21),
  serverBlock('productpagehero', View22, validate22),
  serverBlock('productpageinfocards', View23, validate23),
  serverBlock('productpagerows', View24, validate24),
  serverBlock('productpagetab', View25, validate25),
  serverBlock('productpagetabcontent', View26, validate26, load26),
  serverBlock('salespointlist', View27, validate27, load27),
  serverBlock('sectionsteps', View28, validate28),
  serverBlock('textblock', View29, validate29),
]);
