// Written by `npm run generate` from schemas/. Do not edit.

/** Distances above and below of a new block, by lower-cased component. */
export const rooms: Readonly<Record<string, { paddingTop: string; paddingBottom: string }>> = {
 "actionbutton": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "advlisticonsblock": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "advmultiplelaunchblockfeatured": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "advmultiplelaunchblockhome": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "advantagesslider": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "archivecalendarlist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "archivelist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "bannercarousel": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "bannerpromo": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "bannersection": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "{brand}box": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "{brand}form": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "{brand}paragraphwithicons": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "{brand}pediaarticles": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "{brand}pediaarticleshome": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "{brand}products": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "callmeback": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "callmebacknew": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "callmebackpage": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "cardblock": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "cardslider": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "centeredlinks": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "checkboxlist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "codice": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "configuratorentrypoint": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "contentprizeblock": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "documentspremium": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "doubleicon": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "downloadaccordion": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "downloadlist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "eventinfo": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "faq": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "faqdynamic": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "faqlist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "faqpremium": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "fiberdetails": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "form{assistant}": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "formchiamatesospette": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "formpmi": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "gallery": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "guidabolletta": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "guidabollettanew": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "iconsgrid": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "iframe": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "image": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "infographiclist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "launchblock": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listofaggregators": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listoficons": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listoficonscta": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listofregulations": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listwithroundimg": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "listwithroundimgpmi": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "mgmhome": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "mission": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "multiplelaunchblock": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "multiplelaunchblockhome": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "newsevents": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "newseventshome": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "offersform": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "offersformbusiness": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "pageblock": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "pageblockwithblob": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "pageoffers": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "plans": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "pressreleaselist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "productcard": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "productpagecards": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "productpagecta": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "productpageinfocards": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "productpagerows": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "productpagetab": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "recensioni": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "resources": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "salespointlist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "sectionabstract": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sectioncustomerarea": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sectiondownloadapp": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sectionhighlights": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "sectionphone": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sectionsteps": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "sectiontext": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sectiontitle": {
  "paddingTop": "80px",
  "paddingBottom": "40px"
 },
 "sectiontitlecanvas": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "separator": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "sponsorslider": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "staticblob": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "storelocator": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "textblock": {
  "paddingTop": "40px",
  "paddingBottom": "40px"
 },
 "textimgroundedborders": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "videoplayer": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "workwithusblocklist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "workwithusform": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "workwithuslist": {
  "paddingTop": "80px",
  "paddingBottom": "80px"
 },
 "workwithustitle": {
  "paddingTop": "80px",
  "paddingBottom": "40px"
 }
};

/** Containers whose examples hold blocks without such distances. */
export const closeContainers: ReadonlySet<string> = new Set(["pageblock","pageblockwithblob","productpagetab"]);
