// Written by `npm run generate` from schemas/. Do not edit.
/** A field that gives the items of a list an id of their own in the page. */
export interface GivenKey {
  list: string;
  name: string;
  /** Field by which editors know an item. */
  title?: string;
  /** What ids that the editor makes begin with. */
  prefix: string;
  /** Block that holds what belongs to an item, and how one is added. */
  content?: string;
  add?: string;
  /** Switch of an item, and of its content, that only one of all may have on. */
  first?: string;
}

/** A field that says to which item of another block its block belongs. */
export interface TakenKey {
  name: string;
  /** The block that gives the id. */
  of: string;
}

/** By lower-cased component. */
export const givenKeys: Readonly<Record<string, GivenKey>> = {
  "plans": {
    "list": "plans",
    "name": "tabId",
    "title": "title",
    "prefix": "piano"
  },
  "productpagetab": {
    "list": "tabs",
    "name": "tabId",
    "title": "title",
    "prefix": "scheda",
    "content": "ProductPageTabContent",
    "add": "Aggiungi il contenuto della scheda",
    "first": "active"
  }
};

/** By lower-cased component. */
export const takenKeys: Readonly<Record<string, TakenKey>> = {
  "productpagecards": {
    "name": "tabId",
    "of": "productpagetab"
  },
  "productpagetabcontent": {
    "name": "tabId",
    "of": "productpagetab"
  }
};

/** Blocks whose field `anchor` makes them a place of the page, by lower-cased component. */
export const anchored: ReadonlySet<string> = new Set([
  "actionbutton",
  "advlisticonsblock",
  "advmultiplelaunchblockfeatured",
  "advmultiplelaunchblockhome",
  "advantagesslider",
  "archivecalendarlist",
  "archivelist",
  "bannercarousel",
  "bannerpromo",
  "bannersection",
  "{brand}box",
  "{brand}form",
  "{brand}paragraphwithicons",
  "{brand}pediaarticles",
  "{brand}pediaarticleshome",
  "{brand}products",
  "callmeback",
  "callmebacknew",
  "callmebackpage",
  "cardblock",
  "cardslider",
  "centeredlinks",
  "checkboxlist",
  "codice",
  "configuratorentrypoint",
  "contentprizeblock",
  "documentspremium",
  "doubleicon",
  "downloadaccordion",
  "downloadlist",
  "eventinfo",
  "faq",
  "faqdynamic",
  "faqlist",
  "faqpremium",
  "fiberdetails",
  "form{assistant}",
  "formchiamatesospette",
  "formpmi",
  "gallery",
  "guidabolletta",
  "guidabollettanew",
  "iconsgrid",
  "iframe",
  "image",
  "infographiclist",
  "launchblock",
  "listofaggregators",
  "listoficons",
  "listoficonscta",
  "listofregulations",
  "listwithroundimg",
  "listwithroundimgpmi",
  "mgmhome",
  "mission",
  "multiplelaunchblock",
  "multiplelaunchblockhome",
  "newsevents",
  "newseventshome",
  "offersform",
  "offersformbusiness",
  "pageblock",
  "pageblockwithblob",
  "pageoffers",
  "plans",
  "pressreleaselist",
  "productcard",
  "productpagecards",
  "productpagecta",
  "productpagehero",
  "productpageinfocards",
  "productpagerows",
  "productpagetab",
  "recensioni",
  "resources",
  "salespointlist",
  "sectionabstract",
  "sectioncustomerarea",
  "sectiondownloadapp",
  "sectionhighlights",
  "sectionphone",
  "sectionsteps",
  "sectiontext",
  "sectiontitle",
  "sectiontitlecanvas",
  "separator",
  "sponsorslider",
  "staticblob",
  "storelocator",
  "textblock",
  "textimgroundedborders",
  "videoplayer",
  "workwithusblocklist",
  "workwithusform",
  "workwithuslist",
  "workwithustitle"
]);
