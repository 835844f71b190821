// Written by `npm run generate` from schemas/. Do not edit.
import type { PageTemplate } from '@renderer/examples.ts';

export const templates: readonly PageTemplate[] = [
 {
  "name": "campagna",
  "title": "Campagna",
  "description": "Grande apertura, tre vantaggi e un invito finale.",
  "template": "",
  "samples": [
   "Occhiello",
   "Il messaggio della campagna",
   "Una o due frasi che lo spiegano.",
   "Primo motivo",
   "Secondo motivo",
   "Terzo motivo",
   "Spiegato in due righe."
  ],
  "children": [
   {
    "component": "HeroSlider",
    "props": {
     "slides": [
      {
       "title": "Occhiello",
       "subtitle": "Il messaggio della campagna",
       "text": "Una o due frasi che lo spiegano.",
       "ctaLabel": "Scopri di più",
       "ctaHref": "/offerte"
      }
     ]
    }
   },
   {
    "component": "PageBlock",
    "props": {
     "title": "Tre buoni motivi",
     "columns": "3",
     "paddingTop": "80px",
     "paddingBottom": "80px"
    },
    "children": [
     {
      "component": "TextBlock",
      "props": {
       "title": "Primo motivo",
       "headingLevel": "h3",
       "text": "<p>Spiegato in due righe.</p>"
      }
     },
     {
      "component": "TextBlock",
      "props": {
       "title": "Secondo motivo",
       "headingLevel": "h3",
       "text": "<p>Spiegato in due righe.</p>"
      }
     },
     {
      "component": "TextBlock",
      "props": {
       "title": "Terzo motivo",
       "headingLevel": "h3",
       "text": "<p>Spiegato in due righe.</p>"
      }
     }
    ]
   },
   {
    "component": "PageBlock",
    "props": {
     "background": "dark",
     "title": "Pronti a partire?",
     "align": "center",
     "paddingTop": "80px",
     "paddingBottom": "80px"
    },
    "children": [
     {
      "component": "ActionButton",
      "props": {
       "label": "Trova il punto vendita",
       "type": "storeLocator",
       "colour": "yellowPink",
       "align": "center"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "contenuto",
  "title": "Pagina di contenuto",
  "description": "Titolo, testo con immagine accanto e domande frequenti.",
  "template": "",
  "samples": [
   "Titolo della pagina",
   "Una frase che dice a chi legge cosa troverà in questa pagina.",
   "Primo argomento",
   "Il testo del primo argomento.",
   "Una domanda",
   "La sua risposta."
  ],
  "children": [
   {
    "component": "TextBlock",
    "props": {
     "title": "Titolo della pagina",
     "headingLevel": "h1",
     "text": "<p>Una frase che dice a chi legge cosa troverà in questa pagina.</p>",
     "paddingTop": "80px",
     "paddingBottom": "40px"
    }
   },
   {
    "component": "PageBlock",
    "props": {
     "columns": "2",
     "paddingBottom": "80px"
    },
    "children": [
     {
      "component": "Image",
      "props": {
       "width": 640
      }
     },
     {
      "component": "TextBlock",
      "props": {
       "title": "Primo argomento",
       "text": "<p>Il testo del primo argomento.</p>"
      }
     }
    ]
   },
   {
    "component": "Faq",
    "props": {
     "title": "Domande frequenti",
     "groups": [
      {
       "groupName": "Argomento",
       "childs": [
        {
         "title": "Una domanda",
         "text": "<p>La sua risposta.</p>"
        }
       ]
      }
     ],
     "paddingBottom": "80px"
    }
   }
  ]
 },
 {
  "name": "prodotto-a-schede",
  "title": "Prodotto a schede",
  "description": "Apertura, schede con le offerte, passi e domande.",
  "template": "page-tab-product",
  "samples": [
   "Nome del prodotto",
   "Perché sceglierlo, in una frase.",
   "Che cosa si fa al primo passo",
   "Che cosa si fa al secondo passo",
   "Che cosa si fa al terzo passo",
   "Una domanda",
   "La sua risposta."
  ],
  "children": [
   {
    "component": "PageBlock",
    "props": {
     "background": "lilac",
     "columns": "2",
     "paddingTop": "40px",
     "paddingBottom": "40px"
    },
    "children": [
     {
      "component": "TextBlock",
      "props": {
       "title": "Nome del prodotto",
       "headingLevel": "h1",
       "text": "<p>Perché sceglierlo, in una frase.</p>"
      }
     },
     {
      "component": "Image",
      "props": {
       "width": 560
      }
     }
    ]
   },
   {
    "component": "ProductPageTab",
    "props": {
     "title": "Scegli come fissare il prezzo",
     "tabs": [
      {
       "title": "Prezzo fisso",
       "tabId": "prezzo-fisso",
       "active": true
      },
      {
       "title": "Prezzo indicizzato",
       "tabId": "prezzo-indicizzato"
      }
     ],
     "paddingTop": "80px",
     "paddingBottom": "80px"
    },
    "children": [
     {
      "component": "ProductPageTabContent",
      "props": {
       "tabId": "prezzo-fisso",
       "active": true
      }
     },
     {
      "component": "ProductPageTabContent",
      "props": {
       "tabId": "prezzo-indicizzato"
      }
     }
    ]
   },
   {
    "component": "PageBlock",
    "props": {
     "background": "lilac",
     "paddingTop": "80px",
     "paddingBottom": "80px"
    },
    "children": [
     {
      "component": "SectionSteps",
      "props": {
       "title": "Come si attiva",
       "steps": [
        {
         "text": "Che cosa si fa al primo passo"
        },
        {
         "text": "Che cosa si fa al secondo passo"
        },
        {
         "text": "Che cosa si fa al terzo passo"
        }
       ]
      }
     }
    ]
   },
   {
    "component": "Faq",
    "props": {
     "title": "Domande frequenti",
     "groups": [
      {
       "groupName": "Prezzi",
       "childs": [
        {
         "title": "Una domanda",
         "text": "<p>La sua risposta.</p>"
        }
       ]
      }
     ],
     "paddingTop": "80px",
     "paddingBottom": "80px"
    }
   }
  ]
 }
];
