// Written by `npm run generate` from schemas/. Do not edit.
import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
import View0 from '../renderer/blocks/absolute-blob/AbsoluteBlob.tsx';
import validate0 from './validators/absolute-blob.js';
import View1 from '../renderer/blocks/action-button/ActionButton.tsx';
import validate1 from './validators/action-button.js';
import View2 from '../renderer/blocks/adv-list-icons-block/AdvListIconsBlock.tsx';
import validate2 from './validators/adv-list-icons-block.js';
import View3 from '../renderer/blocks/adv-multiple-launch-block-featured/AdvMultipleLaunchBlockFeatured.tsx';
import validate3 from './validators/adv-multiple-launch-block-featured.js';
import View4 from '../renderer/blocks/adv-multiple-launch-block-home/AdvMultipleLaunchBlockHome.tsx';
import validate4 from './validators/adv-multiple-launch-block-home.js';
import View5 from '../renderer/blocks/advantages-slider/AdvantagesSlider.tsx';
import validate5 from './validators/advantages-slider.js';
import View6 from '../renderer/blocks/banner-carousel/BannerCarousel.tsx';
import validate6 from './validators/banner-carousel.js';
import View7 from '../renderer/blocks/card-block/CardBlock.tsx';
import validate7 from './validators/card-block.js';
import View8 from '../renderer/blocks/card-slider/CardSlider.tsx';
import validate8 from './validators/card-slider.js';
import View9 from '../renderer/blocks/centered-links/CenteredLinks.tsx';
import validate9 from './validators/centered-links.js';
import View10 from '../renderer/blocks/checkbox-list/CheckboxList.tsx';
import validate10 from './validators/checkbox-list.js';
import View11 from '../renderer/blocks/codice/Codice.tsx';
import validate11 from './validators/codice.js';
import View12 from '../renderer/blocks/double-icon/DoubleIcon.tsx';
import validate12 from './validators/double-icon.js';
import View13 from '../renderer/blocks/faq/Faq.tsx';
import validate13 from './validators/faq.js';
import View14 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate14 from './validators/fiber-details.js';
import View15 from '../renderer/blocks/gallery/Gallery.tsx';
import validate15 from './validators/gallery.js';
import View16 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate16 from './validators/hero-slider.js';
import View17 from '../renderer/blocks/icons-grid/IconsGrid.tsx';
import validate17 from './validators/icons-grid.js';
import View18 from '../renderer/blocks/image/Image.tsx';
import validate18 from './validators/image.js';
import View19 from '../renderer/blocks/infographic-list/InfographicList.tsx';
import validate19 from './validators/infographic-list.js';
import View20 from '../renderer/blocks/launch-block/LaunchBlock.tsx';
import validate20 from './validators/launch-block.js';
import View21 from '../renderer/blocks/list-of-icons/ListOfIcons.tsx';
import validate21 from './validators/list-of-icons.js';
import View22 from '../renderer/blocks/list-of-icons-cta/ListOfIconsCTA.tsx';
import validate22 from './validators/list-of-icons-cta.js';
import View23 from '../renderer/blocks/list-with-round-img/ListWithRoundImg.tsx';
import validate23 from './validators/list-with-round-img.js';
import View24 from '../renderer/blocks/list-with-round-img-pmi/ListWithRoundImgPMI.tsx';
import validate24 from './validators/list-with-round-img-pmi.js';
import View25 from '../renderer/blocks/multiple-launch-block/MultipleLaunchBlock.tsx';
import validate25 from './validators/multiple-launch-block.js';
import View26 from '../renderer/blocks/multiple-launch-block-home/MultipleLaunchBlockHome.tsx';
import validate26 from './validators/multiple-launch-block-home.js';
import View27 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate27 from './validators/news-events.js';
import load27 from '../renderer/blocks/news-events/loader.ts';
import View28 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate28 from './validators/page-block.js';
import View29 from '../renderer/blocks/plans/Plans.tsx';
import validate29 from './validators/plans.js';
import View30 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate30 from './validators/product-page-tab.js';
import View31 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate31 from './validators/product-page-tab-content.js';
import load31 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View32 from '../renderer/blocks/recensioni/Recensioni.tsx';
import validate32 from './validators/recensioni.js';
import View33 from '../renderer/blocks/resources/Resources.tsx';
import validate33 from './validators/resources.js';
import View34 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate34 from './validators/sales-point-list.js';
import load34 from '../renderer/blocks/sales-point-list/loader.ts';
import View35 from '../renderer/blocks/section-highlights/SectionHighlights.tsx';
import validate35 from './validators/section-highlights.js';
import View36 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate36 from './validators/section-steps.js';
import View37 from '../renderer/blocks/sponsor-slider/SponsorSlider.tsx';
import validate37 from './validators/sponsor-slider.js';
import View38 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate38 from './validators/text-block.js';
import View39 from '../renderer/blocks/video-player/VideoPlayer.tsx';
import validate39 from './validators/video-player.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('advlisticonsblock', View2, validate2),
  serverBlock('advmultiplelaunchblockfeatured', View3, validate3),
  serverBlock('advmultiplelaunchblockhome', View4, validate4),
  serverBlock('advantagesslider', View5, validate5),
  serverBlock('bannercarousel', View6, validate6),
  serverBlock('cardblock', View7, validate7),
  serverBlock('cardslider', View8, validate8),
  serverBlock('centeredlinks', View9, validate9),
  serverBlock('checkboxlist', View10, validate10),
  serverBlock('codice', View11, validate11),
  serverBlock('doubleicon', View12, validate12),
  serverBlock('faq', View13, validate13),
  serverBlock('fiberdetails', View14, validate14),
  serverBlock('gallery', View15, validate15),
  serverBlock('heroslider', View16, validate16),
  serverBlock('iconsgrid', View17, validate17),
  serverBlock('image', View18, validate18),
  serverBlock('infographiclist', View19, validate19),
  serverBlock('launchblock', View20, validate20),
  serverBlock('listoficons', View21, validate21),
  serverBlock('listoficonscta', View22, validate22),
  serverBlock('listwithroundimg', View23, validate23),
  serverBlock('listwithroundimgpmi', View24, validate24),
  serverBlock('multiplelaunchblock', View25, validate25),
  serverBlock('multiplelaunchblockhome', View26, validate26),
  serverBlock('newsevents', View27, validate27, load27),
  serverBlock('pageblock', View28, validate28),
  serverBlock('plans', View29, validate29),
  serverBlock('productpagetab', View30, validate30),
  serverBlock('productpagetabcontent', View31, validate31, load31),
  serverBlock('recensioni', View32, validate32),
  serverBlock('resources', View33, validate33),
  serverBlock('salespointlist', View34, validate34, load34),
  serverBlock('sectionhighlights', View35, validate35),
  serverBlock('sectionsteps', View36, validate36),
  serverBlock('sponsorslider', View37, validate37),
  serverBlock('textblock', View38, validate38),
  serverBlock('videoplayer', View39, validate39),
]);
