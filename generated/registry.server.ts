// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/archive-calendar-list/ArchiveCalendarList.tsx';
import validate2 from './validators/archive-calendar-list.js';
import load2 from '../renderer/blocks/archive-calendar-list/loader.ts';
import View3 from '../renderer/blocks/archive-list/ArchiveList.tsx';
import validate3 from './validators/archive-list.js';
import load3 from '../renderer/blocks/archive-list/loader.ts';
import View4 from '../renderer/blocks/brand-pedia-articles/BrandpediaArticles.tsx';
import validate4 from './validators/brand-pedia-articles.js';
import load4 from '../renderer/blocks/brand-pedia-articles/loader.ts';
import View5 from '../renderer/blocks/brand-pedia-articles-home/BrandpediaArticlesHome.tsx';
import validate5 from './validators/brand-pedia-articles-home.js';
import load5 from '../renderer/blocks/brand-pedia-articles-home/loader.ts';
import View6 from '../renderer/blocks/codice/Codice.tsx';
import validate6 from './validators/codice.js';
import View7 from '../renderer/blocks/documents-premium/DocumentsPremium.tsx';
import validate7 from './validators/documents-premium.js';
import View8 from '../renderer/blocks/download-accordion/DownloadAccordion.tsx';
import validate8 from './validators/download-accordion.js';
import View9 from '../renderer/blocks/download-list/DownloadList.tsx';
import validate9 from './validators/download-list.js';
import View10 from '../renderer/blocks/event-info/EventInfo.tsx';
import validate10 from './validators/event-info.js';
import View11 from '../renderer/blocks/faq/Faq.tsx';
import validate11 from './validators/faq.js';
import View12 from '../renderer/blocks/faq-dynamic/FaqDynamic.tsx';
import validate12 from './validators/faq-dynamic.js';
import load12 from '../renderer/blocks/faq-dynamic/loader.ts';
import View13 from '../renderer/blocks/faq-list/FaqList.tsx';
import validate13 from './validators/faq-list.js';
import View14 from '../renderer/blocks/faq-premium/FaqPremium.tsx';
import validate14 from './validators/faq-premium.js';
import View15 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate15 from './validators/fiber-details.js';
import View16 from '../renderer/blocks/guida-bolletta/GuidaBolletta.tsx';
import validate16 from './validators/guida-bolletta.js';
import View17 from '../renderer/blocks/guida-bolletta-new/GuidaBollettaNew.tsx';
import validate17 from './validators/guida-bolletta-new.js';
import View18 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate18 from './validators/hero-slider.js';
import View19 from '../renderer/blocks/image/Image.tsx';
import validate19 from './validators/image.js';
import View20 from '../renderer/blocks/list-of-regulations/ListOfRegulations.tsx';
import validate20 from './validators/list-of-regulations.js';
import load20 from '../renderer/blocks/list-of-regulations/loader.ts';
import View21 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate21 from './validators/news-events.js';
import load21 from '../renderer/blocks/news-events/loader.ts';
import View22 from '../renderer/blocks/news-events-home/NewsEventsHome.tsx';
import validate22 from './validators/news-events-home.js';
import load22 from '../renderer/blocks/news-events-home/loader.ts';
import View23 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate23 from './validators/page-block.js';
import View24 from '../renderer/blocks/plans/Plans.tsx';
import validate24 from './validators/plans.js';
import View25 from '../renderer/blocks/press-release-list/PressReleaseList.tsx';
import validate25 from './validators/press-release-list.js';
import View26 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate26 from './validators/product-page-tab.js';
import View27 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate27 from './validators/product-page-tab-content.js';
import load27 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View28 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate28 from './validators/sales-point-list.js';
import load28 from '../renderer/blocks/sales-point-list/loader.ts';
import View29 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate29 from './validators/section-steps.js';
import View30 from '../renderer/blocks/store-locator/StoreLocator.tsx';
import validate30 from './validators/store-locator.js';
import View31 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate31 from './validators/text-block.js';
import View32 from '../renderer/blocks/work-with-us-block-list/WorkWithUsBlockList.tsx';
import validate32 from './validators/work-with-us-block-list.js';
import View33 from '../renderer/blocks/work-with-us-list/WorkWithUsList.tsx';
import validate33 from './validators/work-with-us-list.js';
import load33 from '../renderer/blocks/work-with-us-list/loader.ts';
import View34 from '../renderer/blocks/work-with-us-title/WorkWithUsTitle.tsx';
import validate34 from './validators/work-with-us-title.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('archivecalendarlist', View2, validate2, load2),
  serverBlock('archivelist', View3, validate3, load3),
  serverBlock('{brand}pediaarticles', View4, validate4, load4),
  serverBlock('{brand}pediaarticleshome', View5, validate5, load5),
  serverBlock('codice', View6, validate6),
  serverBlock('documentspremium', View7, validate7),
  serverBlock('downloadaccordion', View8, validate8),
  serverBlock('downloadlist', View9, validate9),
  serverBlock('eventinfo', View10, validate10),
  serverBlock('faq', View11, validate11),
  serverBlock('faqdynamic', View12, validate12, load12),
  serverBlock('faqlist', View13, validate13),
  serverBlock('faqpremium', View14, validate14),
  serverBlock('fiberdetails', View15, validate15),
  serverBlock('guidabolletta', View16, validate16),
  serverBlock('guidabollettanew', View17, validate17),
  serverBlock('heroslider', View18, validate18),
  serverBlock('image', View19, validate19),
  serverBlock('listofregulations', View20, validate20, load20),
  serverBlock('newsevents', View21, validate21, load21),
  serverBlock('newseventshome', View22, validate22, load22),
  serverBlock('pageblock', View23, validate23),
  serverBlock('plans', View24, validate24),
  serverBlock('pressreleaselist', View25, validate25),
  serverBlock('productpagetab', View26, validate26),
  serverBlock('productpagetabcontent', View27, validate27, load27),
  serverBlock('salespointlist', View28, validate28, load28),
  serverBlock('sectionsteps', View29, validate29),
  serverBlock('storelocator', View30, validate30),
  serverBlock('textblock', View31, validate31),
  serverBlock('workwithusblocklist', View32, validate32),
  serverBlock('workwithuslist', View33, validate33, load33),
  serverBlock('workwithustitle', View34, validate34),
]);
