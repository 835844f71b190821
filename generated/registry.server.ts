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
import View7 from '../renderer/blocks/banner-section/BannerSection.tsx';
import validate7 from './validators/banner-section.js';
import View8 from '../renderer/blocks/card-block/CardBlock.tsx';
import validate8 from './validators/card-block.js';
import View9 from '../renderer/blocks/card-slider/CardSlider.tsx';
import validate9 from './validators/card-slider.js';
import View10 from '../renderer/blocks/centered-links/CenteredLinks.tsx';
import validate10 from './validators/centered-links.js';
import View11 from '../renderer/blocks/checkbox-list/CheckboxList.tsx';
import validate11 from './validators/checkbox-list.js';
import View12 from '../renderer/blocks/codice/Codice.tsx';
import validate12 from './validators/codice.js';
import View13 from '../renderer/blocks/content-prize-block/ContentPrizeBlock.tsx';
import validate13 from './validators/content-prize-block.js';
import View14 from '../renderer/blocks/data-layer/DataLayer.tsx';
import validate14 from './validators/data-layer.js';
import View15 from '../renderer/blocks/double-icon/DoubleIcon.tsx';
import validate15 from './validators/double-icon.js';
import View16 from '../renderer/blocks/faq/Faq.tsx';
import validate16 from './validators/faq.js';
import View17 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate17 from './validators/fiber-details.js';
import View18 from '../renderer/blocks/gallery/Gallery.tsx';
import validate18 from './validators/gallery.js';
import View19 from '../renderer/blocks/hero-banner/HeroBanner.tsx';
import validate19 from './validators/hero-banner.js';
import View20 from '../renderer/blocks/hero-blob/HeroBlob.tsx';
import validate20 from './validators/hero-blob.js';
import View21 from '../renderer/blocks/hero-image/HeroImage.tsx';
import validate21 from './validators/hero-image.js';
import View22 from '../renderer/blocks/hero-page/HeroPage.tsx';
import validate22 from './validators/hero-page.js';
import View23 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate23 from './validators/hero-slider.js';
import View24 from '../renderer/blocks/icons-grid/IconsGrid.tsx';
import validate24 from './validators/icons-grid.js';
import View25 from '../renderer/blocks/iframe/Iframe.tsx';
import validate25 from './validators/iframe.js';
import View26 from '../renderer/blocks/image/Image.tsx';
import validate26 from './validators/image.js';
import View27 from '../renderer/blocks/infographic-list/InfographicList.tsx';
import validate27 from './validators/infographic-list.js';
import View28 from '../renderer/blocks/launch-block/LaunchBlock.tsx';
import validate28 from './validators/launch-block.js';
import View29 from '../renderer/blocks/list-of-icons/ListOfIcons.tsx';
import validate29 from './validators/list-of-icons.js';
import View30 from '../renderer/blocks/list-of-icons-cta/ListOfIconsCTA.tsx';
import validate30 from './validators/list-of-icons-cta.js';
import View31 from '../renderer/blocks/list-with-round-img/ListWithRoundImg.tsx';
import validate31 from './validators/list-with-round-img.js';
import View32 from '../renderer/blocks/list-with-round-img-pmi/ListWithRoundImgPMI.tsx';
import validate32 from './validators/list-with-round-img-pmi.js';
import View33 from '../renderer/blocks/mgm-home/MgmHome.tsx';
import validate33 from './validators/mgm-home.js';
import View34 from '../renderer/blocks/mission/Mission.tsx';
import validate34 from './validators/mission.js';
import View35 from '../renderer/blocks/multiple-launch-block/MultipleLaunchBlock.tsx';
import validate35 from './validators/multiple-launch-block.js';
import View36 from '../renderer/blocks/multiple-launch-block-home/MultipleLaunchBlockHome.tsx';
import validate36 from './validators/multiple-launch-block-home.js';
import View37 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate37 from './validators/news-events.js';
import load37 from '../renderer/blocks/news-events/loader.ts';
import View38 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate38 from './validators/page-block.js';
import View39 from '../renderer/blocks/page-block-with-blob/PageBlockWithBlob.tsx';
import validate39 from './validators/page-block-with-blob.js';
import View40 from '../renderer/blocks/plans/Plans.tsx';
import validate40 from './validators/plans.js';
import View41 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate41 from './validators/product-page-tab.js';
import View42 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate42 from './validators/product-page-tab-content.js';
import load42 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View43 from '../renderer/blocks/recensioni/Recensioni.tsx';
import validate43 from './validators/recensioni.js';
import View44 from '../renderer/blocks/resources/Resources.tsx';
import validate44 from './validators/resources.js';
import View45 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate45 from './validators/sales-point-list.js';
import load45 from '../renderer/blocks/sales-point-list/loader.ts';
import View46 from '../renderer/blocks/section-abstract/SectionAbstract.tsx';
import validate46 from './validators/section-abstract.js';
import View47 from '../renderer/blocks/section-customer-area/SectionCustomerArea.tsx';
import validate47 from './validators/section-customer-area.js';
import View48 from '../renderer/blocks/section-download-app/SectionDownloadApp.tsx';
import validate48 from './validators/section-download-app.js';
import View49 from '../renderer/blocks/section-highlights/SectionHighlights.tsx';
import validate49 from './validators/section-highlights.js';
import View50 from '../renderer/blocks/section-phone/SectionPhone.tsx';
import validate50 from './validators/section-phone.js';
import View51 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate51 from './validators/section-steps.js';
import View52 from '../renderer/blocks/section-text/SectionText.tsx';
import validate52 from './validators/section-text.js';
import View53 from '../renderer/blocks/section-title/SectionTitle.tsx';
import validate53 from './validators/section-title.js';
import View54 from '../renderer/blocks/section-title-canvas/SectionTitleCanvas.tsx';
import validate54 from './validators/section-title-canvas.js';
import View55 from '../renderer/blocks/separator/Separator.tsx';
import validate55 from './validators/separator.js';
import View56 from '../renderer/blocks/small-hero-banner/SmallHeroBanner.tsx';
import validate56 from './validators/small-hero-banner.js';
import View57 from '../renderer/blocks/sponsor-slider/SponsorSlider.tsx';
import validate57 from './validators/sponsor-slider.js';
import View58 from '../renderer/blocks/static-blob/StaticBlob.tsx';
import validate58 from './validators/static-blob.js';
import View59 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate59 from './validators/text-block.js';
import View60 from '../renderer/blocks/text-img-rounded-borders/TextImgRoundedBorders.tsx';
import validate60 from './validators/text-img-rounded-borders.js';
import View61 from '../renderer/blocks/video-player/VideoPlayer.tsx';
import validate61 from './validators/video-player.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('advlisticonsblock', View2, validate2),
  serverBlock('advmultiplelaunchblockfeatured', View3, validate3),
  serverBlock('advmultiplelaunchblockhome', View4, validate4),
  serverBlock('advantagesslider', View5, validate5),
  serverBlock('bannercarousel', View6, validate6),
  serverBlock('bannersection', View7, validate7),
  serverBlock('cardblock', View8, validate8),
  serverBlock('cardslider', View9, validate9),
  serverBlock('centeredlinks', View10, validate10),
  serverBlock('checkboxlist', View11, validate11),
  serverBlock('codice', View12, validate12),
  serverBlock('contentprizeblock', View13, validate13),
  serverBlock('datalayer', View14, validate14),
  serverBlock('doubleicon', View15, validate15),
  serverBlock('faq', View16, validate16),
  serverBlock('fiberdetails', View17, validate17),
  serverBlock('gallery', View18, validate18),
  serverBlock('herobanner', View19, validate19),
  serverBlock('heroblob', View20, validate20),
  serverBlock('heroimage', View21, validate21),
  serverBlock('heropage', View22, validate22),
  serverBlock('heroslider', View23, validate23),
  serverBlock('iconsgrid', View24, validate24),
  serverBlock('iframe', View25, validate25),
  serverBlock('image', View26, validate26),
  serverBlock('infographiclist', View27, validate27),
  serverBlock('launchblock', View28, validate28),
  serverBlock('listoficons', View29, validate29),
  serverBlock('listoficonscta', View30, validate30),
  serverBlock('listwithroundimg', View31, validate31),
  serverBlock('listwithroundimgpmi', View32, validate32),
  serverBlock('mgmhome', View33, validate33),
  serverBlock('mission', View34, validate34),
  serverBlock('multiplelaunchblock', View35, validate35),
  serverBlock('multiplelaunchblockhome', View36, validate36),
  serverBlock('newsevents', View37, validate37, load37),
  serverBlock('pageblock', View38, validate38),
  serverBlock('pageblockwithblob', View39, validate39),
  serverBlock('plans', View40, validate40),
  serverBlock('productpagetab', View41, validate41),
  serverBlock('productpagetabcontent', View42, validate42, load42),
  serverBlock('recensioni', View43, validate43),
  serverBlock('resources', View44, validate44),
  serverBlock('salespointlist', View45, validate45, load45),
  serverBlock('sectionabstract', View46, validate46),
  serverBlock('sectioncustomerarea', View47, validate47),
  serverBlock('sectiondownloadapp', View48, validate48),
  serverBlock('sectionhighlights', View49, validate49),
  serverBlock('sectionphone', View50, validate50),
  serverBlock('sectionsteps', View51, validate51),
  serverBlock('sectiontext', View52, validate52),
  serverBlock('sectiontitle', View53, validate53),
  serverBlock('sectiontitlecanvas', View54, validate54),
  serverBlock('separator', View55, validate55),
  serverBlock('smallherobanner', View56, validate56),
  serverBlock('sponsorslider', View57, validate57),
  serverBlock('staticblob', View58, validate58),
  serverBlock('textblock', View59, validate59),
  serverBlock('textimgroundedborders', View60, validate60),
  serverBlock('videoplayer', View61, validate61),
]);
