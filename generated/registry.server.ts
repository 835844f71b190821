// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/codice/Codice.tsx';
import validate2 from './validators/codice.js';
import View3 from '../renderer/blocks/faq/Faq.tsx';
import validate3 from './validators/faq.js';
import View4 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate4 from './validators/fiber-details.js';
import View5 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate5 from './validators/hero-slider.js';
import View6 from '../renderer/blocks/image/Image.tsx';
import validate6 from './validators/image.js';
import View7 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate7 from './validators/news-events.js';
import load7 from '../renderer/blocks/news-events/loader.ts';
import View8 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate8 from './validators/page-block.js';
import View9 from '../renderer/blocks/plans/Plans.tsx';
import validate9 from './validators/plans.js';
import View10 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate10 from './validators/product-page-tab.js';
import View11 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate11 from './validators/product-page-tab-content.js';
import load11 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View12 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate12 from './validators/sales-point-list.js';
import load12 from '../renderer/blocks/sales-point-list/loader.ts';
import View13 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate13 from './validators/section-steps.js';
import View14 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate14 from './validators/text-block.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('codice', View2, validate2),
  serverBlock('faq', View3, validate3),
  serverBlock('fiberdetails', View4, validate4),
  serverBlock('heroslider', View5, validate5),
  serverBlock('image', View6, validate6),
  serverBlock('newsevents', View7, validate7, load7),
  serverBlock('pageblock', View8, validate8),
  serverBlock('plans', View9, validate9),
  serverBlock('productpagetab', View10, validate10),
  serverBlock('productpagetabcontent', View11, validate11, load11),
  serverBlock('salespointlist', View12, validate12, load12),
  serverBlock('sectionsteps', View13, validate13),
  serverBlock('textblock', View14, validate14),
]);
