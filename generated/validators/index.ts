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
import validate9 from './banner-section.js';
import validate10 from './brand-form.js';
import validate11 from './brand-pedia-articles.js';
import validate12 from './brand-pedia-articles-home.js';
import validate13 from './call-me-back.js';
import validate14 from './call-me-back-new.js';
import validate15 from './call-me-back-page.js';
import validate16 from './card-block.js';
import validate17 from './card-slider.js';
import validate18 from './centered-links.js';
import validate19 from './checkbox-list.js';
import validate20 from './codice.js';
import validate21 from './content-prize-block.js';
import validate22 from './data-layer.js';
import validate23 from './documents-premium.js';
import validate24 from './double-icon.js';
import validate25 from './download-accordion.js';
import validate26 from './download-list.js';
import validate27 from './event-info.js';
import validate28 from './faq.js';
import validate29 from './faq-dynamic.js';
import validate30 from './faq-list.js';
import validate31 from './faq-premium.js';
import validate32 from './fiber-details.js';
import validate33 from './form-assistant.js';
import validate34 from './form-chiamate-sospette.js';
import validate35 from './form-pmi.js';
import validate36 from './gallery.js';
import validate37 from './guida-bolletta.js';
import validate38 from './guida-bolletta-new.js';
import validate39 from './hero-banner.js';
import validate40 from './hero-blob.js';
import validate41 from './hero-image.js';
import validate42 from './hero-page.js';
import validate43 from './hero-slider.js';
import validate44 from './icons-grid.js';
import validate45 from './iframe.js';
import validate46 from './image.js';
import validate47 from './infographic-list.js';
import validate48 from './launch-block.js';
import validate49 from './list-of-icons.js';
import validate50 from './list-of-icons-cta.js';
import validate51 from './list-of-regulations.js';
import validate52 from './list-with-round-img.js';
import validate53 from './list-with-round-img-pmi.js';
import validate54 from './mgm-home.js';
import validate55 from './mission.js';
import validate56 from './multiple-launch-block.js';
import validate57 from './multiple-launch-block-home.js';
import validate58 from './news-events.js';
import validate59 from './news-events-home.js';
import validate60 from './page-block.js';
import validate61 from './page-block-with-blob.js';
import validate62 from './plans.js';
import validate63 from './press-release-list.js';
import validate64 from './product-page-tab.js';
import validate65 from './product-page-tab-content.js';
import validate66 from './recensioni.js';
import validate67 from './resources.js';
import validate68 from './sales-point-list.js';
import validate69 from './section-abstract.js';
import validate70 from './section-customer-area.js';
import validate71 from './section-download-app.js';
import validate72 from './section-highlights.js';
import validate73 from './section-phone.js';
import validate74 from './section-steps.js';
import validate75 from './section-text.js';
import validate76 from './section-title.js';
import validate77 from './section-title-canvas.js';
import validate78 from './separator.js';
import validate79 from './small-hero-banner.js';
import validate80 from './sponsor-slider.js';
import validate81 from './static-blob.js';
import validate82 from './store-locator.js';
import validate83 from './text-block.js';
import validate84 from './text-img-rounded-borders.js';
import validate85 from './video-player.js';
import validate86 from './work-with-us-block-list.js';
import validate87 from './work-with-us-form.js';
import validate88 from './work-with-us-list.js';
import validate89 from './work-with-us-title.js';

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
  ['bannersection', validate9],
  ['{brand}form', validate10],
  ['{brand}pediaarticles', validate11],
  ['{brand}pediaarticleshome', validate12],
  ['callmeback', validate13],
  ['callmebacknew', validate14],
  ['callmebackpage', validate15],
  ['cardblock', validate16],
  ['cardslider', validate17],
  ['centeredlinks', validate18],
  ['checkboxlist', validate19],
  ['codice', validate20],
  ['contentprizeblock', validate21],
  ['datalayer', validate22],
  ['documentspremium', validate23],
  ['doubleicon', validate24],
  ['downloadaccordion', validate25],
  ['downloadlist', validate26],
  ['eventinfo', validate27],
  ['faq', validate28],
  ['faqdynamic', validate29],
  ['faqlist', validate30],
  ['faqpremium', validate31],
  ['fiberdetails', validate32],
  ['form{assistant}', validate33],
  ['formchiamatesospette', validate34],
  ['formpmi', validate35],
  ['gallery', validate36],
  ['guidabolletta', validate37],
  ['guidabollettanew', validate38],
  ['herobanner', validate39],
  ['heroblob', validate40],
  ['heroimage', validate41],
  ['heropage', validate42],
  ['heroslider', validate43],
  ['iconsgrid', validate44],
  ['iframe', validate45],
  ['image', validate46],
  ['infographiclist', validate47],
  ['launchblock', validate48],
  ['listoficons', validate49],
  ['listoficonscta', validate50],
  ['listofregulations', validate51],
  ['listwithroundimg', validate52],
  ['listwithroundimgpmi', validate53],
  ['mgmhome', validate54],
  ['mission', validate55],
  ['multiplelaunchblock', validate56],
  ['multiplelaunchblockhome', validate57],
  ['newsevents', validate58],
  ['newseventshome', validate59],
  ['pageblock', validate60],
  ['pageblockwithblob', validate61],
  ['plans', validate62],
  ['pressreleaselist', validate63],
  ['productpagetab', validate64],
  ['productpagetabcontent', validate65],
  ['recensioni', validate66],
  ['resources', validate67],
  ['salespointlist', validate68],
  ['sectionabstract', validate69],
  ['sectioncustomerarea', validate70],
  ['sectiondownloadapp', validate71],
  ['sectionhighlights', validate72],
  ['sectionphone', validate73],
  ['sectionsteps', validate74],
  ['sectiontext', validate75],
  ['sectiontitle', validate76],
  ['sectiontitlecanvas', validate77],
  ['separator', validate78],
  ['smallherobanner', validate79],
  ['sponsorslider', validate80],
  ['staticblob', validate81],
  ['storelocator', validate82],
  ['textblock', validate83],
  ['textimgroundedborders', validate84],
  ['videoplayer', validate85],
  ['workwithusblocklist', validate86],
  ['workwithusform', validate87],
  ['workwithuslist', validate88],
  ['workwithustitle', validate89],
]);
