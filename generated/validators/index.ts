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
import validate10 from './brand-pedia-articles.js';
import validate11 from './brand-pedia-articles-home.js';
import validate12 from './card-block.js';
import validate13 from './card-slider.js';
import validate14 from './centered-links.js';
import validate15 from './checkbox-list.js';
import validate16 from './codice.js';
import validate17 from './content-prize-block.js';
import validate18 from './data-layer.js';
import validate19 from './documents-premium.js';
import validate20 from './double-icon.js';
import validate21 from './download-accordion.js';
import validate22 from './download-list.js';
import validate23 from './event-info.js';
import validate24 from './faq.js';
import validate25 from './faq-dynamic.js';
import validate26 from './faq-list.js';
import validate27 from './faq-premium.js';
import validate28 from './fiber-details.js';
import validate29 from './gallery.js';
import validate30 from './guida-bolletta.js';
import validate31 from './guida-bolletta-new.js';
import validate32 from './hero-banner.js';
import validate33 from './hero-blob.js';
import validate34 from './hero-image.js';
import validate35 from './hero-page.js';
import validate36 from './hero-slider.js';
import validate37 from './icons-grid.js';
import validate38 from './iframe.js';
import validate39 from './image.js';
import validate40 from './infographic-list.js';
import validate41 from './launch-block.js';
import validate42 from './list-of-icons.js';
import validate43 from './list-of-icons-cta.js';
import validate44 from './list-of-regulations.js';
import validate45 from './list-with-round-img.js';
import validate46 from './list-with-round-img-pmi.js';
import validate47 from './mgm-home.js';
import validate48 from './mission.js';
import validate49 from './multiple-launch-block.js';
import validate50 from './multiple-launch-block-home.js';
import validate51 from './news-events.js';
import validate52 from './news-events-home.js';
import validate53 from './page-block.js';
import validate54 from './page-block-with-blob.js';
import validate55 from './plans.js';
import validate56 from './press-release-list.js';
import validate57 from './product-page-tab.js';
import validate58 from './product-page-tab-content.js';
import validate59 from './recensioni.js';
import validate60 from './resources.js';
import validate61 from './sales-point-list.js';
import validate62 from './section-abstract.js';
import validate63 from './section-customer-area.js';
import validate64 from './section-download-app.js';
import validate65 from './section-highlights.js';
import validate66 from './section-phone.js';
import validate67 from './section-steps.js';
import validate68 from './section-text.js';
import validate69 from './section-title.js';
import validate70 from './section-title-canvas.js';
import validate71 from './separator.js';
import validate72 from './small-hero-banner.js';
import validate73 from './sponsor-slider.js';
import validate74 from './static-blob.js';
import validate75 from './store-locator.js';
import validate76 from './text-block.js';
import validate77 from './text-img-rounded-borders.js';
import validate78 from './video-player.js';
import validate79 from './work-with-us-block-list.js';
import validate80 from './work-with-us-list.js';
import validate81 from './work-with-us-title.js';

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
  ['{brand}pediaarticles', validate10],
  ['{brand}pediaarticleshome', validate11],
  ['cardblock', validate12],
  ['cardslider', validate13],
  ['centeredlinks', validate14],
  ['checkboxlist', validate15],
  ['codice', validate16],
  ['contentprizeblock', validate17],
  ['datalayer', validate18],
  ['documentspremium', validate19],
  ['doubleicon', validate20],
  ['downloadaccordion', validate21],
  ['downloadlist', validate22],
  ['eventinfo', validate23],
  ['faq', validate24],
  ['faqdynamic', validate25],
  ['faqlist', validate26],
  ['faqpremium', validate27],
  ['fiberdetails', validate28],
  ['gallery', validate29],
  ['guidabolletta', validate30],
  ['guidabollettanew', validate31],
  ['herobanner', validate32],
  ['heroblob', validate33],
  ['heroimage', validate34],
  ['heropage', validate35],
  ['heroslider', validate36],
  ['iconsgrid', validate37],
  ['iframe', validate38],
  ['image', validate39],
  ['infographiclist', validate40],
  ['launchblock', validate41],
  ['listoficons', validate42],
  ['listoficonscta', validate43],
  ['listofregulations', validate44],
  ['listwithroundimg', validate45],
  ['listwithroundimgpmi', validate46],
  ['mgmhome', validate47],
  ['mission', validate48],
  ['multiplelaunchblock', validate49],
  ['multiplelaunchblockhome', validate50],
  ['newsevents', validate51],
  ['newseventshome', validate52],
  ['pageblock', validate53],
  ['pageblockwithblob', validate54],
  ['plans', validate55],
  ['pressreleaselist', validate56],
  ['productpagetab', validate57],
  ['productpagetabcontent', validate58],
  ['recensioni', validate59],
  ['resources', validate60],
  ['salespointlist', validate61],
  ['sectionabstract', validate62],
  ['sectioncustomerarea', validate63],
  ['sectiondownloadapp', validate64],
  ['sectionhighlights', validate65],
  ['sectionphone', validate66],
  ['sectionsteps', validate67],
  ['sectiontext', validate68],
  ['sectiontitle', validate69],
  ['sectiontitlecanvas', validate70],
  ['separator', validate71],
  ['smallherobanner', validate72],
  ['sponsorslider', validate73],
  ['staticblob', validate74],
  ['storelocator', validate75],
  ['textblock', validate76],
  ['textimgroundedborders', validate77],
  ['videoplayer', validate78],
  ['workwithusblocklist', validate79],
  ['workwithuslist', validate80],
  ['workwithustitle', validate81],
]);
