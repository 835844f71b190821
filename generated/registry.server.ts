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
import View9 from '../renderer/blocks/banner-promo/BannerPromo.tsx';
import validate9 from './validators/banner-promo.js';
import View10 from '../renderer/blocks/banner-section/BannerSection.tsx';
import validate10 from './validators/banner-section.js';
import View11 from '../renderer/blocks/brand-box/BrandBox.tsx';
import validate11 from './validators/brand-box.js';
import View12 from '../renderer/blocks/brand-form/BrandForm.tsx';
import validate12 from './validators/brand-form.js';
import View13 from '../renderer/blocks/brand-paragraph-with-icons/BrandParagraphWithIcons.tsx';
import validate13 from './validators/brand-paragraph-with-icons.js';
import View14 from '../renderer/blocks/brand-pedia-articles/BrandpediaArticles.tsx';
import validate14 from './validators/brand-pedia-articles.js';
import load14 from '../renderer/blocks/brand-pedia-articles/loader.ts';
import View15 from '../renderer/blocks/brand-pedia-articles-home/BrandpediaArticlesHome.tsx';
import validate15 from './validators/brand-pedia-articles-home.js';
import load15 from '../renderer/blocks/brand-pedia-articles-home/loader.ts';
import View16 from '../renderer/blocks/brand-products/BrandProducts.tsx';
import validate16 from './validators/brand-products.js';
import View17 from '../renderer/blocks/call-me-back/CallMeBack.tsx';
import validate17 from './validators/call-me-back.js';
import View18 from '../renderer/blocks/call-me-back-new/CallMeBackNew.tsx';
import validate18 from './validators/call-me-back-new.js';
import View19 from '../renderer/blocks/call-me-back-page/CallMeBackPage.tsx';
import validate19 from './validators/call-me-back-page.js';
import View20 from '../renderer/blocks/card-block/CardBlock.tsx';
import validate20 from './validators/card-block.js';
import View21 from '../renderer/blocks/card-slider/CardSlider.tsx';
import validate21 from './validators/card-slider.js';
import View22 from '../renderer/blocks/centered-links/CenteredLinks.tsx';
import validate22 from './validators/centered-links.js';
import View23 from '../renderer/blocks/checkbox-list/CheckboxList.tsx';
import validate23 from './validators/checkbox-list.js';
import View24 from '../renderer/blocks/codice/Codice.tsx';
import validate24 from './validators/codice.js';
import View25 from '../renderer/blocks/configurator-entry-point/ConfiguratorEntryPoint.tsx';
import validate25 from './validators/configurator-entry-point.js';
import View26 from '../renderer/blocks/content-prize-block/ContentPrizeBlock.tsx';
import validate26 from './validators/content-prize-block.js';
import View27 from '../renderer/blocks/data-layer/DataLayer.tsx';
import validate27 from './validators/data-layer.js';
import View28 from '../renderer/blocks/documents-premium/DocumentsPremium.tsx';
import validate28 from './validators/documents-premium.js';
import View29 from '../renderer/blocks/double-icon/DoubleIcon.tsx';
import validate29 from './validators/double-icon.js';
import View30 from '../renderer/blocks/download-accordion/DownloadAccordion.tsx';
import validate30 from './validators/download-accordion.js';
import View31 from '../renderer/blocks/download-list/DownloadList.tsx';
import validate31 from './validators/download-list.js';
import View32 from '../renderer/blocks/event-info/EventInfo.tsx';
import validate32 from './validators/event-info.js';
import View33 from '../renderer/blocks/faq/Faq.tsx';
import validate33 from './validators/faq.js';
import View34 from '../renderer/blocks/faq-dynamic/FaqDynamic.tsx';
import validate34 from './validators/faq-dynamic.js';
import load34 from '../renderer/blocks/faq-dynamic/loader.ts';
import View35 from '../renderer/blocks/faq-list/FaqList.tsx';
import validate35 from './validators/faq-list.js';
import View36 from '../renderer/blocks/faq-premium/FaqPremium.tsx';
import validate36 from './validators/faq-premium.js';
import View37 from '../renderer/blocks/fiber-details/FiberDetails.tsx';
import validate37 from './validators/fiber-details.js';
import View38 from '../renderer/blocks/form-assistant/FormAssistant.tsx';
import validate38 from './validators/form-assistant.js';
import View39 from '../renderer/blocks/form-chiamate-sospette/FormChiamateSospette.tsx';
import validate39 from './validators/form-chiamate-sospette.js';
import View40 from '../renderer/blocks/form-pmi/FormPmi.tsx';
import validate40 from './validators/form-pmi.js';
import View41 from '../renderer/blocks/gallery/Gallery.tsx';
import validate41 from './validators/gallery.js';
import View42 from '../renderer/blocks/guida-bolletta/GuidaBolletta.tsx';
import validate42 from './validators/guida-bolletta.js';
import View43 from '../renderer/blocks/guida-bolletta-new/GuidaBollettaNew.tsx';
import validate43 from './validators/guida-bolletta-new.js';
import View44 from '../renderer/blocks/hero-banner/HeroBanner.tsx';
import validate44 from './validators/hero-banner.js';
import View45 from '../renderer/blocks/hero-blob/HeroBlob.tsx';
import validate45 from './validators/hero-blob.js';
import View46 from '../renderer/blocks/hero-image/HeroImage.tsx';
import validate46 from './validators/hero-image.js';
import View47 from '../renderer/blocks/hero-page/HeroPage.tsx';
import validate47 from './validators/hero-page.js';
import View48 from '../renderer/blocks/hero-slider/HeroSlider.tsx';
import validate48 from './validators/hero-slider.js';
import View49 from '../renderer/blocks/icons-grid/IconsGrid.tsx';
import validate49 from './validators/icons-grid.js';
import View50 from '../renderer/blocks/iframe/Iframe.tsx';
import validate50 from './validators/iframe.js';
import View51 from '../renderer/blocks/image/Image.tsx';
import validate51 from './validators/image.js';
import View52 from '../renderer/blocks/infographic-list/InfographicList.tsx';
import validate52 from './validators/infographic-list.js';
import View53 from '../renderer/blocks/launch-block/LaunchBlock.tsx';
import validate53 from './validators/launch-block.js';
import View54 from '../renderer/blocks/list-of-aggregators/ListOfAggregators.tsx';
import validate54 from './validators/list-of-aggregators.js';
import load54 from '../renderer/blocks/list-of-aggregators/loader.ts';
import View55 from '../renderer/blocks/list-of-icons/ListOfIcons.tsx';
import validate55 from './validators/list-of-icons.js';
import View56 from '../renderer/blocks/list-of-icons-cta/ListOfIconsCTA.tsx';
import validate56 from './validators/list-of-icons-cta.js';
import View57 from '../renderer/blocks/list-of-regulations/ListOfRegulations.tsx';
import validate57 from './validators/list-of-regulations.js';
import load57 from '../renderer/blocks/list-of-regulations/loader.ts';
import View58 from '../renderer/blocks/list-with-round-img/ListWithRoundImg.tsx';
import validate58 from './validators/list-with-round-img.js';
import View59 from '../renderer/blocks/list-with-round-img-pmi/ListWithRoundImgPMI.tsx';
import validate59 from './validators/list-with-round-img-pmi.js';
import View60 from '../renderer/blocks/mgm-home/MgmHome.tsx';
import validate60 from './validators/mgm-home.js';
import View61 from '../renderer/blocks/mission/Mission.tsx';
import validate61 from './validators/mission.js';
import View62 from '../renderer/blocks/multiple-launch-block/MultipleLaunchBlock.tsx';
import validate62 from './validators/multiple-launch-block.js';
import View63 from '../renderer/blocks/multiple-launch-block-home/MultipleLaunchBlockHome.tsx';
import validate63 from './validators/multiple-launch-block-home.js';
import View64 from '../renderer/blocks/news-events/NewsEvents.tsx';
import validate64 from './validators/news-events.js';
import load64 from '../renderer/blocks/news-events/loader.ts';
import View65 from '../renderer/blocks/news-events-home/NewsEventsHome.tsx';
import validate65 from './validators/news-events-home.js';
import load65 from '../renderer/blocks/news-events-home/loader.ts';
import View66 from '../renderer/blocks/offers-form/OffersForm.tsx';
import validate66 from './validators/offers-form.js';
import load66 from '../renderer/blocks/offers-form/loader.ts';
import View67 from '../renderer/blocks/offers-form-business/OffersFormBusiness.tsx';
import validate67 from './validators/offers-form-business.js';
import load67 from '../renderer/blocks/offers-form-business/loader.ts';
import View68 from '../renderer/blocks/page-block/PageBlock.tsx';
import validate68 from './validators/page-block.js';
import View69 from '../renderer/blocks/page-block-with-blob/PageBlockWithBlob.tsx';
import validate69 from './validators/page-block-with-blob.js';
import View70 from '../renderer/blocks/page-offers/pageOffers.tsx';
import validate70 from './validators/page-offers.js';
import load70 from '../renderer/blocks/page-offers/loader.ts';
import View71 from '../renderer/blocks/plans/Plans.tsx';
import validate71 from './validators/plans.js';
import View72 from '../renderer/blocks/press-release-list/PressReleaseList.tsx';
import validate72 from './validators/press-release-list.js';
import View73 from '../renderer/blocks/product-card/ProductCard.tsx';
import validate73 from './validators/product-card.js';
import load73 from '../renderer/blocks/product-card/loader.ts';
import View74 from '../renderer/blocks/product-page-cards/ProductPageCards.tsx';
import validate74 from './validators/product-page-cards.js';
import View75 from '../renderer/blocks/product-page-cta/ProductPageCTA.tsx';
import validate75 from './validators/product-page-cta.js';
import load75 from '../renderer/blocks/product-page-cta/loader.ts';
import View76 from '../renderer/blocks/product-page-hero/ProductPageHero.tsx';
import validate76 from './validators/product-page-hero.js';
import View77 from '../renderer/blocks/product-page-info-cards/ProductPageInfoCards.tsx';
import validate77 from './validators/product-page-info-cards.js';
import View78 from '../renderer/blocks/product-page-rows/ProductPageRows.tsx';
import validate78 from './validators/product-page-rows.js';
import View79 from '../renderer/blocks/product-page-tab/ProductPageTab.tsx';
import validate79 from './validators/product-page-tab.js';
import View80 from '../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx';
import validate80 from './validators/product-page-tab-content.js';
import load80 from '../renderer/blocks/product-page-tab-content/loader.ts';
import View81 from '../renderer/blocks/recensioni/Recensioni.tsx';
import validate81 from './validators/recensioni.js';
import View82 from '../renderer/blocks/resources/Resources.tsx';
import validate82 from './validators/resources.js';
import View83 from '../renderer/blocks/sales-point-list/SalesPointList.tsx';
import validate83 from './validators/sales-point-list.js';
import load83 from '../renderer/blocks/sales-point-list/loader.ts';
import View84 from '../renderer/blocks/section-abstract/SectionAbstract.tsx';
import validate84 from './validators/section-abstract.js';
import View85 from '../renderer/blocks/section-customer-area/SectionCustomerArea.tsx';
import validate85 from './validators/section-customer-area.js';
import View86 from '../renderer/blocks/section-download-app/SectionDownloadApp.tsx';
import validate86 from './validators/section-download-app.js';
import View87 from '../renderer/blocks/section-highlights/SectionHighlights.tsx';
import validate87 from './validators/section-highlights.js';
import View88 from '../renderer/blocks/section-phone/SectionPhone.tsx';
import validate88 from './validators/section-phone.js';
import View89 from '../renderer/blocks/section-steps/SectionSteps.tsx';
import validate89 from './validators/section-steps.js';
import View90 from '../renderer/blocks/section-text/SectionText.tsx';
import validate90 from './validators/section-text.js';
import View91 from '../renderer/blocks/section-title/SectionTitle.tsx';
import validate91 from './validators/section-title.js';
import View92 from '../renderer/blocks/section-title-canvas/SectionTitleCanvas.tsx';
import validate92 from './validators/section-title-canvas.js';
import View93 from '../renderer/blocks/separator/Separator.tsx';
import validate93 from './validators/separator.js';
import View94 from '../renderer/blocks/small-hero-banner/SmallHeroBanner.tsx';
import validate94 from './validators/small-hero-banner.js';
import View95 from '../renderer/blocks/sponsor-slider/SponsorSlider.tsx';
import validate95 from './validators/sponsor-slider.js';
import View96 from '../renderer/blocks/static-blob/StaticBlob.tsx';
import validate96 from './validators/static-blob.js';
import View97 from '../renderer/blocks/store-locator/StoreLocator.tsx';
import validate97 from './validators/store-locator.js';
import View98 from '../renderer/blocks/text-block/TextBlock.tsx';
import validate98 from './validators/text-block.js';
import View99 from '../renderer/blocks/text-img-rounded-borders/TextImgRoundedBorders.tsx';
import validate99 from './validators/text-img-rounded-borders.js';
import View100 from '../renderer/blocks/video-player/VideoPlayer.tsx';
import validate100 from './validators/video-player.js';
import View101 from '../renderer/blocks/work-with-us-block-list/WorkWithUsBlockList.tsx';
import validate101 from './validators/work-with-us-block-list.js';
import View102 from '../renderer/blocks/work-with-us-form/WorkWithUsForm.tsx';
import validate102 from './validators/work-with-us-form.js';
import View103 from '../renderer/blocks/work-with-us-list/WorkWithUsList.tsx';
import validate103 from './validators/work-with-us-list.js';
import load103 from '../renderer/blocks/work-with-us-list/loader.ts';
import View104 from '../renderer/blocks/work-with-us-title/WorkWithUsTitle.tsx';
import validate104 from './validators/work-with-us-title.js';

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
  serverBlock('bannerpromo', View9, validate9),
  serverBlock('bannersection', View10, validate10),
  serverBlock('{brand}box', View11, validate11),
  serverBlock('{brand}form', View12, validate12),
  serverBlock('{brand}paragraphwithicons', View13, validate13),
  serverBlock('{brand}pediaarticles', View14, validate14, load14),
  serverBlock('{brand}pediaarticleshome', View15, validate15, load15),
  serverBlock('{brand}products', View16, validate16),
  serverBlock('callmeback', View17, validate17),
  serverBlock('callmebacknew', View18, validate18),
  serverBlock('callmebackpage', View19, validate19),
  serverBlock('cardblock', View20, validate20),
  serverBlock('cardslider', View21, validate21),
  serverBlock('centeredlinks', View22, validate22),
  serverBlock('checkboxlist', View23, validate23),
  serverBlock('codice', View24, validate24),
  serverBlock('configuratorentrypoint', View25, validate25),
  serverBlock('contentprizeblock', View26, validate26),
  serverBlock('datalayer', View27, validate27),
  serverBlock('documentspremium', View28, validate28),
  serverBlock('doubleicon', View29, validate29),
  serverBlock('downloadaccordion', View30, validate30),
  serverBlock('downloadlist', View31, validate31),
  serverBlock('eventinfo', View32, validate32),
  serverBlock('faq', View33, validate33),
  serverBlock('faqdynamic', View34, validate34, load34),
  serverBlock('faqlist', View35, validate35),
  serverBlock('faqpremium', View36, validate36),
  serverBlock('fiberdetails', View37, validate37),
  serverBlock('form{assistant}', View38, validate38),
  serverBlock('formchiamatesospette', View39, validate39),
  serverBlock('formpmi', View40, validate40),
  serverBlock('gallery', View41, validate41),
  serverBlock('guidabolletta', View42, validate42),
  serverBlock('guidabollettanew', View43, validate43),
  serverBlock('herobanner', View44, validate44),
  serverBlock('heroblob', View45, validate45),
  serverBlock('heroimage', View46, validate46),
  serverBlock('heropage', View47, validate47),
  serverBlock('heroslider', View48, validate48),
  serverBlock('iconsgrid', View49, validate49),
  serverBlock('iframe', View50, validate50),
  serverBlock('image', View51, validate51),
  serverBlock('infographiclist', View52, validate52),
  serverBlock('launchblock', View53, validate53),
  serverBlock('listofaggregators', View54, validate54, load54),
  serverBlock('listoficons', View55, validate55),
  serverBlock('listoficonscta', View56, validate56),
  serverBlock('listofregulations', View57, validate57, load57),
  serverBlock('listwithroundimg', View58, validate58),
  serverBlock('listwithroundimgpmi', View59, validate59),
  serverBlock('mgmhome', View60, validate60),
  serverBlock('mission', View61, validate61),
  serverBlock('multiplelaunchblock', View62, validate62),
  serverBlock('multiplelaunchblockhome', View63, validate63),
  serverBlock('newsevents', View64, validate64, load64),
  serverBlock('newseventshome', View65, validate65, load65),
  serverBlock('offersform', View66, validate66, load66),
  serverBlock('offersformbusiness', View67, validate67, load67),
  serverBlock('pageblock', View68, validate68),
  serverBlock('pageblockwithblob', View69, validate69),
  serverBlock('pageoffers', View70, validate70, load70),
  serverBlock('plans', View71, validate71),
  serverBlock('pressreleaselist', View72, validate72),
  serverBlock('productcard', View73, validate73, load73),
  serverBlock('productpagecards', View74, validate74),
  serverBlock('productpagecta', View75, validate75, load75),
  serverBlock('productpagehero', View76, validate76),
  serverBlock('productpageinfocards', View77, validate77),
  serverBlock('productpagerows', View78, validate78),
  serverBlock('productpagetab', View79, validate79),
  serverBlock('productpagetabcontent', View80, validate80, load80),
  serverBlock('recensioni', View81, validate81),
  serverBlock('resources', View82, validate82),
  serverBlock('salespointlist', View83, validate83, load83),
  serverBlock('sectionabstract', View84, validate84),
  serverBlock('sectioncustomerarea', View85, validate85),
  serverBlock('sectiondownloadapp', View86, validate86),
  serverBlock('sectionhighlights', View87, validate87),
  serverBlock('sectionphone', View88, validate88),
  serverBlock('sectionsteps', View89, validate89),
  serverBlock('sectiontext', View90, validate90),
  serverBlock('sectiontitle', View91, validate91),
  serverBlock('sectiontitlecanvas', View92, validate92),
  serverBlock('separator', View93, validate93),
  serverBlock('smallherobanner', View94, validate94),
  serverBlock('sponsorslider', View95, validate95),
  serverBlock('staticblob', View96, validate96),
  serverBlock('storelocator', View97, validate97),
  serverBlock('textblock', View98, validate98),
  serverBlock('textimgroundedborders', View99, validate99),
  serverBlock('videoplayer', View100, validate100),
  serverBlock('workwithusblocklist', View101, validate101),
  serverBlock('workwithusform', View102, validate102),
  serverBlock('workwithuslist', View103, validate103, load103),
  serverBlock('workwithustitle', View104, validate104),
]);
