// Written by `npm run generate` from schemas/. Do not edit.
import type { KnownFields } from '@renderer/document/unknown-properties.ts';

export const knownFields: Readonly<Record<string, KnownFields>> = {
 "absoluteblob": {
  "width": 1,
  "height": 1,
  "padding": 1,
  "strength": 1,
  "gradientRotation": 1,
  "points": 1,
  "startColor": 1,
  "stopColor": 1,
  "position": 1,
  "seed": 1
 },
 "actionbutton": {
  "label": 1,
  "colour": 1,
  "type": 1,
  "href": 1,
  "target": 1,
  "align": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "advlisticonsblock": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1,
   "link": 1,
   "target": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "advmultiplelaunchblockfeatured": {
  "title": 1,
  "text": 1,
  "cards": {
   "label": 1,
   "title": 1,
   "text": 1,
   "img": 1,
   "ctaHref": 1,
   "ctaLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "advmultiplelaunchblockhome": {
  "title": 1,
  "text": 1,
  "cards": {
   "title": 1,
   "text": 1,
   "img": 1,
   "color": 1,
   "wide": 1,
   "ctaHref": 1,
   "ctaLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "advantagesslider": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "archivecalendarlist": {
  "title": 1,
  "text": 1,
  "windows": {
   "name": 1,
   "comuni": 1,
   "fromDay": 1,
   "toDay": 1,
   "months": 1
  },
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "archivelist": {
  "title": 1,
  "text": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "bannercarousel": {
  "title": 1,
  "items": {
   "img": 1,
   "darkColor": 1,
   "title": 1,
   "paragraph": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "bannerpromo": {
  "campagna": 1,
  "title": 1,
  "text": 1,
  "link": 1,
  "linkLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "bannersection": {
  "title": 1,
  "text": 1,
  "buttonType": 1,
  "link": 1,
  "linkLabel": 1,
  "salesPointCallText": 1,
  "background": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}box": {
  "title": 1,
  "text": 1,
  "image": 1,
  "background": 1,
  "buttonLabel": 1,
  "buttonHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}form": {
  "legalNotes": 1,
  "formTitle": 1,
  "formText": 1,
  "formEndpoint": 1,
  "formLegalNotes": 1,
  "subject": 1,
  "thankMessage": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}paragraphwithicons": {
  "occhiello": 1,
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}pediaarticles": {
  "title": 1,
  "articles": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}pediaarticleshome": {
  "title": 1,
  "text": 1,
  "linkLabel": 1,
  "link": 1,
  "articles": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "{brand}products": {
  "anchorItems": {
   "hash": 1,
   "image": 1,
   "name": 1
  },
  "products": {
   "smallImgHeight": 1,
   "image": 1,
   "inverted": 1,
   "title": 1,
   "offer": 1,
   "price": 1,
   "totalPrice": 1,
   "paymentList": {
    "text": 1
   },
   "anchor": 1,
   "buttonHref": 1,
   "buttonLabel": 1,
   "buttonColor": 1,
   "buttonHrefExtra": 1,
   "buttonLabelExtra": 1,
   "buttonColorExtra": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "callmeback": {
  "title": 1,
  "text": 1,
  "buttonLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "callmebacknew": {
  "title": 1,
  "text": 1,
  "icon": 1,
  "buttonLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "callmebackpage": {
  "title": 1,
  "text": 1,
  "benefits": {
   "text": 1
  },
  "buttonLabel": 1,
  "legalNote": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "cardblock": {
  "title": 1,
  "text": 1,
  "img": 1,
  "imgMobile": 1,
  "ctaHref": 1,
  "ctaLabel": 1,
  "list": {
   "text": 1
  },
  "align": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "cardslider": {
  "title": 1,
  "text": 1,
  "cards": {
   "title": 1,
   "text": 1,
   "img": 1,
   "imgMobile": 1,
   "ctaHref": 1,
   "ctaLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "centeredlinks": {
  "title": 1,
  "items": {
   "img": 1,
   "link": 1,
   "target": 1,
   "label": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "checkboxlist": {
  "title": 1,
  "text": 1,
  "items": {
   "title": 1,
   "text": 1
  },
  "columns": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "codice": {
  "Title": 1,
  "Code": 1,
  "height": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "configuratorentrypoint": {
  "title": 1,
  "text": 1,
  "utilityQuestion": 1,
  "needQuestion": 1,
  "tooltips": {
   "id": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "contentprizeblock": {
  "rank": 1,
  "title": 1,
  "text": 1,
  "value": 1,
  "image": 1,
  "inverted": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "datalayer": {
  "pageType": 1,
  "ProductID": 1,
  "ProductName": 1,
  "ProductPrice": 1,
  "bType": 1,
  "cType": 1,
  "dType": 1,
  "PageTemplate": 1,
  "PageName": 1,
  "PageCategory": 1
 },
 "documentspremium": {
  "title": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "peso": 1,
   "url": 1
  },
  "disclaimers": {
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "doubleicon": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "smallText": 1,
   "bigText": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "downloadaccordion": {
  "title": 1,
  "groups": {
   "groupName": 1,
   "childs": {
    "label": 1,
    "href": 1
   }
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "downloadlist": {
  "title": 1,
  "text": 1,
  "items": {
   "label": 1,
   "href": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "eventinfo": {
  "title": 1,
  "date": 1,
  "time": 1,
  "place": 1,
  "address": 1,
  "price": 1,
  "text": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "faq": {
  "title": 1,
  "groups": {
   "groupName": 1,
   "childs": {
    "title": 1,
    "text": 1
   }
  },
  "anchors": 1,
  "hideTitles": 1,
  "firstNotSelected": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "faqdynamic": {
  "title": 1,
  "anchors": 1,
  "hideTitles": 1,
  "firstNotSelected": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "faqlist": {
  "title": 1,
  "items": {
   "question": 1,
   "answer": 1
  },
  "firstNotSelected": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "faqpremium": {
  "title": 1,
  "link": 1,
  "linkLabel": 1,
  "faqs": {
   "open": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "fiberdetails": {
  "title": 1,
  "copy": 1,
  "image": 1,
  "cards": {
   "title": 1,
   "text": 1,
   "link": 1,
   "linkLabel": 1,
   "icon": 1,
   "img": 1,
   "imgGeneral": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "form{assistant}": {
  "legalNote": 1,
  "thankMessage": 1,
  "formEndpoint": 1,
  "title": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "formchiamatesospette": {
  "title": 1,
  "content": 1,
  "titleWarning": 1,
  "contentWarning": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "formpmi": {
  "title": 1,
  "text": 1,
  "recipients": {
   "email": 1
  },
  "prodotto": 1,
  "legalNote": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "gallery": {
  "title": 1,
  "galleryHeight": 1,
  "slides": {
   "img": 1,
   "backgroundSize": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "guidabolletta": {
  "title": 1,
  "itemsBollettaluce": {
   "titlePage": 1,
   "href": 1,
   "alt": 1
  },
  "itemsBollettaGas": {
   "titlePage": 1,
   "href": 1,
   "alt": 1
  },
  "selfReading": {
   "title": 1,
   "text": 1
  },
  "billInfo": {
   "title": 1,
   "text": 1
  },
  "paymentMethod": {
   "title": 1,
   "text": 1
  },
  "expenseSummary": {
   "title": 1,
   "text": 1
  },
  "contacts": {
   "title": 1,
   "text": 1
  },
  "identityBar": {
   "title": 1,
   "text": 1
  },
  "consumptionDetails": {
   "title": 1,
   "text": 1
  },
  "supplyProperties": {
   "title": 1,
   "text": 1
  },
  "otherCharges": {
   "title": 1,
   "text": 1
  },
  "penalty": {
   "title": 1,
   "text": 1
  },
  "recalculations": {
   "title": 1,
   "text": 1
  },
  "bullet12": {
   "title": 1,
   "text": 1
  },
  "bullet13": {
   "title": 1,
   "text": 1
  },
  "bullet14": {
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "guidabollettanew": {
  "title": 1,
  "text": 1,
  "hotPointData1Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData2Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData3Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData4Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData5Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData6Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData7Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData8Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData9Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData10Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData11Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData12Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData13Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData14Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData15Luce": {
   "title": 1,
   "text": 1
  },
  "hotPointData1Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData2Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData3Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData4Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData5Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData6Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData7Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData8Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData9Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData10Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData11Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData12Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData13Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData14Gas": {
   "title": 1,
   "text": 1
  },
  "hotPointData15Gas": {
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "herobanner": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "titleColor": 1,
  "titleAlign": 1,
  "image": 1,
  "imageMobile": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "socialShare": 1
 },
 "heroblob": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "image": 1,
  "blobColours": 1,
  "blobSeed": 1
 },
 "heroimage": {
  "imageSource": 1,
  "imageUrl": 1,
  "imageMedia": 1,
  "alt": 1,
  "title": 1,
  "text": 1,
  "ctaLabel": 1,
  "ctaHref": 1
 },
 "heropage": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "image": 1,
  "background": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "links": {
   "label": 1,
   "href": 1
  }
 },
 "heroslider": {
  "autoplay": 1,
  "slides": {
   "darkMode": 1,
   "url": 1,
   "buttonColorSwitcher": 1,
   "title": 1,
   "subtitle": 1,
   "titleMobile": 1,
   "text": 1,
   "textMobile": 1,
   "abstract": 1,
   "ctaLabel": 1,
   "ctaHref": 1,
   "bgpos": 1,
   "isVideo": 1,
   "img": 1,
   "funnelActive": 1,
   "funnelTitle": 1,
   "funnelCtaLabel": 1,
   "funnelOptions": {
    "icona": 1,
    "label": 1,
    "link": 1,
    "active": 1
   },
   "imgBlock1": 1,
   "imgBlock2": 1,
   "imgBlock3": 1,
   "imgBlock4": 1
  }
 },
 "iconsgrid": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "img": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "iframe": {
  "Title": 1,
  "Url": 1,
  "height": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "image": {
  "img": 1,
  "imgMobile": 1,
  "alt": 1,
  "width": 1,
  "className": 1,
  "link": 1,
  "caption": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "infographiclist": {
  "title": 1,
  "items": {
   "startColor": 1,
   "stopColor": 1,
   "percentage": 1,
   "number": 1,
   "string": 1,
   "caption": 1,
   "separator": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "launchblock": {
  "title": 1,
  "text": 1,
  "img": 1,
  "imgMobile": 1,
  "ctaHref": 1,
  "ctaLabel": 1,
  "colour": 1,
  "inverted": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listofaggregators": {
  "title": 1,
  "text": 1,
  "tassonomia": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listoficons": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listoficonscta": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1,
   "ctaType": 1,
   "ctaLabel": 1,
   "ctaHref": 1,
   "phone": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listofregulations": {
  "title": 1,
  "text": 1,
  "ctaLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listwithroundimg": {
  "title": 1,
  "text": 1,
  "items": {
   "img": 1,
   "title": 1,
   "text": 1,
   "link": 1,
   "linkLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "listwithroundimgpmi": {
  "title": 1,
  "text": 1,
  "items": {
   "img": 1,
   "title": 1,
   "text": 1,
   "list": {
    "text": 1
   },
   "ctaHref": 1,
   "ctaLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "mgmhome": {
  "Script": 1,
  "uid": 1,
  "height": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "mission": {
  "title": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1,
   "startColor": 1,
   "stopColor": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "multiplelaunchblock": {
  "title": 1,
  "text": 1,
  "items": {
   "title": 1,
   "text": 1,
   "img": 1,
   "imgMobile": 1,
   "ctaHref": 1,
   "ctaLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "multiplelaunchblockhome": {
  "title": 1,
  "items": {
   "typeCompo": 1,
   "full": 1,
   "title": 1,
   "text": 1,
   "img": 1,
   "list": {
    "text": 1
   },
   "ctaHref": 1,
   "ctaLabel": 1,
   "triangleOrientation": 1,
   "triangleType": 1,
   "listItems": {
    "label": 1,
    "icon": 1
   }
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "newsevents": {
  "title": 1,
  "kind": 1,
  "limit": 1,
  "linkLabel": 1,
  "link": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "newseventshome": {
  "title": 1,
  "linkLabel": 1,
  "link": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "offersform": {
  "title": 1,
  "text": 1,
  "offers": {
   "id": 1
  },
  "tassonomia": 1,
  "tooltips": {
   "id": 1,
   "title": 1,
   "text": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "offersformbusiness": {
  "title": 1,
  "text": 1,
  "offers": {
   "id": 1
  },
  "tassonomia": 1,
  "tooltips": {
   "id": 1,
   "title": 1,
   "text": 1
  },
  "requestTitle": 1,
  "requestText": 1,
  "recipients": {
   "email": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "pageblock": {
  "title": 1,
  "eyebrow": 1,
  "text": 1,
  "anchor": 1,
  "background": 1,
  "columns": 1,
  "align": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "pageblockwithblob": {
  "title": 1,
  "eyebrow": 1,
  "text": 1,
  "anchor": 1,
  "columns": 1,
  "align": 1,
  "blobColours": 1,
  "blobPosition": 1,
  "blobSeed": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "pageoffers": {
  "title": 1,
  "text": 1,
  "offers": {
   "id": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "plans": {
  "title": 1,
  "copy": 1,
  "plans": {
   "title": 1,
   "isCustomer": 1,
   "tabId": 1,
   "content": {
    "outline": 1,
    "topText": 1,
    "label": 1,
    "title": 1,
    "subtitle": 1,
    "activeIcons": {
     "type": 1
    },
    "basePrice": 1,
    "discountedBasePrice": 1,
    "basePriceNote": 1,
    "modemIncluded": 1,
    "modemPrice": 1,
    "discountedModemPrice": 1,
    "modemBillingType": 1,
    "activationFee": 1,
    "discountedActivationFee": 1,
    "activationBillingType": 1,
    "additionalServices": {
     "icon": 1,
     "title": 1,
     "copy": 1
    },
    "disclaimerText": 1,
    "planInfoNote": 1,
    "listInfoPlan": {
     "title": 1,
     "items": {
      "title": 1,
      "price": 1,
      "billingType": 1
     }
    },
    "ctaLabel": 1,
    "ctaHref": 1
   }
  },
  "storeLocatorLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "pressreleaselist": {
  "title": 1,
  "items": {
   "date": 1,
   "title": 1,
   "text": 1,
   "download": {
    "label": 1,
    "href": 1
   }
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productcard": {
  "mobileOnly": 1,
  "slugUrl": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagecards": {
  "tabId": 1,
  "active": 1,
  "title": 1,
  "backgroundShape": 1,
  "cards": {
   "title": 1,
   "text": 1,
   "link": 1,
   "linkLabel": 1,
   "icon": 1,
   "img": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagecta": {
  "productName": 1,
  "subscribeVisible": 1,
  "subscribeLabel": 1,
  "discountString_up": 1,
  "discountString_down": 1,
  "link": 1,
  "contactLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagehero": {
  "darkMode": 1,
  "occhiello": 1,
  "title": 1,
  "disclaimer": 1,
  "bollino": 1,
  "images": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpageinfocards": {
  "title": 1,
  "text": 1,
  "buttonType": 1,
  "link": 1,
  "linkLabel": 1,
  "salesPointCallText": 1,
  "icon": 1,
  "background": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagerows": {
  "cards": {
   "title": 1,
   "text": 1,
   "icon": 1,
   "img": 1,
   "position": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagetab": {
  "title": 1,
  "tabs": {
   "title": 1,
   "active": 1,
   "unactiveImg": 1,
   "unactiveImgMobile": 1,
   "tabId": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "productpagetabcontent": {
  "tabId": 1,
  "active": 1,
  "defaultTabTipologiaTariffa": 1,
  "productIds": {
   "productId": 1
  }
 },
 "recensioni": {
  "title": 1,
  "code": 1,
  "height": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "resources": {
  "title": 1,
  "resources": {
   "href": 1,
   "text": 1,
   "target": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "salespointlist": {
  "title": 1,
  "text": 1,
  "serviceInfo": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectionabstract": {
  "title": 1,
  "text": 1,
  "align": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectioncustomerarea": {
  "title": 1,
  "ctaLabel": 1,
  "ctaLoginModalTrigger": 1,
  "ctaUrl": 1,
  "advantages": {
   "text": 1
  },
  "trackingId": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectiondownloadapp": {
  "title": 1,
  "text": 1,
  "image": 1,
  "points": {
   "text": 1
  },
  "appStoreLabel": 1,
  "appStoreUrl": 1,
  "playStoreLabel": 1,
  "playStoreUrl": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectionhighlights": {
  "title": 1,
  "text": 1,
  "columns": 1,
  "items": {
   "icon": 1,
   "img": 1,
   "title": 1,
   "text": 1,
   "link": 1,
   "linkLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectionphone": {
  "title": 1,
  "text": 1,
  "numberLabel": 1,
  "number": 1,
  "hours": 1,
  "note": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectionsteps": {
  "brandFlag": 1,
  "smallText": 1,
  "title": 1,
  "steps": {
   "text": 1
  },
  "cta": {
   "label": 1,
   "url": 1,
   "target": 1
  },
  "trackingId": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectiontext": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "arrangement": 1,
  "align": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectiontitle": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "headingLevel": 1,
  "align": 1,
  "anchor": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "sectiontitlecanvas": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "align": 1,
  "blobColours": 1,
  "blobSeed": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "separator": {
  "kind": 1,
  "width": 1,
  "startColor": 1,
  "stopColor": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "smallherobanner": {
  "icon": 1,
  "title": 1,
  "text": 1,
  "titleColor": 1,
  "titleAlign": 1,
  "image": 1,
  "socialShare": 1
 },
 "sponsorslider": {
  "title": 1,
  "images": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "staticblob": {
  "color": 1,
  "title": 1,
  "text": 1,
  "icon": 1,
  "image": 1,
  "inverted": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "storelocator": {
  "title": 1,
  "text": 1,
  "list": {
   "name": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "textblock": {
  "title": 1,
  "headingLevel": 1,
  "text": 1,
  "align": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "textimgroundedborders": {
  "eyebrow": 1,
  "title": 1,
  "text": 1,
  "image": 1,
  "inverted": 1,
  "ctaLabel": 1,
  "ctaHref": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "videoplayer": {
  "title": 1,
  "text": 1,
  "videoCode": 1,
  "poster": 1,
  "buttonLabel": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "workwithusblocklist": {
  "title": 1,
  "text": 1,
  "items": {
   "icon": 1,
   "title": 1,
   "text": 1,
   "link": 1,
   "linkLabel": 1
  },
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "workwithusform": {
  "title": 1,
  "description": 1,
  "position": 1,
  "destination": 1,
  "destinationCC": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "workwithuslist": {
  "title": 1,
  "desc": 1,
  "hasSlider": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 },
 "workwithustitle": {
  "title": 1,
  "place": 1,
  "image": 1,
  "wrapped": 1,
  "paddingLeftRight": 1,
  "paddingTop": 1,
  "paddingBottom": 1
 }
};
