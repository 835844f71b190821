// Written by `npm run generate` from schemas/. Do not edit.
import type { ValidateFunction } from '@renderer/validation.ts';
import validate0 from './absolute-blob.js';
import validate1 from './action-button.js';
import validate2 from './adv-list-icons-block.js';
import validate3 from './adv-multiple-launch-block-featured.js';
import validate4 from './adv-multiple-launch-block-home.js';
import validate5 from './advantages-slider.js';
import validate6 from './banner-carousel.js';
import validate7 from './card-block.js';
import validate8 from './card-slider.js';
import validate9 from './centered-links.js';
import validate10 from './checkbox-list.js';
import validate11 from './codice.js';
import validate12 from './double-icon.js';
import validate13 from './faq.js';
import validate14 from './fiber-details.js';
import validate15 from './gallery.js';
import validate16 from './hero-slider.js';
import validate17 from './icons-grid.js';
import validate18 from './image.js';
import validate19 from './infographic-list.js';
import validate20 from './launch-block.js';
import validate21 from './list-of-icons.js';
import validate22 from './list-of-icons-cta.js';
import validate23 from './list-with-round-img.js';
import validate24 from './list-with-round-img-pmi.js';
import validate25 from './multiple-launch-block.js';
import validate26 from './multiple-launch-block-home.js';
import validate27 from './news-events.js';
import validate28 from './page-block.js';
import validate29 from './plans.js';
import validate30 from './product-page-tab.js';
import validate31 from './product-page-tab-content.js';
import validate32 from './recensioni.js';
import validate33 from './resources.js';
import validate34 from './sales-point-list.js';
import validate35 from './section-highlights.js';
import validate36 from './section-steps.js';
import validate37 from './sponsor-slider.js';
import validate38 from './text-block.js';
import validate39 from './video-player.js';

/** Validator of every block, by lower-cased component; without any component's code. */
export const validators: ReadonlyMap<string, ValidateFunction> = new Map([
  ['absoluteblob', validate0],
  ['actionbutton', validate1],
  ['advlisticonsblock', validate2],
  ['advmultiplelaunchblockfeatured', validate3],
  ['advmultiplelaunchblockhome', validate4],
  ['advantagesslider', validate5],
  ['bannercarousel', validate6],
  ['cardblock', validate7],
  ['cardslider', validate8],
  ['centeredlinks', validate9],
  ['checkboxlist', validate10],
  ['codice', validate11],
  ['doubleicon', validate12],
  ['faq', validate13],
  ['fiberdetails', validate14],
  ['gallery', validate15],
  ['heroslider', validate16],
  ['iconsgrid', validate17],
  ['image', validate18],
  ['infographiclist', validate19],
  ['launchblock', validate20],
  ['listoficons', validate21],
  ['listoficonscta', validate22],
  ['listwithroundimg', validate23],
  ['listwithroundimgpmi', validate24],
  ['multiplelaunchblock', validate25],
  ['multiplelaunchblockhome', validate26],
  ['newsevents', validate27],
  ['pageblock', validate28],
  ['plans', validate29],
  ['productpagetab', validate30],
  ['productpagetabcontent', validate31],
  ['recensioni', validate32],
  ['resources', validate33],
  ['salespointlist', validate34],
  ['sectionhighlights', validate35],
  ['sectionsteps', validate36],
  ['sponsorslider', validate37],
  ['textblock', validate38],
  ['videoplayer', validate39],
]);
