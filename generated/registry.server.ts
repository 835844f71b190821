// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/archive-list/ArchiveList.tsx';
import validate2 from './validators/archive-list.js';
import load2 from '../renderer/blocks/archive-list/loader.ts';
import View3 from '../renderer/blocks/codice/Codice.tsx';
import validate3 from './validators/codice.js';
import View4 from '../renderer/blocks/documents-premium/DocumentsPremium.tsx';
import validate4 from './validators/documents-premium.js';
import View5 from '../renderer/blocks/download-accordion/DownloadAccordion.tsx';
import validate5 from './validators/download-accordion.js';
import View6 from '../renderer/blocks/download-list/DownloadList.tsx';
import validate6 from './validators/download-list.js';
import View7 from '../renderer/blocks/event-info/EventInfo.tsx';
import validate7 from './validators/event-info.js';
import View8 from '../renderer/blocks/faq/Faq.tsx';
import validate8 from './validators/faq.js';
import View9 from '../renderer/blocks/faq-dynamic/FaqDynamic.tsx';
import validate9 from './validators/faq-dynamic.js';
import load9 from '../renderer/blocks/faq-dynamic/loader.ts';
import View10 from '../renderer/blocks/faq-list/FaqList.tsx';
import validate10 from './validators/faq-list.js';
import View11 from '../renderer/blocks/faq-premium/FaqPremium.tsx';
import validate11 from './validators/faq-premium.js';
import View12 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate12 from './validators/fiber-details.js';
import View13 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate13 from './validators/hero-slider.js';
import View14 from '../renderer/blocks/image/Image.tsx';
import validate14 from './validators/image.js';
import View15 from '../renderer/blocks/list-of-regulations/ListOfRegulations.tsx';
import validate15 from './validators/list-of-regulations.js';
import load15 from '../renderer/blocks/list-of-regulations/loader.ts';
import View16 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate16 from './validators/news-events.js';
import load16 from '../renderer/blocks/news-events/loader.ts';
import View17 from '../renderer/blocks/news-events-home/NewsEventsHome.tsx';
import validate17 from './validators/news-events-home.js';
import load17 from '../renderer/blocks/news-events-home/loader.ts';
import View18 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate18 from './validators/page-block.js';
import View19 from '../renderer/blocks/plans/Plans.tsx';
import validate19 from './validators/plans.js';
import View20 from '../renderer/blocks/press-release-list/PressReleaseList.tsx';
import validate20 from './validators/press-release-list.js';
import View21 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate21 from './validators/product-page-tab.js';
import View22 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate22 from './validators/product-page-tab-content.js';
import load22 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View23 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate23 from './validators/sales-point-list.js';
import load23 from '../renderer/blocks/sales-point-list/loader.ts';
import View24 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate24 from './validators/section-steps.js';
import View25 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate25 from './validators/text-block.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('archivelist', View2, validate2, load2),
  serverBlock('codice', View3, validate3),
  serverBlock('documentspremium', View4, validate4),
  serverBlock('downloadaccordion', View5, validate5),
  serverBlock('downloadlist', View6, validate6),
  serverBlock('eventinfo', View7, validate7),
  serverBlock('faq', View8, validate8),
  serverBlock('faqdynamic', View9, validate9, load9),
  serverBlock('faqlist', View10, validate10),
  serverBlock('faqpremium', View11, validate11),
  serverBlock('fiberdetails', View12, validate12),
  serverBlock('heroslider', View13, validate13),
  serverBlock('image', View14, validate14),
  serverBlock('listofregulations', View15, validate15, load15),
  serverBlock('newsevents', View16, validate16, load16),
  serverBlock('newseventshome', View17, validate17, load17),
  serverBlock('pageblock', View18, validate18),
  serverBlock('plans', View19, validate19),
  serverBlock('pressreleaselist', View20, validate20),
  serverBlock('productpagetab', View21, validate21),
  serverBlock('productpagetabcontent', View22, validate22, load22),
  serverBlock('salespointlist', View23, validate23, load23),
  serverBlock('sectionsteps', View24, validate24),
  serverBlock('textblock', View25, validate25),
]);
