// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/brand-form/BrandForm.tsx';
import validate2 from './validators/brand-form.js';
import View3 from '../renderer/blocks/call-me-back/CallMeBack.tsx';
import validate3 from './validators/call-me-back.js';
import View4 from '../renderer/blocks/call-me-back-new/CallMeBackNew.tsx';
import validate4 from './validators/call-me-back-new.js';
import View5 from '../renderer/blocks/call-me-back-page/CallMeBackPage.tsx';
import validate5 from './validators/call-me-back-page.js';
import View6 from '../renderer/blocks/codice/Codice.tsx';
import validate6 from './validators/codice.js';
import View7 from '../renderer/blocks/faq/Faq.tsx';
import validate7 from './validators/faq.js';
import View8 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate8 from './validators/fiber-details.js';
import View9 from '../renderer/blocks/form-assistant/FormAssistant.tsx';
import validate9 from './validators/form-assistant.js';
import View10 from '../renderer/blocks/form-chiamate-sospette/FormChiamateSospette.tsx';
import validate10 from './validators/form-chiamate-sospette.js';
import View11 from '../renderer/blocks/form-pmi/FormPmi.tsx';
import validate11 from './validators/form-pmi.js';
import View12 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate12 from './validators/hero-slider.js';
import View13 from '../renderer/blocks/image/Image.tsx';
import validate13 from './validators/image.js';
import View14 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate14 from './validators/news-events.js';
import load14 from '../renderer/blocks/news-events/loader.ts';
import View15 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate15 from './validators/page-block.js';
import View16 from '../renderer/blocks/plans/Plans.tsx';
import validate16 from './validators/plans.js';
import View17 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate17 from './validators/product-page-tab.js';
import View18 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate18 from './validators/product-page-tab-content.js';
import load18 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View19 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate19 from './validators/sales-point-list.js';
import load19 from '../renderer/blocks/sales-point-list/loader.ts';
import View20 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate20 from './validators/section-steps.js';
import View21 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate21 from './validators/text-block.js';
import View22 from '../renderer/blocks/work-with-us-form/WorkWithUsForm.tsx';
import validate22 from './validators/work-with-us-form.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('{brand}form', View2, validate2),
  serverBlock('callmeback', View3, validate3),
  serverBlock('callmebacknew', View4, validate4),
  serverBlock('callmebackpage', View5, validate5),
  serverBlock('codice', View6, validate6),
  serverBlock('faq', View7, validate7),
  serverBlock('fiberdetails', View8, validate8),
  serverBlock('form{assistant}', View9, validate9),
  serverBlock('formchiamatesospette', View10, validate10),
  serverBlock('formpmi', View11, validate11),
  serverBlock('heroslider', View12, validate12),
  serverBlock('image', View13, validate13),
  serverBlock('newsevents', View14, validate14, load14),
  serverBlock('pageblock', View15, validate15),
  serverBlock('plans', View16, validate16),
  serverBlock('productpagetab', View17, validate17),
  serverBlock('productpagetabcontent', View18, validate18, load18),
  serverBlock('salespointlist', View19, validate19, load19),
  serverBlock('sectionsteps', View20, validate20),
  serverBlock('textblock', View21, validate21),
  serverBlock('workwithusform', View22, validate22),
]);
