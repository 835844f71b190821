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
import View6 from '../renderer/blocks/archive-calendar-list/ArchiveCalendarList.tsx';
import validate6 from './validators/archive-calendar-list.js';
import load6 from '../renderer/blocks/archive-calendar-list/loader.ts';
import View7 from '../renderer/blocks/archive-list/ArchiveList.tsx';
import validate7 from './validators/archive-list.js';
import load7 from '../renderer/blocks/archive-list/loader.ts';
import View8 from '../renderer/blocks/banner-carousel/BannerCarousel.tsx';
import validate8 from './validators/banner-carousel.js';
import View9 from '../renderer/blocks/banner-section/BannerSection.tsx';
import validate9 from './validators/banner-section.js';
import View10 from '../renderer/blocks/brand-form/BrandForm.tsx';
import validate10 from './validators/brand-form.js';
import View11 from '../renderer/blocks/brand-pedia-articles/BrandpediaArticles.tsx';
import validate11 from './validators/brand-pedia-articles.js';
import load11 from '../renderer/blocks/brand-pedia-articles/loader.ts';
import View12 from '../renderer/blocks/brand-pedia-articles-home/BrandpediaArticlesHome.tsx';
import validate12 from './validators/brand-pedia-articles-home.js';
import load12 from '../renderer/blocks/brand-pedia-articles-home/loader.ts';
import View13 from '../renderer/blocks/call-me-back/CallMeBack.tsx';
import validate13 from './validators/call-me-back.js';
import View14 from '../renderer/blocks/call-me-back-new/CallMeBackNew.tsx';
import validate14 from './validators/call-me-back-new.js';
import View15 from '../renderer/blocks/call-me-back-page/CallMeBackPage.tsx';
import validate15 from './validators/call-me-back-page.js';
import View16 from '../renderer/blocks/card-block/CardBlock.tsx';
import validate16 from './validators/card-block.js';
import View17 from '../renderer/blocks/card-slider/CardSlider.tsx';
import validate17 from './validators/card-slider.js';
import View18 from '../renderer/blocks/centered-links/CenteredLinks.tsx';
import validate18 from './validators/centered-links.js';
import View19 from '../renderer/blocks/checkbox-list/CheckboxList.tsx';
import validate19 from './validators/checkbox-list.js';
import View20 from '../renderer/blocks/codice/Codice.tsx';
import validate20 from './validators/codice.js';
import View21 from '../renderer/blocks/content-prize-block/ContentPrizeBlock.tsx';
import validate21 from './validators/content-prize-block.js';
import View22 from '../renderer/blocks/data-layer/DataLayer.tsx';
import validate22 from './validators/data-layer.js';
import View23 from '../renderer/blocks/documents-premium/DocumentsPremium.tsx';
import validate23 from './validators/documents-premium.js';
import View24 from '../renderer/blocks/double-icon/DoubleIcon.tsx';
import validate24 from './validators/double-icon.js';
import View25 from '../renderer/blocks/download-accordion/DownloadAccordion.tsx';
import validate25 from './validators/download-accordion.js';
import View26 from '../renderer/blocks/download-list/DownloadList.tsx';
import validate26 from './validators/download-list.js';
import View27 from '../renderer/blocks/event-info/EventInfo.tsx';
import validate27 from './validators/event-info.js';
import View28 from '../renderer/blocks/faq/Faq.tsx';
import validate28 from './validators/faq.js';
import View29 from '../renderer/blocks/faq-dynamic/FaqDynamic.tsx';
import validate29 from './validators/faq-dynamic.js';
import load29 from '../renderer/blocks/faq-dynamic/loader.ts';
import View30 from '../renderer/blocks/faq-list/FaqList.tsx';
import validate30 from './validators/faq-list.js';
import View31 from '../renderer/blocks/faq-premium/FaqPremium.tsx';
import validate31 from './validators/faq-premium.js';
import View32 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate32 from './validators/fiber-details.js';
import View33 from '../renderer/blocks/form-assistant/FormAssistant.tsx';
import validate33 from './validators/form-assistant.js';
import View34 from '../renderer/blocks/form-chiamate-sospette/FormChiamateSospette.tsx';
import validate34 from './validators/form-chiamate-sospette.js';
import View35 from '../renderer/blocks/form-pmi/FormPmi.tsx';
import validate35 from './validators/form-pmi.js';
import View36 from '../renderer/blocks/gallery/Gallery.tsx';
import validate36 from './validators/gallery.js';
import View37 from '../renderer/blocks/guida-bolletta/GuidaBolletta.tsx';
import validate37 from './validators/guida-bolletta.js';
import View38 from '../renderer/blocks/guida-bolletta-new/GuidaBollettaNew.tsx';
import validate38 from './validators/guida-bolletta-new.js';
import View39 from '../renderer/blocks/hero-banner/HeroBanner.tsx';
import validate39 from './validators/hero-banner.js';
import View40 from '../renderer/blocks/hero-blob/HeroBlob.tsx';
import validate40 from './validators/hero-blob.js';
import View41 from '../renderer/blocks/hero-image/HeroImage.tsx';
import validate41 from './validators/hero-image.js';
import View42 from '../renderer/blocks/hero-page/HeroPage.tsx';
import validate42 from './validators/hero-page.js';
import View43 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate43 from './validators/hero-slider.js';
import View44 from '../renderer/blocks/icons-grid/IconsGrid.tsx';
import validate44 from './validators/icons-grid.js';
import View45 from '../renderer/blocks/iframe/Iframe.tsx';
import validate45 from './validators/iframe.js';
import View46 from '../renderer/blocks/image/Image.tsx';
import validate46 from './validators/image.js';
import View47 from '../renderer/blocks/infographic-list/InfographicList.tsx';
import validate47 from './validators/infographic-list.js';
import View48 from '../renderer/blocks/launch-block/LaunchBlock.tsx';
import validate48 from './validators/launch-block.js';
import View49 from '../renderer/blocks/list-of-icons/ListOfIcons.tsx';
import validate49 from './validators/list-of-icons.js';
import View50 from '../renderer/blocks/list-of-icons-cta/ListOfIconsCTA.tsx';
import validate50 from './validators/list-of-icons-cta.js';
import View51 from '../renderer/blocks/list-of-regulations/ListOfRegulations.tsx';
import validate51 from './validators/list-of-regulations.js';
import load51 from '../renderer/blocks/list-of-regulations/loader.ts';
import View52 from '../renderer/blocks/list-with-round-img/ListWithRoundImg.tsx';
import validate52 from './validators/list-with-round-img.js';
import View53 from '../renderer/blocks/list-with-round-img-pmi/ListWithRoundImgPMI.tsx';
import validate53 from './validators/list-with-round-img-pmi.js';
import View54 from '../renderer/blocks/mgm-home/MgmHome.tsx';
import validate54 from './validators/mgm-home.js';
import View55 from '../renderer/blocks/mission/Mission.tsx';
import validate55 from './validators/mission.js';
import View56 from '../renderer/blocks/multiple-launch-block/MultipleLaunchBlock.tsx';
import validate56 from './validators/multiple-launch-block.js';
import View57 from '../renderer/blocks/multiple-launch-block-home/MultipleLaunchBlockHome.tsx';
import validate57 from './validators/multiple-launch-block-home.js';
import View58 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate58 from './validators/news-events.js';
import load58 from '../renderer/blocks/news-events/loader.ts';
import View59 from '../renderer/blocks/news-events-home/NewsEventsHome.tsx';
import validate59 from './validators/news-events-home.js';
import load59 from '../renderer/blocks/news-events-home/loader.ts';
import View60 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate60 from './validators/page-block.js';
import View61 from '../renderer/blocks/page-block-with-blob/PageBlockWithBlob.tsx';
import validate61 from './validators/page-block-with-blob.js';
import View62 from '../renderer/blocks/plans/Plans.tsx';
import validate62 from './validators/plans.js';
import View63 from '../renderer/blocks/press-release-list/PressReleaseList.tsx';
import validate63 from './validators/press-release-list.js';
import View64 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate64 from './validators/product-page-tab.js';
import View65 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate65 from './validators/product-page-tab-content.js';
import load65 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View66 from '../renderer/blocks/recensioni/Recensioni.tsx';
import validate66 from './validators/recensioni.js';
import View67 from '../renderer/blocks/resources/Resources.tsx';
import validate67 from './validators/resources.js';
import View68 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate68 from './validators/sales-point-list.js';
import load68 from '../renderer/blocks/sales-point-list/loader.ts';
import View69 from '../renderer/blocks/section-abstract/SectionAbstract.tsx';
import validate69 from './validators/section-abstract.js';
import View70 from '../renderer/blocks/section-customer-area/SectionCustomerArea.tsx';
import validate70 from './validators/section-customer-area.js';
import View71 from '../renderer/blocks/section-download-app/SectionDownloadApp.tsx';
import validate71 from './validators/section-download-app.js';
import View72 from '../renderer/blocks/section-highlights/SectionHighlights.tsx';
import validate72 from './validators/section-highlights.js';
import View73 from '../renderer/blocks/section-phone/SectionPhone.tsx';
import validate73 from './validators/section-phone.js';
import View74 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate74 from './validators/section-steps.js';
import View75 from '../renderer/blocks/section-text/SectionText.tsx';
import validate75 from './validators/section-text.js';
import View76 from '../renderer/blocks/section-title/SectionTitle.tsx';
import validate76 from './validators/section-title.js';
import View77 from '../renderer/blocks/section-title-canvas/SectionTitleCanvas.tsx';
import validate77 from './validators/section-title-canvas.js';
import View78 from '../renderer/blocks/separator/Separator.tsx';
import validate78 from './validators/separator.js';
import View79 from '../renderer/blocks/small-hero-banner/SmallHeroBanner.tsx';
import validate79 from './validators/small-hero-banner.js';
import View80 from '../renderer/blocks/sponsor-slider/SponsorSlider.tsx';
import validate80 from './validators/sponsor-slider.js';
import View81 from '../renderer/blocks/static-blob/StaticBlob.tsx';
import validate81 from './validators/static-blob.js';
import View82 from '../renderer/blocks/store-locator/StoreLocator.tsx';
import validate82 from './validators/store-locator.js';
import View83 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate83 from './validators/text-block.js';
import View84 from '../renderer/blocks/text-img-rounded-borders/TextImgRoundedBorders.tsx';
import validate84 from './validators/text-img-rounded-borders.js';
import View85 from '../renderer/blocks/video-player/VideoPlayer.tsx';
import validate85 from './validators/video-player.js';
import View86 from '../renderer/blocks/work-with-us-block-list/WorkWithUsBlockList.tsx';
import validate86 from './validators/work-with-us-block-list.js';
import View87 from '../renderer/blocks/work-with-us-form/WorkWithUsForm.tsx';
import validate87 from './validators/work-with-us-form.js';
import View88 from '../renderer/blocks/work-with-us-list/WorkWithUsList.tsx';
import validate88 from './validators/work-with-us-list.js';
import load88 from '../renderer/blocks/work-with-us-list/loader.ts';
import View89 from '../renderer/blocks/work-with-us-title/WorkWithUsTitle.tsx';
import validate89 from './validators/work-with-us-title.js';

/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
  serverBlock('absoluteblob', View0, validate0),
  serverBlock('actionbutton', View1, validate1),
  serverBlock('advlisticonsblock', View2, validate2),
  serverBlock('advmultiplelaunchblockfeatured', View3, validate3),
  serverBlock('advmultiplelaunchblockhome', View4, validate4),
  serverBlock('advantagesslider', View5, validate5),
  serverBlock('archivecalendarlist', View6, validate6, load6),
  serverBlock('archivelist', View7, validate7, load7),
  serverBlock('bannercarousel', View8, validate8),
  serverBlock('bannersection', View9, validate9),
  serverBlock('{brand}form', View10, validate10),
  serverBlock('{brand}pediaarticles', View11, validate11, load11),
  serverBlock('{brand}pediaarticleshome', View12, validate12, load12),
  serverBlock('callmeback', View13, validate13),
  serverBlock('callmebacknew', View14, validate14),
  serverBlock('callmebackpage', View15, validate15),
  serverBlock('cardblock', View16, validate16),
  serverBlock('cardslider', View17, validate17),
  serverBlock('centeredlinks', View18, validate18),
  serverBlock('checkboxlist', View19, validate19),
  serverBlock('codice', View20, validate20),
  serverBlock('contentprizeblock', View21, validate21),
  serverBlock('datalayer', View22, validate22),
  serverBlock('documentspremium', View23, validate23),
  serverBlock('doubleicon', View24, validate24),
  serverBlock('downloadaccordion', View25, validate25),
  serverBlock('downloadlist', View26, validate26),
  serverBlock('eventinfo', View27, validate27),
  serverBlock('faq', View28, validate28),
  serverBlock('faqdynamic', View29, validate29, load29),
  serverBlock('faqlist', View30, validate30),
  serverBlock('faqpremium', View31, validate31),
  serverBlock('fiberdetails', View32, validate32),
  serverBlock('form{assistant}', View33, validate33),
  serverBlock('formchiamatesospette', View34, validate34),
  serverBlock('formpmi', View35, validate35),
  serverBlock('gallery', View36, validate36),
  serverBlock('guidabolletta', View37, validate37),
  serverBlock('guidabollettanew', View38, validate38),
  serverBlock('herobanner', View39, validate39),
  serverBlock('heroblob', View40, validate40),
  serverBlock('heroimage', View41, validate41),
  serverBlock('heropage', View42, validate42),
  serverBlock('heroslider', View43, validate43),
  serverBlock('iconsgrid', View44, validate44),
  serverBlock('iframe', View45, validate45),
  serverBlock('image', View46, validate46),
  serverBlock('infographiclist', View47, validate47),
  serverBlock('launchblock', View48, validate48),
  serverBlock('listoficons', View49, validate49),
  serverBlock('listoficonscta', View50, validate50),
  serverBlock('listofregulations', View51, validate51, load51),
  serverBlock('listwithroundimg', View52, validate52),
  serverBlock('listwithroundimgpmi', View53, validate53),
  serverBlock('mgmhome', View54, validate54),
  serverBlock('mission', View55, validate55),
  serverBlock('multiplelaunchblock', View56, validate56),
  serverBlock('multiplelaunchblockhome', View57, validate57),
  serverBlock('newsevents', View58, validate58, load58),
  serverBlock('newseventshome', View59, validate59, load59),
  serverBlock('pageblock', View60, validate60),
  serverBlock('pageblockwithblob', View61, validate61),
  serverBlock('plans', View62, validate62),
  serverBlock('pressreleaselist', View63, validate63),
  serverBlock('productpagetab', View64, validate64),
  serverBlock('productpagetabcontent', View65, validate65, load65),
  serverBlock('recensioni', View66, validate66),
  serverBlock('resources', View67, validate67),
  serverBlock('salespointlist', View68, validate68, load68),
  serverBlock('sectionabstract', View69, validate69),
  serverBlock('sectioncustomerarea', View70, validate70),
  serverBlock('sectiondownloadapp', View71, validate71),
  serverBlock('sectionhighlights', View72, validate72),
  serverBlock('sectionphone', View73, validate73),
  serverBlock('sectionsteps', View74, validate74),
  serverBlock('sectiontext', View75, validate75),
  serverBlock('sectiontitle', View76, validate76),
  serverBlock('sectiontitlecanvas', View77, validate77),
  serverBlock('separator', View78, validate78),
  serverBlock('smallherobanner', View79, validate79),
  serverBlock('sponsorslider', View80, validate80),
  serverBlock('staticblob', View81, validate81),
  serverBlock('storelocator', View82, validate82),
  serverBlock('textblock', View83, validate83),
  serverBlock('textimgroundedborders', View84, validate84),
  serverBlock('videoplayer', View85, validate85),
  serverBlock('workwithusblocklist', View86, validate86),
  serverBlock('workwithusform', View87, validate87),
  serverBlock('workwithuslist', View88, validate88, load88),
  serverBlock('workwithustitle', View89, validate89),
]);
