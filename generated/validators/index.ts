// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './adv-list-icons-block.js';
import validate3 from './adv-multiple-launch-block-featured.js';
import validate4 from './adv-multiple-launch-block-home.js';
import validate5 from './advantages-slider.js';
import validate6 from './banner-carousel.js';
import validate7 from './banner-section.js';
import validate8 from './card-block.js';
import validate9 from './card-slider.js';
import validate10 from './centered-links.js';
import validate11 from './checkbox-list.js';
import validate12 from './codice.js';
import validate13 from './content-prize-block.js';
import validate14 from './data-layer.js';
import validate15 from './double-icon.js';
import validate16 from './faq.js';
import validate17 from './fiber-details.js';
import validate18 from './gallery.js';
import validate19 from './hero-banner.js';
import validate20 from './hero-blob.js';
import validate21 from './hero-image.js';
import validate22 from './hero-page.js';
import validate23 from './hero-slider.js';
import validate24 from './icons-grid.js';
import validate25 from './iframe.js';
import validate26 from './image.js';
import validate27 from './infographic-list.js';
import validate28 from './launch-block.js';
import validate29 from './list-of-icons.js';
import validate30 from './list-of-icons-cta.js';
import validate31 from './list-with-round-img.js';
import validate32 from './list-with-round-img-pmi.js';
import validate33 from './mgm-home.js';
import validate34 from './mission.js';
import validate35 from './multiple-launch-block.js';
import validate36 from './multiple-launch-block-home.js';
import validate37 from './news-events.js';
import validate38 from './page-block.js';
import validate39 from './page-block-with-blob.js';
import validate40 from './plans.js';
import validate41 from './product-page-tab.js';
import validate42 from './product-page-tab-content.js';
import validate43 from './recensioni.js';
import validate44 from './resources.js';
import validate45 from './sales-point-list.js';
import validate46 from './section-abstract.js';
import validate47 from './section-customer-area.js';
import validate48 from './section-download-app.js';
import validate49 from './section-highlights.js';
import validate50 from './section-phone.js';
import validate51 from './section-steps.js';
import validate52 from './section-text.js';
import validate53 from './section-title.js';
import validate54 from './section-title-canvas.js';
import validate55 from './separator.js';
import validate56 from './small-hero-banner.js';
import validate57 from './sponsor-slider.js';
import validate58 from './static-blob.js';
import validate59 from './text-block.js';
import validate60 from './text-img-rounded-borders.js';
import validate61 from './video-player.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['advlisticonsblock', validate2],
  ['advmultiplelaunchblockfeatured', validate3],
  ['advmultiplelaunchblockhome', validate4],
  ['advantagesslider', validate5],
  ['bannercarousel', validate6],
  ['bannersection', validate7],
  ['cardblock', validate8],
  ['cardslider', validate9],
  ['centeredlinks', validate10],
  ['checkboxlist', validate11],
  ['codice', validate12],
  ['contentprizeblock', validate13],
  ['datalayer', validate14],
  ['doubleicon', validate15],
  ['faq', validate16],
  ['fiberdetails', validate17],
  ['gallery', validate18],
  ['herobanner', validate19],
  ['heroblob', validate20],
  ['heroimage', validate21],
  ['heropage', validate22],
  ['heroslider', validate23],
  ['iconsgrid', validate24],
  ['iframe', validate25],
  ['image', validate26],
  ['infographiclist', validate27],
  ['launchblock', validate28],
  ['listoficons', validate29],
  ['listoficonscta', validate30],
  ['listwithroundimg', validate31],
  ['listwithroundimgpmi', validate32],
  ['mgmhome', validate33],
  ['mission', validate34],
  ['multiplelaunchblock', validate35],
  ['multiplelaunchblockhome', validate36],
  ['newsevents', validate37],
  ['pageblock', validate38],
  ['pageblockwithblob', validate39],
  ['plans', validate40],
  ['productpagetab', validate41],
  ['productpagetabcontent', validate42],
  ['recensioni', validate43],
  ['resources', validate44],
  ['salespointlist', validate45],
  ['sectionabstract', validate46],
  ['sectioncustomerarea', validate47],
  ['sectiondownloadapp', validate48],
  ['sectionhighlights', validate49],
  ['sectionphone', validate50],
  ['sectionsteps', validate51],
  ['sectiontext', validate52],
  ['sectiontitle', validate53],
  ['sectiontitlecanvas', validate54],
  ['separator', validate55],
  ['smallherobanner', validate56],
  ['sponsorslider', validate57],
  ['staticblob', validate58],
  ['textblock', validate59],
  ['textimgroundedborders', validate60],
  ['videoplayer', validate61],
]);
