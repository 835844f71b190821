// Written by `npm run generate` from schemas/. Do not edit.
import type { BlockEntry } from '@renderer/registry.ts';

export const catalogue: readonly BlockEntry[] = [
  {
    "component": "AbsoluteBlob",
    "key": "absoluteblob",
    "name": "absolute-blob",
    "displayName": "Absolute blob",
    "group": "Decorazioni",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Forma decorativa sfumata, dietro ai contenuti."
  },
  {
    "component": "ActionButton",
    "key": "actionbutton",
    "name": "action-button",
    "displayName": "Tasto Gradiente",
    "group": "Azioni",
    "available": true,
    "slots": [],
    "island": "visible",
    "hasLoader": false,
    "version": 1,
    "help": "Pulsante a gradiente: link, chat, accesso o ricerca dei punti vendita."
  },
  {
    "component": "Codice",
    "key": "codice",
    "name": "codice",
    "displayName": "Advanced iframe",
    "group": "Codice",
    "available": true,
    "slots": [],
    "island": "visible",
    "hasLoader": false,
    "version": 1,
    "help": "Codice di terzi in un riquadro isolato, caricato solo dopo il consenso."
  },
  {
    "component": "Faq",
    "key": "faq",
    "name": "faq",
    "displayName": "FAQ section",
    "group": "FAQ",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Domande e risposte raccolte in gruppi."
  },
  {
    "component": "FiberDetails",
    "key": "fiberdetails",
    "name": "fiber-details",
    "displayName": "Fiber details",
    "group": "Prodotti",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Dettagli della fibra: testo, immagine e card con icone."
  },
  {
    "component": "HeroSlider",
    "key": "heroslider",
    "name": "hero-slider",
    "displayName": "Home hero slider",
    "group": "Hero",
    "available": true,
    "slots": [],
    "island": "visible",
    "hasLoader": false,
    "version": 1,
    "help": "Grande apertura della home, con una o più slide e la scelta rapida del bisogno."
  },
  {
    "component": "Image",
    "key": "image",
    "name": "image",
    "displayName": "Image",
    "group": "Immagini",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Un’immagine, con didascalia e link facoltativi. Senza classe è richiesta alla larghezza indicata."
  },
  {
    "component": "NewsEvents",
    "key": "newsevents",
    "name": "news-events",
    "displayName": "News and events",
    "group": "Contenuti dal CMS",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": true,
    "version": 1,
    "help": "Le ultime news e gli ultimi eventi del sito."
  },
  {
    "component": "PageBlock",
    "key": "pageblock",
    "name": "page-block",
    "displayName": "Page block",
    "group": "Contenitori",
    "available": true,
    "slots": [
      "children"
    ],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Sezione della pagina che contiene altri blocchi, in una o più colonne."
  },
  {
    "component": "Plans",
    "key": "plans",
    "name": "plans",
    "displayName": "Plans",
    "group": "Prodotti",
    "available": true,
    "slots": [],
    "island": "visible",
    "hasLoader": false,
    "version": 1,
    "help": "Piani con prezzi, raccolti in schede; una scheda può essere per chi è già cliente."
  },
  {
    "component": "ProductPageTab",
    "key": "productpagetab",
    "name": "product-page-tab",
    "displayName": "Product page tab",
    "group": "Prodotti",
    "available": true,
    "slots": [
      "children"
    ],
    "island": "visible",
    "hasLoader": false,
    "version": 1,
    "help": "Schede di prodotto; contiene un blocco «Contenuto scheda prodotto» per scheda."
  },
  {
    "component": "ProductPageTabContent",
    "key": "productpagetabcontent",
    "name": "product-page-tab-content",
    "displayName": "Product page tab content",
    "group": "Prodotti",
    "available": true,
    "slots": [],
    "island": "visible",
    "hasLoader": true,
    "version": 1,
    "help": "Le offerte di una scheda, con la scelta tra monoraria e a fasce."
  },
  {
    "component": "SalesPointList",
    "key": "salespointlist",
    "name": "sales-point-list",
    "displayName": "Sales point list",
    "group": "Contenuti dal CMS",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": true,
    "version": 1,
    "help": "I punti vendita, raccolti per regione."
  },
  {
    "component": "SectionSteps",
    "key": "sectionsteps",
    "name": "section-steps",
    "displayName": "Section steps",
    "group": "Sezioni",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "I passi di un percorso, numerati, con un pulsante finale."
  },
  {
    "component": "TextBlock",
    "key": "textblock",
    "name": "text-block",
    "displayName": "Text block",
    "group": "Testi",
    "available": true,
    "slots": [],
    "island": "none",
    "hasLoader": false,
    "version": 1,
    "help": "Titolo e testo con grassetti, link ed elenchi."
  }
];

export const catalogueByKey: ReadonlyMap<string, BlockEntry> = new Map(
  catalogue.map((entry) => [entry.key, entry]),
);
