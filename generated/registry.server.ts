// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/banner-section/BannerSection.tsx';
import validate2 from './validators/banner-section.js';
import View3 from '../renderer/blocks/codice/Codice.tsx';
import validate3 from './validators/codice.js';
import View4 from '../renderer/blocks/content-prize-block/ContentPrizeBlock.tsx';
import validate4 from './validators/content-prize-block.js';
import View5 from '../renderer/blocks/data-layer/DataLayer.tsx';
import validate5 from './validators/data-layer.js';
import View6 from '../renderer/blocks/faq/Faq.tsx';
import validate6 from './validators/faq.js';
import View7 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate7 from './validators/fiber-details.js';
import View8 from '../renderer/blocks/hero-banner/HeroBanner.tsx';
import validate8 from './validators/hero-banner.js';
import View9 from '../renderer/blocks/hero-blob/HeroBlob.tsx';
import validate9 from './validators/hero-blob.js';
import View10 from '../renderer/blocks/hero-image/HeroImage.tsx';
import validate10 from './validators/hero-image.js';
import View11 from '../renderer/blocks/hero-page/HeroPage.tsx';
import validate11 from './validators/hero-page.js';
import View12 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate12 from './validators/hero-slider.js';
import View13 from '../renderer/blocks/iframe/Iframe.tsx';
import validate13 from './validators/iframe.js';
import View14 from '../renderer/blocks/image/Image.tsx';
import validate14 from './validators/image.js';
import View15 from '../renderer/blocks/mgm-home/MgmHome.tsx';
import validate15 from './validators/mgm-home.js';
import View16 from '../renderer/blocks/mission/Mission.tsx';
import validate16 from './validators/mission.js';
import View17 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate17 from './validators/news-events.js';
import load17 from '../renderer/blocks/news-events/loader.ts';
import View18 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate18 from './validators/page-block.js';
import View19 from '../renderer/blocks/page-block-with-blob/PageBlockWithBlob.tsx';
import validate19 from './validators/page-block-with-blob.js';
import View20 from '../renderer/blocks/plans/Plans.tsx';
import validate20 from './validators/plans.js';
import View21 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate21 from './validators/product-page-tab.js';
import View22 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate22 from './validators/product-page-tab-content.js';
import load22 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View23 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate23 from './validators/sales-point-list.js';
import load23 from '../renderer/blocks/sales-point-list/loader.ts';
import View24 from '../renderer/blocks/section-abstract/SectionAbstract.tsx';
import validate24 from './validators/section-abstract.js';
import View25 from '../renderer/blocks/section-customer-area/SectionCustomerArea.tsx';
import validate25 from './validators/section-customer-area.js';
import View26 from '../renderer/blocks/section-download-app/SectionDownloadApp.tsx';
import validate26 from './validators/section-download-app.js';
import View27 from '../renderer/blocks/section-phone/SectionPhone.tsx';
import validate27 from './validators/section-phone.js';
import View28 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate28 from './validators/section-steps.js';
import View29 from '../renderer/blocks/section-text/SectionText.tsx';
import validate29 from './validators/section-text.js';
import View30 from '../renderer/blocks/section-title/SectionTitle.tsx';
import validate30 from './validators/section-title.js';
import View31 from '../renderer/blocks/section-title-canvas/SectionTitleCanvas.tsx';
import validate31 from './validators/section-title-canvas.js';
import View32 from '../renderer/blocks/separator/Separator.tsx';
import validate32 from './validators/separator.js';
import View33 from '../renderer/blocks/small-hero-banner/SmallHeroBanner.tsx';
import validate33 from './validators/small-hero-banner.js';
import View34 from '../renderer/blocks/static-blob/StaticBlob.tsx';
import validate34 from './validators/static-blob.js';
import View35 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate35 from './validators/text-block.js';
import View36 from '../renderer/blocks/text-img-rounded-borders/TextImgRoundedBorders.tsx';
import validate36 from './validators/text-img-rounded-borders.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('bannersection', View2, validate2),
  serverBlock('codice', View3, validate3),
  serverBlock('contentprizeblock', View4, validate4),
  serverBlock('datalayer', View5, validate5),
  serverBlock('faq', View6, validate6),
  serverBlock('fiberdetails', View7, validate7),
  serverBlock('herobanner', View8, validate8),
  serverBlock('heroblob', View9, validate9),
  serverBlock('heroimage', View10, validate10),
  serverBlock('heropage', View11, validate11),
  serverBlock('heroslider', View12, validate12),
  serverBlock('iframe', View13, validate13),
  serverBlock('image', View14, validate14),
  serverBlock('mgmhome', View15, validate15),
  serverBlock('mission', View16, validate16),
  serverBlock('newsevents', View17, validate17, load17),
  serverBlock('pageblock', View18, validate18),
  serverBlock('pageblockwithblob', View19, validate19),
  serverBlock('plans', View20, validate20),
  serverBlock('productpagetab', View21, validate21),
  serverBlock('productpagetabcontent', View22, validate22, load22),
  serverBlock('salespointlist', View23, validate23, load23),
  serverBlock('sectionabstract', View24, validate24),
  serverBlock('sectioncustomerarea', View25, validate25),
  serverBlock('sectiondownloadapp', View26, validate26),
  serverBlock('sectionphone', View27, validate27),
  serverBlock('sectionsteps', View28, validate28),
  serverBlock('sectiontext', View29, validate29),
  serverBlock('sectiontitle', View30, validate30),
  serverBlock('sectiontitlecanvas', View31, validate31),
  serverBlock('separator', View32, validate32),
  serverBlock('smallherobanner', View33, validate33),
  serverBlock('staticblob', View34, validate34),
  serverBlock('textblock', View35, validate35),
  serverBlock('textimgroundedborders', View36, validate36),
]);
