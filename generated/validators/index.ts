// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './adv-list-icons-block.js';
import validate3 from './adv-multiple-launch-block-featured.js';
import validate4 from './adv-multiple-launch-block-home.js';
import validate5 from './advantages-slider.js';
import validate6 from './archive-calendar-list.js';
import validate7 from './archive-list.js';
import validate8 from './banner-carousel.js';
import validate9 from './banner-promo.js';
import validate10 from './banner-section.js';
import validate11 from './brand-box.js';
import validate12 from './brand-form.js';
import validate13 from './brand-paragraph-with-icons.js';
import validate14 from './brand-pedia-articles.js';
import validate15 from './brand-pedia-articles-home.js';
import validate16 from './brand-products.js';
import validate17 from './call-me-back.js';
import validate18 from './call-me-back-new.js';
import validate19 from './call-me-back-page.js';
import validate20 from './card-block.js';
import validate21 from './card-slider.js';
import validate22 from './centered-links.js';
import validate23 from './checkbox-list.js';
import validate24 from './codice.js';
import validate25 from './configurator-entry-point.js';
import validate26 from './content-prize-block.js';
import validate27 from './data-layer.js';
import validate28 from './documents-premium.js';
import validate29 from './double-icon.js';
import validate30 from './download-accordion.js';
import validate31 from './download-list.js';
import validate32 from './event-info.js';
import validate33 from './faq.js';
import validate34 from './faq-dynamic.js';
import validate35 from './faq-list.js';
import validate36 from './faq-premium.js';
import validate37 from './fiber-details.js';
import validate38 from './form-assistant.js';
import validate39 from './form-chiamate-sospette.js';
import validate40 from './form-pmi.js';
import validate41 from './gallery.js';
import validate42 from './guida-bolletta.js';
import validate43 from './guida-bolletta-new.js';
import validate44 from './hero-banner.js';
import validate45 from './hero-blob.js';
import validate46 from './hero-image.js';
import validate47 from './hero-page.js';
import validate48 from './hero-slider.js';
import validate49 from './icons-grid.js';
import validate50 from './iframe.js';
import validate51 from './image.js';
import validate52 from './infographic-list.js';
import validate53 from './launch-block.js';
import validate54 from './list-of-aggregators.js';
import validate55 from './list-of-icons.js';
import validate56 from './list-of-icons-cta.js';
import validate57 from './list-of-regulations.js';
import validate58 from './list-with-round-img.js';
import validate59 from './list-with-round-img-pmi.js';
import validate60 from './mgm-home.js';
import validate61 from './mission.js';
import validate62 from './multiple-launch-block.js';
import validate63 from './multiple-launch-block-home.js';
import validate64 from './news-events.js';
import validate65 from './news-events-home.js';
import validate66 from './offers-form.js';
import validate67 from './offers-form-business.js';
import validate68 from './page-block.js';
import validate69 from './page-block-with-blob.js';
import validate70 from './page-offers.js';
import validate71 from './plans.js';
import validate72 from './press-release-list.js';
import validate73 from './product-card.js';
import validate74 from './product-page-cards.js';
import validate75 from './product-page-cta.js';
import validate76 from './product-page-hero.js';
import validate77 from './product-page-info-cards.js';
import validate78 from './product-page-rows.js';
import validate79 from './product-page-tab.js';
import validate80 from './product-page-tab-content.js';
import validate81 from './recensioni.js';
import validate82 from './resources.js';
import validate83 from './sales-point-list.js';
import validate84 from './section-abstract.js';
import validate85 from './section-customer-area.js';
import validate86 from './section-download-app.js';
import validate87 from './section-highlights.js';
import validate88 from './section-phone.js';
import validate89 from './section-steps.js';
import validate90 from './section-text.js';
import validate91 from './section-title.js';
import validate92 from './section-title-canvas.js';
import validate93 from './separator.js';
import validate94 from './small-hero-banner.js';
import validate95 from './sponsor-slider.js';
import validate96 from './static-blob.js';
import validate97 from './store-locator.js';
import validate98 from './text-block.js';
import validate99 from './text-img-rounded-borders.js';
import validate100 from './video-player.js';
import validate101 from './work-with-us-block-list.js';
import validate102 from './work-with-us-form.js';
import validate103 from './work-with-us-list.js';
import validate104 from './work-with-us-title.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['advlisticonsblock', validate2],
  ['advmultiplelaunchblockfeatured', validate3],
  ['advmultiplelaunchblockhome', validate4],
  ['advantagesslider', validate5],
  ['archivecalendarlist', validate6],
  ['archivelist', validate7],
  ['bannercarousel', validate8],
  ['bannerpromo', validate9],
  ['bannersection', validate10],
  ['{brand}box', validate11],
  ['{brand}form', validate12],
  ['{brand}paragraphwithicons', validate13],
  ['{brand}pediaarticles', validate14],
  ['{brand}pediaarticleshome', validate15],
  ['{brand}products', validate16],
  ['callmeback', validate17],
  ['callmebacknew', validate18],
  ['callmebackpage', validate19],
  ['cardblock', validate20],
  ['cardslider', validate21],
  ['centeredlinks', validate22],
  ['checkboxlist', validate23],
  ['codice', validate24],
  ['configuratorentrypoint', validate25],
  ['contentprizeblock', validate26],
  ['datalayer', validate27],
  ['documentspremium', validate28],
  ['doubleicon', validate29],
  ['downloadaccordion', validate30],
  ['downloadlist', validate31],
  ['eventinfo', validate32],
  ['faq', validate33],
  ['faqdynamic', validate34],
  ['faqlist', validate35],
  ['faqpremium', validate36],
  ['fiberdetails', validate37],
  ['form{assistant}', validate38],
  ['formchiamatesospette', validate39],
  ['formpmi', validate40],
  ['gallery', validate41],
  ['guidabolletta', validate42],
  ['guidabollettanew', validate43],
  ['herobanner', validate44],
  ['heroblob', validate45],
  ['heroimage', validate46],
  ['heropage', validate47],
  ['heroslider', validate48],
  ['iconsgrid', validate49],
  ['iframe', validate50],
  ['image', validate51],
  ['infographiclist', validate52],
  ['launchblock', validate53],
  ['listofaggregators', validate54],
  ['listoficons', validate55],
  ['listoficonscta', validate56],
  ['listofregulations', validate57],
  ['listwithroundimg', validate58],
  ['listwithroundimgpmi', validate59],
  ['mgmhome', validate60],
  ['mission', validate61],
  ['multiplelaunchblock', validate62],
  ['multiplelaunchblockhome', validate63],
  ['newsevents', validate64],
  ['newseventshome', validate65],
  ['offersform', validate66],
  ['offersformbusiness', validate67],
  ['pageblock', validate68],
  ['pageblockwithblob', validate69],
  ['pageoffers', validate70],
  ['plans', validate71],
  ['pressreleaselist', validate72],
  ['productcard', validate73],
  ['productpagecards', validate74],
  ['productpagecta', validate75],
  ['productpagehero', validate76],
  ['productpageinfocards', validate77],
  ['productpagerows', validate78],
  ['productpagetab', validate79],
  ['productpagetabcontent', validate80],
  ['recensioni', validate81],
  ['resources', validate82],
  ['salespointlist', validate83],
  ['sectionabstract', validate84],
  ['sectioncustomerarea', validate85],
  ['sectiondownloadapp', validate86],
  ['sectionhighlights', validate87],
  ['sectionphone', validate88],
  ['sectionsteps', validate89],
  ['sectiontext', validate90],
  ['sectiontitle', validate91],
  ['sectiontitlecanvas', validate92],
  ['separator', validate93],
  ['smallherobanner', validate94],
  ['sponsorslider', validate95],
  ['staticblob', validate96],
  ['storelocator', validate97],
  ['textblock', validate98],
  ['textimgroundedborders', validate99],
  ['videoplayer', validate100],
  ['workwithusblocklist', validate101],
  ['workwithusform', validate102],
  ['workwithuslist', validate103],
  ['workwithustitle', validate104],
]);
