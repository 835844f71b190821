// Written by `npm run generate` from schemas/. Do not edit.
import type { BlockExample } from '@renderer/examples.ts';

export const examples: Readonly<Record<string, readonly BlockExample[]>> = {
 "absoluteblob": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "width": 2000,
    "height": 1,
    "padding": 500,
    "strength": 200,
    "points": 100,
    "position": "bottom-left"
   }
  },
  {
   "name": "minimal",
   "title": "Predefinito",
   "props": {}
  },
  {
   "name": "typical",
   "title": "In alto a destra",
   "props": {
    "position": "top-right",
    "startColor": "#F7BF28",
    "stopColor": "#E81C69",
    "width": 480,
    "height": 420
   }
  }
 ],
 "actionbutton": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "href": "javascript:alert(1)",
    "target": "_blank"
   }
  },
  {
   "name": "minimal",
   "title": "Link semplice",
   "props": {
    "href": "/"
   }
  },
  {
   "name": "store-locator",
   "title": "Trova un punto vendita",
   "props": {
    "label": "Trova il punto vendita",
    "type": "storeLocator",
    "colour": "pinkOrange",
    "align": "center",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  },
  {
   "name": "typical",
   "title": "Un link della pagina",
   "props": {
    "label": "Scopri le offerte",
    "type": "simple",
    "href": "/",
    "colour": "blueViolet",
    "align": "center",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "advlisticonsblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "link": "javascript:alert(1)"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "link": "https://nessuno.example",
      "target": "_blank"
     },
     {
      "icon": "Award"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "items": [
     {
      "icon": "Bill",
      "title": "Bolletta",
      "link": "/bolletta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Sei scorciatoie",
   "props": {
    "title": "Che cosa vuoi fare?",
    "text": "<p>Le operazioni più richieste, a un passo.</p>",
    "items": [
     {
      "icon": "SupplierChange",
      "title": "Cambiare fornitore",
      "text": "Senza interruzioni né costi",
      "link": "/cambio-fornitore"
     },
     {
      "icon": "NewActivation",
      "title": "Attivare un contatore",
      "text": "Per una casa nuova",
      "link": "/nuova-attivazione"
     },
     {
      "icon": "ContractTransfer",
      "title": "Intestare la fornitura",
      "text": "Voltura e subentro",
      "link": "/voltura-e-subentro"
     },
     {
      "icon": "Bill",
      "title": "Leggere la bolletta",
      "text": "Voce per voce",
      "link": "/bolletta"
     },
     {
      "icon": "Pointer",
      "title": "Trovare un punto vendita",
      "text": "In dodici città",
      "link": "/punti-vendita"
     },
     {
      "icon": "Assistance",
      "title": "Chiedere aiuto",
      "text": "Telefono, chat e guide",
      "link": "/assistenza"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "advmultiplelaunchblockfeatured": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "cards": [
     {
      "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "img": "https://nessuno.example/x.png",
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "img": "javascript:alert(1)",
      "title": "Uno"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una card",
   "props": {
    "cards": [
     {
      "title": "Luce Chiara Casa"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Una in evidenza e tre accanto",
   "props": {
    "title": "In primo piano",
    "cards": [
     {
      "label": "La più scelta",
      "title": "Luce Chiara Casa",
      "text": "<p>Prezzo fermo per dodici mesi, energia rinnovabile e nessun costo di attivazione.</p>",
      "img": "/illustrations/famiglia.svg",
      "ctaHref": "/offerte/luce/luce-chiara-casa",
      "ctaLabel": "Scopri l’offerta"
     },
     {
      "label": "Novità",
      "title": "Comunità energetiche",
      "text": "<p>L’energia del quartiere, divisa tra chi la produce e chi la usa.</p>",
      "img": "/illustrations/stabilita.svg",
      "ctaHref": "/news",
      "ctaLabel": "Leggi la notizia"
     },
     {
      "label": "Guida",
      "title": "Autolettura senza errori",
      "text": "<p>Le date e i tre numeri che contano.</p>",
      "img": "/illustrations/calendario-bimestrale.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Apri la guida"
     },
     {
      "label": "Vicino a te",
      "title": "Ci vediamo in piazza",
      "text": "<p>Gli appuntamenti del mese nella tua città.</p>",
      "img": "/illustrations/assistenza.svg",
      "ctaHref": "/eventi",
      "ctaLabel": "Vedi gli eventi"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "advmultiplelaunchblockhome": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "cards": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "img": "https://nessuno.example/x.png",
      "wide": true,
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "color": "#E81C69",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una card",
   "props": {
    "cards": [
     {
      "title": "Luce e gas"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Cinque card",
   "props": {
    "title": "Tutto per la tua casa",
    "cards": [
     {
      "title": "Luce",
      "text": "<p>Prezzo fermo o indicizzato: scegli tu, cambi quando vuoi.</p>",
      "img": "/illustrations/lampadina.svg",
      "color": "#F7BF28",
      "wide": true,
      "ctaHref": "/offerte/luce",
      "ctaLabel": "Scopri la luce"
     },
     {
      "title": "Gas",
      "text": "<p>Il calore giusto, senza sorprese.</p>",
      "img": "/illustrations/fiamma.svg",
      "color": "#1587C8",
      "ctaHref": "/offerte/gas",
      "ctaLabel": "Scopri il gas"
     },
     {
      "title": "Bolletta",
      "text": "<p>Impara a leggerla in due minuti.</p>",
      "img": "/illustrations/contatore.svg",
      "color": "#F49593",
      "ctaHref": "/bolletta",
      "ctaLabel": "Leggi la guida"
     },
     {
      "title": "Servizi per la casa",
      "text": "<p>Fotovoltaico, pompe di calore, wallbox: un solo referente.</p>",
      "img": "/illustrations/fotovoltaico.svg",
      "color": "#6EC18A",
      "wide": true,
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri i servizi"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "advantagesslider": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {
      "icon": "Award"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un vantaggio",
   "props": {
    "items": [
     {
      "title": "Prezzo chiaro"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Cinque vantaggi",
   "props": {
    "title": "Cinque buoni motivi",
    "text": "<p>Quelli che i nostri clienti citano più spesso.</p>",
    "items": [
     {
      "icon": "Bill",
      "title": "La bolletta si legge",
      "text": "<p>Tre voci in prima pagina: quanto hai consumato, quanto costa, quando si paga.</p>"
     },
     {
      "icon": "BlueGreenLeaf",
      "title": "Energia rinnovabile",
      "text": "<p>Tutta la luce delle famiglie ha la garanzia d’origine europea.</p>"
     },
     {
      "icon": "CallCenter",
      "title": "Assistenza vera",
      "text": "<p>Rispondono persone, in media in due minuti.</p>"
     },
     {
      "icon": "SupplierChange",
      "title": "Cambio senza pensieri",
      "text": "<p>Nessuna interruzione e nessun tecnico in casa.</p>"
     },
     {
      "icon": "Award",
      "title": "Fedeltà premiata",
      "text": "<p>Un accredito ogni anno, direttamente in bolletta.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "archivecalendarlist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
    "windows": [
     {
      "name": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "comuni": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi,<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»,,\n\n",
      "fromDay": 31,
      "toDay": 31,
      "months": [
       2
      ]
     },
     {},
     {
      "comuni": "Comune 0, Comune 1, Comune 2, Comune 3, Comune 4, Comune 5, Comune 6, Comune 7, Comune 8, Comune 9, Comune 10, Comune 11, Comune 12, Comune 13, Comune 14, Comune 15, Comune 16, Comune 17, Comune 18, Comune 19, Comune 20, Comune 21, Comune 22, Comune 23, Comune 24, Comune 25, Comune 26, Comune 27, Comune 28, Comune 29, Comune 30, Comune 31, Comune 32, Comune 33, Comune 34, Comune 35, Comune 36, Comune 37, Comune 38, Comune 39, Comune 40, Comune 41, Comune 42, Comune 43, Comune 44, Comune 45, Comune 46, Comune 47, Comune 48, Comune 49, Comune 50, Comune 51, Comune 52, Comune 53, Comune 54, Comune 55, Comune 56, Comune 57, Comune 58, Comune 59",
      "fromDay": 31,
      "toDay": 1
     }
    ],
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   },
   "data": [
    {
     "id": 1,
     "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "href": "javascript:alert(1)",
     "label": "scarica",
     "tags": []
    },
    {
     "id": 2,
     "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "href": "/x.pdf",
     "label": "scarica",
     "tags": [],
     "extension": "pdf"
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Una finestra per tutti",
   "props": {
    "windows": [
     {
      "fromDay": 25,
      "toDay": 30
     }
    ]
   },
   "data": []
  },
  {
   "name": "typical",
   "title": "Tre zone",
   "props": {
    "text": "<p>Comunica la lettura del gas nei giorni giusti: paghi quello che consumi, senza stime.</p>",
    "windows": [
     {
      "name": "Torino e cintura",
      "comuni": "Torino, Moncalieri, Rivoli, Collegno, Nichelino",
      "fromDay": 25,
      "toDay": 30,
      "months": []
     },
     {
      "name": "Novarese",
      "comuni": "Novara\nBorgomanero\nTrecate\nArona",
      "fromDay": 28,
      "toDay": 3,
      "months": [
       1,
       3,
       5,
       7,
       9,
       11
      ]
     },
     {
      "name": "Area fiorentina",
      "comuni": "Firenze, Scandicci, Sesto Fiorentino",
      "fromDay": 10,
      "toDay": 15,
      "months": [
       2,
       4,
       6,
       8,
       10,
       12
      ]
     }
    ],
    "ctaHref": "/assistenza",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 21,
     "text": "Calendario letture 2026, Nord",
     "href": "/wordpress/wp-content/uploads/calendario-nord.pdf",
     "label": "scarica",
     "tags": [
      9
     ],
     "extension": "pdf"
    },
    {
     "id": 22,
     "text": "Calendario letture 2026, Centro e Sud",
     "href": "/wordpress/wp-content/uploads/calendario-centro-sud.pdf",
     "label": "scarica",
     "tags": [
      9
     ],
     "extension": "pdf"
    }
   ]
  }
 ],
 "archivelist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
   },
   "data": {
    "documents": [
     {
      "id": 1,
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "href": "/x.pdf",
      "label": "scarica",
      "tags": [
       1
      ],
      "extension": "pdf"
     },
     {
      "id": 2,
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "href": "javascript:alert(1)",
      "label": "scarica",
      "tags": []
     },
     {
      "id": 3,
      "text": "",
      "href": "/senza-nome",
      "label": "scarica",
      "tags": []
     }
    ],
    "filters": [
     {
      "id": 1,
      "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "value": "casa"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Archivio vuoto",
   "props": {},
   "data": {
    "documents": [],
    "filters": []
   }
  },
  {
   "name": "typical",
   "title": "Casa e business",
   "props": {
    "text": "<p>Contratti, moduli e informative: trova il documento che ti serve.</p>",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": {
    "documents": [
     {
      "id": 1,
      "text": "Codice di condotta commerciale",
      "href": "/wordpress/wp-content/uploads/codice-condotta.pdf",
      "label": "scarica",
      "tags": [
       11,
       12
      ],
      "extension": "pdf"
     },
     {
      "id": 2,
      "text": "Condizioni generali, clienti domestici",
      "href": "/wordpress/wp-content/uploads/condizioni-casa.pdf",
      "label": "scarica",
      "tags": [
       11
      ],
      "extension": "pdf"
     },
     {
      "id": 3,
      "text": "Condizioni generali, imprese",
      "href": "/wordpress/wp-content/uploads/condizioni-business.pdf",
      "label": "scarica",
      "tags": [
       12
      ],
      "extension": "pdf"
     },
     {
      "id": 4,
      "text": "Modulo di reclamo",
      "href": "/wordpress/wp-content/uploads/reclamo.pdf",
      "label": "scarica",
      "tags": [
       11,
       12
      ],
      "extension": "pdf"
     },
     {
      "id": 5,
      "text": "Bonus sociale: come richiederlo",
      "href": "/wordpress/wp-content/uploads/bonus-sociale.pdf",
      "label": "scarica",
      "tags": [
       11
      ],
      "extension": "pdf"
     },
     {
      "id": 6,
      "text": "Delega per la gestione del contratto",
      "href": "/wordpress/wp-content/uploads/delega.docx",
      "label": "scarica",
      "tags": [
       12
      ],
      "extension": "docx"
     }
    ],
    "filters": [
     {
      "id": 11,
      "label": "Casa",
      "value": "casa"
     },
     {
      "id": 12,
      "label": "Business",
      "value": "business"
     }
    ]
   }
  }
 ],
 "bannercarousel": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "img": "https://nessuno.example/x.png",
      "darkColor": true,
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "paragraph": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "paragraph": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {
      "img": "javascript:alert(1)",
      "title": "Uno"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un banner",
   "props": {
    "items": [
     {
      "title": "Energia chiara, ogni giorno"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre banner",
   "props": {
    "items": [
     {
      "img": "/illustrations/fibra.svg",
      "darkColor": true,
      "title": "La fibra arriva in tutta la casa",
      "paragraph": "<p>Modem già configurato e attivazione gratuita per chi ha la luce con noi.</p>"
     },
     {
      "img": "/illustrations/fotovoltaico.svg",
      "title": "Dal sole alla tua presa",
      "paragraph": "<p>L’energia che non consumi la conservi, o la condividi con i vicini.</p>"
     },
     {
      "img": "/illustrations/famiglia.svg",
      "darkColor": true,
      "title": "Una casa, un solo fornitore",
      "paragraph": "<p>Luce, gas e internet in un’unica bolletta.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "bannerpromo": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "campagna": "libera",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo» ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   }
  },
  {
   "name": "minimal",
   "title": "Campagna predefinita",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Campagna luce",
   "props": {
    "campagna": "luce",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "bannersection": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "buttonType": "customLink",
    "link": "javascript:alert(1)",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "background": "warm"
   }
  },
  {
   "name": "minimal",
   "title": "Punto vendita",
   "props": {
    "title": "Vieni a trovarci"
   }
  },
  {
   "name": "typical",
   "title": "Punto vendita e telefono",
   "props": {
    "title": "Preferisci parlarne di persona?",
    "text": "<p>Porta l’ultima bolletta in uno dei nostri dodici punti vendita: la leggiamo insieme e ti diciamo se conviene cambiare.</p>",
    "buttonType": "salesPointCall",
    "linkLabel": "Trova il più vicino",
    "salesPointCallText": "o chiama il numero 800 000 123",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "{brand}box": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "image": "javascript:alert(1)",
    "background": "gradient",
    "buttonLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "buttonHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il titolo",
   "props": {
    "title": "La tua casa, più efficiente"
   }
  },
  {
   "name": "typical",
   "title": "Il sopralluogo",
   "props": {
    "title": "Cominciamo da un sopralluogo gratuito",
    "text": "<p>Un tecnico guarda la casa con te e ti dice che cosa conviene fare, e in che ordine.</p>",
    "image": "/illustrations/casa.svg",
    "buttonLabel": "Prenota il sopralluogo",
    "buttonHref": "/assistenza",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "{brand}form": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "formTitle": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "formText": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "formLegalNotes": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "legalNotes": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "formEndpoint": "javascript:alert(1)",
    "subject": "<script>alert(1)</script>",
    "thankMessage": "<script>alert(1)</script>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Richiesta dal sotto-marchio",
   "props": {
    "formTitle": "Chiedi un sopralluogo gratuito",
    "formText": "<p>Un tecnico viene a casa tua, misura e ti lascia un preventivo scritto. Senza impegno.</p>",
    "formLegalNotes": "<p>Usiamo i tuoi dati solo per risponderti. Leggi la nostra <a href=\"/privacy\">informativa privacy</a>.</p>",
    "legalNotes": "<p>Il sopralluogo è gratuito entro 60 km da un nostro punto vendita.</p>",
    "subject": "Sopralluogo fotovoltaico",
    "thankMessage": "Grazie! Ti chiamiamo per fissare il sopralluogo.",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "{brand}paragraphwithicons": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "occhiello": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "items": [
     {},
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "title": "",
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Solo il testo",
   "props": {
    "text": "<p>Caldaie, climatizzatori e pannelli: li scegliamo, li montiamo e li seguiamo nel tempo.</p>"
   }
  },
  {
   "name": "typical",
   "title": "Chiavi in mano",
   "props": {
    "occhiello": "Servizi per la casa",
    "title": "Dal sopralluogo all’accensione, pensiamo a tutto",
    "text": "<p>Un tecnico viene a casa, misura, consiglia e ti lascia un preventivo chiaro. Se decidi di partire, <strong>installazione, pratiche e collaudo</strong> sono compresi.</p>",
    "items": [
     {
      "icon": "Calendar",
      "title": "Sopralluogo in cinque giorni",
      "text": "Gratuito e senza impegno."
     },
     {
      "icon": "Bill",
      "title": "Preventivo che non cambia",
      "text": "Il prezzo che firmi è quello che paghi."
     },
     {
      "icon": "Stabilita",
      "title": "Garanzia di cinque anni",
      "text": "Su impianto e manodopera."
     },
     {
      "icon": "CallCenter",
      "title": "Un solo numero",
      "text": "800 000 123, anche per i guasti."
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "{brand}pediaarticles": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "articles": [
     1,
     2,
     3,
     4,
     5,
     6
    ]
   },
   "data": [
    {
     "id": 1,
     "permalink": "javascript:alert(1)",
     "img": "https://nessuno.example/x.png",
     "type": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
     "ctaLabel": "Leggi"
    },
    {
     "id": 2,
     "permalink": "/casa/x",
     "title": "",
     "text": "",
     "ctaLabel": "Leggi"
    },
    {
     "id": 3,
     "permalink": "/casa/y",
     "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "type": "gas",
     "ctaLabel": "Leggi"
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessun articolo",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Sei articoli",
   "props": {
    "title": "Le parole dell’energia",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "permalink": "/casa/albavivapedia/voce-1",
     "img": "/illustrations/bolletta.svg",
     "type": "luce",
     "title": "Che cos’è il kWh",
     "text": "Il kilowattora misura l’energia che consumi: ecco come leggerlo senza calcolatrice.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 2,
     "permalink": "/casa/albavivapedia/voce-2",
     "img": "/illustrations/casa.svg",
     "type": "gas",
     "title": "Smc e metri cubi",
     "text": "Perché il gas si misura in metri cubi e si paga in standard metri cubi.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 3,
     "permalink": "/casa/albavivapedia/voce-3",
     "img": "/illustrations/calendario.svg",
     "type": "luce",
     "title": "Fasce orarie",
     "text": "F1, F2 e F3: quando conviene fare la lavatrice.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 4,
     "permalink": "/casa/albavivapedia/voce-4",
     "img": "/illustrations/modem.svg",
     "type": "fibra",
     "title": "Che cos’è una ONT",
     "text": "La scatola che porta la fibra dentro casa e dove conviene metterla.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 5,
     "permalink": "/casa/albavivapedia/voce-5",
     "img": "/illustrations/assistenza.svg",
     "type": "luce",
     "title": "Il codice POD",
     "text": "Dove si trova e perché te lo chiedono sempre.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 6,
     "permalink": "/casa/albavivapedia/voce-6",
     "img": "/illustrations/casa.svg",
     "type": "gas",
     "title": "Il codice PDR",
     "text": "Quattordici cifre che identificano il tuo punto gas.",
     "ctaLabel": "Leggi"
    }
   ]
  }
 ],
 "{brand}pediaarticleshome": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)"
   },
   "data": [
    {
     "id": 1,
     "permalink": "javascript:alert(1)",
     "img": "https://nessuno.example/x.png",
     "type": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
     "ctaLabel": "Leggi"
    },
    {
     "id": 2,
     "permalink": "/casa/x",
     "title": "",
     "text": "",
     "ctaLabel": "Leggi"
    },
    {
     "id": 3,
     "permalink": "/casa/y",
     "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "type": "gas",
     "ctaLabel": "Leggi"
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessun articolo",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "In home",
   "props": {
    "title": "L’energia, spiegata bene",
    "text": "Parole semplici per capire bollette, contatori e fibra.",
    "link": "/assistenza",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "permalink": "/casa/albavivapedia/voce-1",
     "img": "/illustrations/bolletta.svg",
     "type": "luce",
     "title": "Che cos’è il kWh",
     "text": "Il kilowattora misura l’energia che consumi: ecco come leggerlo senza calcolatrice.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 2,
     "permalink": "/casa/albavivapedia/voce-2",
     "img": "/illustrations/casa.svg",
     "type": "gas",
     "title": "Smc e metri cubi",
     "text": "Perché il gas si misura in metri cubi e si paga in standard metri cubi.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 3,
     "permalink": "/casa/albavivapedia/voce-3",
     "img": "/illustrations/calendario.svg",
     "type": "luce",
     "title": "Fasce orarie",
     "text": "F1, F2 e F3: quando conviene fare la lavatrice.",
     "ctaLabel": "Leggi"
    },
    {
     "id": 4,
     "permalink": "/casa/albavivapedia/voce-4",
     "img": "/illustrations/modem.svg",
     "type": "fibra",
     "title": "Che cos’è una ONT",
     "text": "La scatola che porta la fibra dentro casa e dove conviene metterla.",
     "ctaLabel": "Leggi"
    }
   ]
  }
 ],
 "{brand}products": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "anchorItems": [
     {},
     {
      "hash": "",
      "name": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "hash": "#x",
      "name": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "image": "javascript:alert(1)"
     }
    ],
    "products": [
     {},
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "offer": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "price": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "totalPrice": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "paymentList": [
       {},
       {
        "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
       }
      ],
      "anchor": "#x",
      "buttonHref": "javascript:alert(1)",
      "buttonLabel": "No",
      "buttonHrefExtra": "/offerte",
      "buttonLabelExtra": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "image": "/illustrations/casa.svg",
      "smallImgHeight": true
     },
     {
      "anchor": "x",
      "title": "Stessa ancora"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un prodotto",
   "props": {
    "products": [
     {
      "title": "Caldaia a condensazione"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre prodotti",
   "props": {
    "anchorItems": [
     {
      "hash": "caldaia",
      "image": "/illustrations/promo-riscaldamento.svg",
      "name": "Caldaia"
     },
     {
      "hash": "climatizzatore",
      "image": "/illustrations/promo-condizionatori.svg",
      "name": "Climatizzatore"
     },
     {
      "hash": "fotovoltaico",
      "image": "/illustrations/promo-fotovoltaico.svg",
      "name": "Fotovoltaico"
     }
    ],
    "products": [
     {
      "image": "/illustrations/promo-riscaldamento.svg",
      "title": "Caldaia a condensazione 24 kW",
      "offer": "Installazione e smaltimento della vecchia caldaia compresi",
      "price": "49 € al mese",
      "totalPrice": "per 36 mesi, in tutto 1.764 €",
      "paymentList": [
       {
        "text": "In bolletta, senza anticipo"
       },
       {
        "text": "In un’unica soluzione: 1.690 €"
       }
      ],
      "anchor": "caldaia",
      "buttonHref": "/assistenza",
      "buttonLabel": "Chiedi il sopralluogo",
      "buttonHrefExtra": "/punti-vendita",
      "buttonLabelExtra": "Vieni in negozio"
     },
     {
      "image": "/illustrations/promo-condizionatori.svg",
      "inverted": true,
      "title": "Climatizzatore in classe A+++",
      "offer": "Due split, montaggio in un giorno",
      "price": "39 € al mese",
      "totalPrice": "per 36 mesi, in tutto 1.404 €",
      "paymentList": [
       {
        "text": "In bolletta, senza anticipo"
       }
      ],
      "anchor": "climatizzatore",
      "buttonHref": "/assistenza",
      "buttonLabel": "Chiedi il sopralluogo"
     },
     {
      "image": "/illustrations/promo-fotovoltaico.svg",
      "title": "Fotovoltaico 4,5 kW con accumulo",
      "offer": "Progetto, pratiche e allaccio compresi",
      "price": "129 € al mese",
      "totalPrice": "per 84 mesi, in tutto 10.836 €",
      "paymentList": [
       {
        "text": "Finanziamento a tasso fisso"
       },
       {
        "text": "In un’unica soluzione: 9.900 €"
       }
      ],
      "anchor": "fotovoltaico",
      "buttonHref": "/assistenza",
      "buttonLabel": "Chiedi il sopralluogo"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "callmeback": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "buttonLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "thankMessage": "<script>alert(1)</script>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Fascia di richiamata",
   "props": {
    "title": "Ti chiamiamo noi",
    "text": "Lascia il numero: un consulente ti richiama gratis, quando preferisci.",
    "buttonLabel": "Richiamami",
    "thankMessage": "Grazie: ti richiamiamo noi, nell’orario che preferisci.",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "callmebacknew": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "buttonLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "thankMessage": "<script>alert(1)</script>",
    "wrapped": true
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Riquadro di richiamata",
   "props": {
    "title": "Hai cinque minuti?",
    "text": "Ti chiamiamo noi, all’ora che scegli tu: luce, gas, fibra o una domanda sulla bolletta.",
    "buttonLabel": "Chiamatemi",
    "thankMessage": "Grazie: ti richiamiamo noi, nell’orario che preferisci.",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "callmebackpage": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "benefits": [
     {},
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ],
    "buttonLabel": "<script>alert(1)</script>",
    "thankMessage": "<script>alert(1)</script>",
    "legalNote": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Pagina di richiamata",
   "props": {
    "title": "Parliamone al telefono",
    "text": "<p>Bolletta alla mano, bastano dieci minuti per capire se puoi spendere meno.</p>",
    "benefits": [
     {
      "text": "Ti richiamiamo entro due ore, dal lunedì al sabato"
     },
     {
      "text": "Un solo consulente segue la tua richiesta"
     },
     {
      "text": "Nessun impegno e nessun costo"
     }
    ],
    "buttonLabel": "Richiamami",
    "thankMessage": "Grazie: ti richiamiamo entro due ore, dal lunedì al sabato.",
    "legalNote": "<p>Usiamo i tuoi dati solo per risponderti. Leggi la nostra <a href=\"/privacy\">informativa privacy</a>.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "cardblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "img": "https://nessuno.example/x.png",
    "imgMobile": "javascript:alert(1)",
    "ctaHref": "javascript:alert(1)",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "list": [
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     }
    ],
    "align": "right"
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "L’app per la tua energia"
   }
  },
  {
   "name": "typical",
   "title": "Illustrazione, elenco e pulsante",
   "props": {
    "title": "La tua energia, nel telefono",
    "text": "<p>Con l’app controlli i consumi giorno per giorno e paghi la bolletta in un minuto.</p>",
    "img": "/illustrations/app.svg",
    "list": [
     {
      "text": "Consumi di luce e gas, mese per mese"
     },
     {
      "text": "Autolettura con una foto del contatore"
     },
     {
      "text": "Un avviso prima di ogni scadenza"
     }
    ],
    "ctaHref": "/area-clienti",
    "ctaLabel": "Scopri l’area clienti",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "cardslider": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "cards": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "img": "https://nessuno.example/x.png",
      "imgMobile": "javascript:alert(1)",
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una card",
   "props": {
    "cards": [
     {
      "title": "Fotovoltaico"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Cinque card",
   "props": {
    "title": "Servizi per la casa",
    "text": "<p>Un solo referente dal sopralluogo alla manutenzione.</p>",
    "cards": [
     {
      "title": "Fotovoltaico",
      "text": "<p>Produci la tua energia e conservala per la sera.</p>",
      "img": "/illustrations/fotovoltaico.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri di più"
     },
     {
      "title": "Pompa di calore",
      "text": "<p>Scalda e raffresca con un solo impianto.</p>",
      "img": "/illustrations/pompa-calore.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri di più"
     },
     {
      "title": "Wallbox",
      "text": "<p>La ricarica dell’auto nel tuo garage.</p>",
      "img": "/illustrations/auto-elettrica.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri di più"
     },
     {
      "title": "Caldaia",
      "text": "<p>Sostituzione in giornata, con vecchia caldaia ritirata.</p>",
      "img": "/illustrations/fiamma.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri di più"
     },
     {
      "title": "Fibra",
      "text": "<p>Veloce in ogni stanza, a prezzo fisso.</p>",
      "img": "/illustrations/fibra.svg",
      "ctaHref": "/offerte",
      "ctaLabel": "Scopri di più"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "centeredlinks": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "img": "https://nessuno.example/x.png",
      "link": "javascript:alert(1)",
      "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "img": "/illustrations/casa.svg",
      "link": "https://nessuno.example/ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "target": "_blank"
     },
     {
      "link": "/offerte",
      "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "img": "javascript:alert(1)"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un link",
   "props": {
    "items": [
     {
      "img": "/illustrations/bolletta.svg",
      "link": "/bolletta",
      "label": "Bolletta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro link",
   "props": {
    "title": "I più cercati",
    "items": [
     {
      "img": "/illustrations/bolletta.svg",
      "link": "/bolletta",
      "label": "Leggere la bolletta"
     },
     {
      "img": "/illustrations/calendario-bimestrale.svg",
      "link": "/assistenza",
      "label": "Date per le letture"
     },
     {
      "img": "/illustrations/assistenza.svg",
      "link": "/assistenza",
      "label": "Assistenza"
     },
     {
      "img": "/illustrations/casa.svg",
      "link": "/voltura-e-subentro",
      "label": "Voltura e subentro"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "checkboxlist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "columns": 2,
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un punto",
   "props": {
    "items": [
     {
      "title": "Attivazione gratuita"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Sei punti su due colonne",
   "props": {
    "title": "Che cosa è compreso",
    "text": "<p>Nel prezzo che leggi c’è già tutto questo.</p>",
    "columns": 2,
    "items": [
     {
      "title": "Attivazione gratuita",
      "text": "<p>Nessun costo per il passaggio.</p>"
     },
     {
      "title": "Prezzo fermo per 12 mesi",
      "text": "<p>Lo stesso al kWh, in estate e in inverno.</p>"
     },
     {
      "title": "Energia da fonti rinnovabili",
      "text": "<p>Con garanzia d’origine europea.</p>"
     },
     {
      "title": "Nessun vincolo",
      "text": "<p>Puoi cambiare quando vuoi, senza penali.</p>"
     },
     {
      "title": "Bolletta digitale",
      "text": "<p>E uno sconto di 12 euro l’anno per chi la sceglie.</p>"
     },
     {
      "title": "Una persona al telefono",
      "text": "<p>Numero verde <a href=\"tel:800000123\">800 000 123</a>, dal lunedì al sabato.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "codice": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "Title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "Code": "<script>top.location='https://nessuno.example'</script>",
    "height": 2000
   }
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Calcolatore",
   "props": {
    "Title": "Quanto consumi?",
    "Code": "<p>Simulatore dei consumi</p><script>document.body.append('Pronto')</script>",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "configuratorentrypoint": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "utilityQuestion": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "needQuestion": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "tooltips": [
     {},
     {
      "id": 4
     },
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Senza finestre informative",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Con le finestre informative",
   "props": {
    "title": "Attiva in pochi minuti",
    "text": "<p>Due domande, e sei nella pagina giusta per cominciare.</p>",
    "tooltips": [
     {
      "id": 4,
      "title": "Cambio fornitore",
      "text": "<p>La fornitura è già attiva e intestata a te. Passi a noi senza interruzioni e senza costi: alla disdetta pensiamo noi, e il contatore resta lo stesso.</p>"
     },
     {
      "id": 1,
      "title": "Nuova attivazione",
      "text": "<p>Il contatore non è mai stato attivato, per esempio in una casa appena costruita. Serve il codice POD (luce) o PDR (gas).</p>"
     },
     {
      "id": 2,
      "title": "Voltura",
      "text": "<p>La fornitura è attiva ma intestata a un’altra persona: cambiamo il nome senza staccare la corrente.</p>"
     },
     {
      "id": 3,
      "title": "Subentro",
      "text": "<p>Chi abitava prima ha chiuso il contratto e il contatore è spento: lo riattiviamo a tuo nome.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "contentprizeblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "rank": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "value": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "image": "https://nessuno.example/x.png",
    "inverted": true,
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo premio",
   "props": {
    "title": "Una bici elettrica"
   }
  },
  {
   "name": "typical",
   "title": "Primo premio",
   "props": {
    "rank": "1° premio",
    "title": "Un anno di energia gratis",
    "text": "<p>La tua fornitura di luce e gas a casa per dodici mesi, fino a 2.700 kWh e 1.000 m³.</p><p>L’estrazione è il 15 gennaio, davanti al notaio.</p>",
    "value": "Valore 1.680 €",
    "image": "/illustrations/premio.svg",
    "ctaLabel": "Leggi il regolamento",
    "ctaHref": "/note-legali",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "datalayer": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "pageType": "cmsPage",
    "PageTemplate": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "PageName": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "PageCategory": "</script>"
   }
  },
  {
   "name": "minimal",
   "title": "Pagina del CMS",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Pagina prodotto",
   "props": {
    "pageType": "ProductPage",
    "ProductID": "LUCE-CHIARA-24",
    "ProductName": "Luce Chiara Casa",
    "ProductPrice": "0,128",
    "bType": "Private",
    "cType": "Ele",
    "dType": "Mono"
   }
  }
 ],
 "documentspremium": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "icon": "zip",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "peso": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "url": "/x.zip"
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "url": "javascript:alert(1)"
     },
     {}
    ],
    "disclaimers": [
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un documento",
   "props": {
    "items": [
     {
      "title": "Scheda sintetica",
      "url": "/documenti/esempio.pdf"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Documenti dell’offerta",
   "props": {
    "title": "I documenti dell’offerta",
    "items": [
     {
      "icon": "pdf",
      "title": "Scheda sintetica",
      "peso": "180 KB",
      "url": "/documenti/esempio.pdf"
     },
     {
      "icon": "pdf",
      "title": "Condizioni generali del contratto",
      "peso": "1,2 MB",
      "url": "/documenti/esempio.pdf"
     },
     {
      "icon": "image",
      "title": "Come leggere il contatore",
      "peso": "640 KB",
      "url": "/illustrations/bolletta.svg"
     },
     {
      "icon": "zip",
      "title": "Tutti i moduli",
      "peso": "3,4 MB",
      "url": "/documenti/esempio.zip"
     }
    ],
    "disclaimers": [
     {
      "text": "I prezzi indicati nei documenti sono al netto di IVA e imposte."
     },
     {
      "text": "La scheda sintetica è redatta secondo il modello dell’Autorità."
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "doubleicon": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "icon": "Bill",
      "bigText": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "smallText": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {},
     {
      "bigText": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {
      "icon": "Id"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "items": [
     {
      "icon": "Clients",
      "bigText": "320.000",
      "smallText": "clienti"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro numeri",
   "props": {
    "title": "Chi siamo, in numeri",
    "items": [
     {
      "icon": "Clients",
      "bigText": "320.000",
      "smallText": "famiglie e imprese che ci hanno scelto"
     },
     {
      "icon": "OrionPlug",
      "bigText": "1,4 TWh",
      "smallText": "di elettricità fornita ogni anno"
     },
     {
      "icon": "Gas",
      "bigText": "210.000",
      "smallText": "contratti di fornitura del gas"
     },
     {
      "icon": "Graph",
      "bigText": "97%",
      "smallText": "di clienti che ci consigliano"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "downloadaccordion": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "groups": [
     {
      "groupName": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "childs": [
       {
        "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "href": "/x.pdf"
       },
       {
        "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
        "href": "javascript:alert(1)"
       }
      ]
     },
     {
      "groupName": "Vuoto",
      "childs": []
     },
     {
      "childs": [
       {
        "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
        "href": "/y.zip"
       }
      ]
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un gruppo",
   "props": {
    "groups": [
     {
      "groupName": "Luce",
      "childs": [
       {
        "label": "Scheda sintetica",
        "href": "/documenti/esempio.pdf"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Per fornitura",
   "props": {
    "title": "Documenti delle offerte",
    "groups": [
     {
      "groupName": "Luce",
      "childs": [
       {
        "label": "Scheda sintetica Luce Chiara Casa",
        "href": "/documenti/esempio.pdf"
       },
       {
        "label": "Condizioni economiche Luce Chiara Casa",
        "href": "/documenti/esempio.pdf"
       },
       {
        "label": "Scheda sintetica Luce Indice Casa",
        "href": "/documenti/esempio.pdf"
       }
      ]
     },
     {
      "groupName": "Gas",
      "childs": [
       {
        "label": "Scheda sintetica Gas Chiaro Casa",
        "href": "/documenti/esempio.pdf"
       },
       {
        "label": "Condizioni economiche Gas Chiaro Casa",
        "href": "/documenti/esempio.pdf"
       }
      ]
     },
     {
      "groupName": "Offerte non più sottoscrivibili",
      "childs": [
       {
        "label": "Archivio 2023–2025",
        "href": "/documenti/esempio.zip"
       }
      ]
     }
    ],
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "downloadlist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
    "items": [
     {
      "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "href": "/ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi.pdf"
     },
     {
      "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "href": "/a.zip"
     },
     {
      "label": "Indirizzo pericoloso",
      "href": "javascript:alert(1)"
     },
     {
      "label": "Senza file"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un documento",
   "props": {
    "items": [
     {
      "label": "Condizioni generali",
      "href": "/note-legali"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Moduli e condizioni",
   "props": {
    "title": "Moduli utili",
    "text": "<p>Scarica, compila e rimandaci i moduli dall’area clienti o in un punto vendita.</p>",
    "items": [
     {
      "label": "Condizioni generali di fornitura",
      "href": "/documenti/esempio.pdf"
     },
     {
      "label": "Modulo di ripensamento",
      "href": "/documenti/esempio.pdf"
     },
     {
      "label": "Richiesta di voltura",
      "href": "/documenti/esempio.pdf"
     },
     {
      "label": "Dichiarazione di residenza",
      "href": "/documenti/esempio.pdf"
     }
    ],
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "eventinfo": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "date": "2027-12-31",
    "time": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "place": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "address": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "price": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo la data",
   "props": {
    "date": "2027-01-15"
   }
  },
  {
   "name": "typical",
   "title": "Serata sul risparmio",
   "props": {
    "title": "Informazioni sull’evento",
    "date": "2027-01-15",
    "time": "18:00 – 20:30",
    "place": "Spazio Albaviva Bologna",
    "address": "Via dei Portici 18, Bologna",
    "price": "Gratuito, con iscrizione",
    "text": "<p>Porta l’ultima bolletta: i nostri tecnici la leggono con te e ti mostrano dove si può risparmiare.</p>",
    "ctaLabel": "Iscriviti",
    "ctaHref": "/eventi",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "faq": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "anchors": true,
    "groups": [
     {
      "groupName": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "childs": []
     },
     {
      "groupName": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "childs": [
       {
        "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script>"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una domanda",
   "props": {
    "groups": [
     {
      "groupName": "Bolletta",
      "childs": [
       {
        "title": "Quando arriva la bolletta?",
        "text": "<p>Ogni due mesi, via email o per posta.</p>"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Due gruppi con pulsanti",
   "props": {
    "anchors": true,
    "wrapped": true,
    "groups": [
     {
      "groupName": "Bolletta",
      "childs": [
       {
        "title": "Quando arriva la bolletta?",
        "text": "<p>Ogni due mesi, via email o per posta.</p>"
       },
       {
        "title": "Posso pagare a rate?",
        "text": "<p>Sì, dall’area clienti, per bollette oltre il doppio della media.</p>"
       }
      ]
     },
     {
      "groupName": "Autolettura",
      "childs": [
       {
        "title": "Come comunico la lettura?",
        "text": "<p>Dall’app, dall’area clienti o al telefono, nei giorni indicati in bolletta.</p>"
       }
      ]
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "faqdynamic": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "firstNotSelected": true
   },
   "data": [
    {
     "groupName": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "a",
     "childs": [
      {
       "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
      }
     ]
    },
    {
     "groupName": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "slug": "b",
     "childs": []
    },
    {
     "groupName": "",
     "slug": "c",
     "childs": [
      {
       "title": "Senza nome del gruppo",
       "text": ""
      }
     ]
    },
    {
     "groupName": "Doppio nome",
     "slug": "d",
     "childs": [
      {
       "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
       "text": "<p>Uno</p>"
      }
     ]
    },
    {
     "groupName": "Doppio nome",
     "slug": "e",
     "childs": [
      {
       "title": "Due",
       "text": "<p>Due</p>"
      }
     ]
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Senza FAQ associate",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Tre argomenti",
   "props": {
    "title": "Come possiamo aiutarti?",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "groupName": "Bollette e pagamenti",
     "slug": "bollette",
     "childs": [
      {
       "title": "Ogni quanto arriva la bolletta?",
       "text": "<p>Ogni due mesi, via email o per posta. Con la bolletta digitale la trovi anche in <a href=\"/area-clienti\">area clienti</a>.</p>"
      },
      {
       "title": "Posso pagare a rate?",
       "text": "<p>Sì, se l’importo supera il doppio della tua media o se la bolletta contiene un ricalcolo. Chiedilo entro la scadenza.</p>"
      },
      {
       "title": "Come attivo l’addebito sul conto?",
       "text": "<p>Dall’area clienti, con il tuo IBAN: bastano due minuti e parte dalla bolletta successiva.</p>"
      }
     ]
    },
    {
     "groupName": "Autolettura",
     "slug": "autolettura",
     "childs": [
      {
       "title": "Quando comunico la lettura del gas?",
       "text": "<p>Nei giorni indicati in bolletta alla voce «Autolettura», oppure nel calendario del tuo comune.</p>"
      },
      {
       "title": "E se dimentico di comunicarla?",
       "text": "<p>Nessun problema: la bolletta riporta un consumo stimato, che si ricalcola con la prima lettura reale.</p>"
      }
     ]
    },
    {
     "groupName": "Contratto",
     "slug": "contratto",
     "childs": [
      {
       "title": "Come faccio a ripensarci?",
       "text": "<p>Hai <strong>14 giorni</strong> dalla firma per cambiare idea, senza costi e senza dover spiegare perché.</p>"
      },
      {
       "title": "Dove trovo le condizioni della mia offerta?",
       "text": "<p>Nella scheda sintetica che ricevi alla firma e, sempre, in area clienti.</p>"
      }
     ]
    }
   ]
  }
 ],
 "faqlist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "question": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "answer": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
     },
     {
      "question": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "answer": ""
     },
     {
      "answer": "<p>Senza domanda</p>"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una domanda",
   "props": {
    "items": [
     {
      "question": "Quanto dura il cambio fornitore?",
      "answer": "<p>Di solito dalle tre alle sei settimane.</p>"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Cambiare fornitore",
   "props": {
    "title": "Cambiare fornitore, senza sorprese",
    "items": [
     {
      "question": "Quanto tempo ci vuole per passare ad Albaviva?",
      "answer": "<p>Dalla firma passano <strong>da tre a sei settimane</strong>. Ti scriviamo la data esatta appena il distributore la conferma.</p>"
     },
     {
      "question": "Resto senza luce o gas durante il passaggio?",
      "answer": "<p>No. Il contatore resta lo stesso e la fornitura non si interrompe mai: cambia solo chi ti manda la bolletta.</p>"
     },
     {
      "question": "Devo disdire il contratto con il vecchio fornitore?",
      "answer": "<p>No, ci pensiamo noi. Tu ci dai i dati che trovi in bolletta:</p><ul><li>il codice POD per la luce;</li><li>il codice PDR per il gas;</li><li>il codice fiscale di chi ha il contratto.</li></ul>"
     },
     {
      "question": "Il cambio ha un costo?",
      "answer": "<p>Il cambio è gratuito. Se cambi casa, invece, leggi come funzionano <a href=\"/voltura-e-subentro\">voltura e subentro</a>.</p>"
     }
    ],
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "faqpremium": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "faqs": [
     {
      "open": true,
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
     },
     {
      "open": true,
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una domanda",
   "props": {
    "faqs": [
     {
      "title": "Il prezzo cambia?",
      "text": "<p>No, è bloccato per 12 mesi.</p>"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Domande sull’offerta",
   "props": {
    "title": "Prima di scegliere",
    "link": "/assistenza",
    "faqs": [
     {
      "open": true,
      "title": "Il prezzo della luce è davvero bloccato?",
      "text": "<p>Sì. Il prezzo della materia energia resta lo stesso per <strong>12 mesi</strong>; oneri, trasporto e imposte seguono le tariffe dell’Autorità.</p>"
     },
     {
      "title": "Cosa succede dopo 12 mesi?",
      "text": "<p>Ti scriviamo tre mesi prima con il nuovo prezzo. Se non ti convince puoi cambiare offerta o fornitore, senza penali.</p>"
     },
     {
      "title": "Posso attivarla se ho già il gas con voi?",
      "text": "<p>Certo: le due forniture viaggiano sulla stessa bolletta e hai uno sconto sulla quota fissa.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "fiberdetails": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "copy": "<script>alert(1)</script>",
    "image": "https://nessuno.example/x.png",
    "cards": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "link": "javascript:alert(1)",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "La fibra in dettaglio"
   }
  },
  {
   "name": "typical",
   "title": "Tre card",
   "props": {
    "title": "Tutto quello che serve, già incluso",
    "copy": "<p>Una connessione stabile per lavorare, studiare e guardare film in ogni stanza.</p>",
    "image": "/illustrations/fibra.svg",
    "wrapped": true,
    "cards": [
     {
      "title": "Modem Wi-Fi 6",
      "text": "<p>Già configurato: basta collegarlo.</p>",
      "img": "/illustrations/modem.svg",
      "icon": "Modem"
     },
     {
      "title": "Streaming in 4K",
      "text": "<p>Film e serie senza attese.</p>",
      "img": "/illustrations/streaming.svg",
      "link": "/",
      "linkLabel": "Scopri di più"
     },
     {
      "title": "Linea stabile",
      "text": "<p>Controlliamo la qualità ogni giorno.</p>",
      "img": "/illustrations/stabilita.svg"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "form{assistant}": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "legalNote": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "thankMessage": "<script>alert(1)</script>",
    "formEndpoint": "https://male.example/ruba"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Scrivi all’assistente",
   "props": {
    "title": "Non hai trovato la risposta? Scrivici",
    "legalNote": "<p>Usiamo i tuoi dati solo per risponderti. Leggi la nostra <a href=\"/privacy\">informativa privacy</a>.</p>",
    "thankMessage": "Messaggio inviato correttamente",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "formchiamatesospette": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "content": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "titleWarning": "<script>alert(1)</script>",
    "contentWarning": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo la verifica",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Verifica una chiamata",
   "props": {
    "title": "Hai ricevuto una chiamata sospetta?",
    "content": "<p>Scrivi il numero che ti ha chiamato: ti diciamo subito se è uno dei nostri.</p><ul><li>Non chiediamo mai password o codici al telefono.</li><li>Non annunciamo rincari immediati per farti cambiare contratto.</li></ul>",
    "titleWarning": "Prima di fidarti",
    "contentWarning": "<p>Un numero può essere contraffatto: nel dubbio riattacca e chiama tu il numero verde 800 000 123. Non dare il codice POD o PDR a chi non conosci.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "formpmi": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi<script>alert(1)</script>",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "recipients": [
     {
      "email": ""
     },
     {
      "email": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.example"
     }
    ],
    "prodotto": "<script>alert(1)</script>",
    "legalNote": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Richiesta per le imprese",
   "props": {
    "title": "Parliamo della tua impresa",
    "text": "<p>Raccontaci quanto consumi e dove: un consulente ti richiama entro un giorno lavorativo con una proposta su misura.</p>",
    "recipients": [
     {
      "email": "pmi@albaviva.example"
     }
    ],
    "prodotto": "Luce impresa",
    "legalNote": "<p>Usiamo i tuoi dati solo per risponderti. Leggi la nostra <a href=\"/privacy\">informativa privacy</a>.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "gallery": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "galleryHeight": 900,
    "slides": [
     {},
     {
      "img": "javascript:alert(1)"
     },
     {
      "img": "https://nessuno.example/x.png",
      "backgroundSize": "contain"
     },
     {
      "img": "/illustrations/bolletta.svg"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Vuota",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Tre immagini",
   "props": {
    "title": "Dentro i nostri punti vendita",
    "galleryHeight": 540,
    "slides": [
     {
      "img": "/illustrations/negozio.svg"
     },
     {
      "img": "/illustrations/squadra.svg"
     },
     {
      "img": "/illustrations/contatore.svg",
      "backgroundSize": "contain"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "guidabolletta": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "itemsBollettaluce": [
     {
      "titlePage": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "href": "https://nessuno.example/x.png",
      "alt": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "titlePage": "Senza immagine"
     },
     {
      "href": "javascript:alert(1)"
     },
     {}
    ],
    "selfReading": {
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
    },
    "penalty": {
     "text": "<p>Senza titolo</p>"
    },
    "bullet14": {
     "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
    }
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "selfReading": {
     "title": "Autolettura",
     "text": "<p>I giorni in cui comunicare la lettura.</p>"
    }
   }
  },
  {
   "name": "typical",
   "title": "Luce e gas",
   "props": {
    "title": "La bolletta, punto per punto",
    "itemsBollettaluce": [
     {
      "titlePage": "Bolletta luce, fronte",
      "href": "/illustrations/guida-bolletta-luce-1.svg",
      "alt": "Prima pagina della bolletta luce con i punti da 1 a 8"
     },
     {
      "titlePage": "Bolletta luce, retro",
      "href": "/illustrations/guida-bolletta-luce-2.svg",
      "alt": "Seconda pagina della bolletta luce con i punti da 9 a 14"
     }
    ],
    "itemsBollettaGas": [
     {
      "titlePage": "Bolletta gas, fronte",
      "href": "/illustrations/guida-bolletta-gas-1.svg",
      "alt": "Prima pagina della bolletta gas con i punti da 1 a 8"
     },
     {
      "titlePage": "Bolletta gas, retro",
      "href": "/illustrations/guida-bolletta-gas-2.svg",
      "alt": "Seconda pagina della bolletta gas con i punti da 9 a 14"
     }
    ],
    "selfReading": {
     "title": "Autolettura",
     "text": "<p>I giorni in cui comunicarci la lettura del contatore e come farlo: app, area clienti o telefono.</p>"
    },
    "billInfo": {
     "title": "Dati della bolletta",
     "text": "<p>Numero, data di emissione e periodo a cui si riferisce. Sono i dati da tenere sottomano quando ci contatti.</p>"
    },
    "paymentMethod": {
     "title": "Come pagare",
     "text": "<p>Addebito sul conto, bollettino o carta: qui trovi la modalità che hai scelto e lo stato dei pagamenti precedenti.</p>"
    },
    "expenseSummary": {
     "title": "Sintesi della spesa",
     "text": "<p>Il totale diviso nelle sue quattro parti: <strong>materia energia, trasporto, oneri e imposte</strong>.</p>"
    },
    "contacts": {
     "title": "Contatti",
     "text": "<p>Il numero verde 800 000 123, gli indirizzi per i reclami e il pronto intervento del distributore.</p>"
    },
    "identityBar": {
     "title": "Chi sei",
     "text": "<p>Intestazione del contratto, codice cliente e indirizzo di fornitura.</p>"
    },
    "consumptionDetails": {
     "title": "Dettaglio dei consumi",
     "text": "<p>Le letture, reali o stimate, e il consumo di ogni periodo.</p>"
    },
    "supplyProperties": {
     "title": "La tua fornitura",
     "text": "<p>Codice POD o PDR, potenza impegnata o classe del contatore, tipo di uso.</p>"
    },
    "otherCharges": {
     "title": "Altre voci",
     "text": "<p>Depositi, interessi o servizi che non sono consumo.</p>"
    },
    "penalty": {
     "title": "Interessi di mora",
     "text": "<p>Si applicano solo ai pagamenti in ritardo, dal giorno dopo la scadenza.</p>"
    },
    "recalculations": {
     "title": "Ricalcoli",
     "text": "<p>La differenza tra i consumi stimati delle bollette precedenti e quelli reali.</p>"
    },
    "bullet12": {
     "title": "Fonti dell’energia",
     "text": "<p>Da dove viene l’elettricità che vendiamo, anno per anno.</p>"
    },
    "bullet13": {
     "title": "Bonus sociale",
     "text": "<p>Lo sconto per le famiglie che ne hanno diritto, già calcolato in bolletta.</p>"
    },
    "bullet14": {
     "title": "Comunicazioni",
     "text": "<p>Novità dell’Autorità e avvisi che riguardano il tuo contratto.</p>"
    },
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "guidabollettanew": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "hotPointData1Luce": {
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
    },
    "hotPointData2Luce": {
     "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
    },
    "hotPointData15Luce": {
     "text": "<p>Senza titolo</p>"
    },
    "hotPointData3Gas": {
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>"
    }
   }
  },
  {
   "name": "minimal",
   "title": "Un punto",
   "props": {
    "hotPointData5Luce": {
     "title": "Totale da pagare",
     "text": "<p>L’importo complessivo.</p>"
    }
   }
  },
  {
   "name": "typical",
   "title": "Luce e gas",
   "props": {
    "title": "Leggi la bolletta in un minuto",
    "text": "Tocca i numeri sulla bolletta: ti spieghiamo ogni voce.",
    "hotPointData1Luce": {
     "title": "Numero della bolletta",
     "text": "<p>Il codice che identifica questa bolletta e il periodo di fatturazione: tienilo a portata di mano quando ci contatti.</p>"
    },
    "hotPointData2Luce": {
     "title": "Intestatario",
     "text": "<p>Nome e indirizzo di chi ha firmato il contratto, con il <strong>codice cliente</strong>.</p>"
    },
    "hotPointData3Luce": {
     "title": "Indirizzo di fornitura",
     "text": "<p>Dove arriva l’energia, con il codice POD che identifica il tuo punto di consegna.</p>"
    },
    "hotPointData4Luce": {
     "title": "La tua offerta",
     "text": "<p>Il nome dell’offerta e la data in cui le condizioni economiche scadono.</p>"
    },
    "hotPointData5Luce": {
     "title": "Totale da pagare",
     "text": "<p>L’importo complessivo, imposte comprese.</p>"
    },
    "hotPointData6Luce": {
     "title": "Scadenza",
     "text": "<p>La data entro cui pagare. Con l’addebito sul conto non devi fare nulla.</p>"
    },
    "hotPointData7Luce": {
     "title": "Consumi del periodo",
     "text": "<p>Quanto hai consumato, in kWh, e se la lettura è reale o stimata.</p>"
    },
    "hotPointData8Luce": {
     "title": "Andamento dei consumi",
     "text": "<p>Gli ultimi dodici mesi a confronto: utile per capire quando consumi di più.</p>"
    },
    "hotPointData9Luce": {
     "title": "Quota energia",
     "text": "<p>La parte che dipende dalla tua offerta e da quanto consumi: prezzo per kWh moltiplicato per i consumi.</p>"
    },
    "hotPointData10Luce": {
     "title": "Quota fissa e rete",
     "text": "<p>Trasporto, distribuzione e gestione del contatore: tariffe uguali per tutti, decise dall’Autorità.</p>"
    },
    "hotPointData11Luce": {
     "title": "Oneri di sistema",
     "text": "<p>Servono ad attività di interesse generale, come il sostegno alle fonti rinnovabili.</p>"
    },
    "hotPointData12Luce": {
     "title": "Imposte e IVA",
     "text": "<p>Accise, addizionali e IVA, calcolate per legge.</p>"
    },
    "hotPointData13Luce": {
     "title": "Autolettura",
     "text": "<p>I giorni e i modi per comunicarci la lettura del contatore.</p>"
    },
    "hotPointData14Luce": {
     "title": "Pagamenti",
     "text": "<p>Lo stato delle bollette precedenti e la modalità di pagamento attiva.</p>"
    },
    "hotPointData15Luce": {
     "title": "Contatti e pronto intervento",
     "text": "<p>Il numero verde 800 000 123 per noi, e quello del distributore per guasti e blackout.</p>"
    },
    "hotPointData1Gas": {
     "title": "Numero della bolletta",
     "text": "<p>Il codice che identifica questa bolletta e il periodo di fatturazione: tienilo a portata di mano quando ci contatti.</p>"
    },
    "hotPointData2Gas": {
     "title": "Intestatario",
     "text": "<p>Nome e indirizzo di chi ha firmato il contratto, con il <strong>codice cliente</strong>.</p>"
    },
    "hotPointData3Gas": {
     "title": "Indirizzo di fornitura",
     "text": "<p>Dove arriva l’energia, con il codice PDR che identifica il tuo punto di consegna.</p>"
    },
    "hotPointData4Gas": {
     "title": "La tua offerta",
     "text": "<p>Il nome dell’offerta e la data in cui le condizioni economiche scadono.</p>"
    },
    "hotPointData5Gas": {
     "title": "Totale da pagare",
     "text": "<p>L’importo complessivo, imposte comprese.</p>"
    },
    "hotPointData6Gas": {
     "title": "Scadenza",
     "text": "<p>La data entro cui pagare. Con l’addebito sul conto non devi fare nulla.</p>"
    },
    "hotPointData7Gas": {
     "title": "Consumi del periodo",
     "text": "<p>Quanto hai consumato, in Smc, e se la lettura è reale o stimata.</p>"
    },
    "hotPointData8Gas": {
     "title": "Andamento dei consumi",
     "text": "<p>Gli ultimi dodici mesi a confronto: utile per capire quando consumi di più.</p>"
    },
    "hotPointData9Gas": {
     "title": "Quota energia",
     "text": "<p>La parte che dipende dalla tua offerta e da quanto consumi: prezzo per Smc moltiplicato per i consumi.</p>"
    },
    "hotPointData10Gas": {
     "title": "Quota fissa e rete",
     "text": "<p>Trasporto, distribuzione e gestione del contatore: tariffe uguali per tutti, decise dall’Autorità.</p>"
    },
    "hotPointData11Gas": {
     "title": "Oneri di sistema",
     "text": "<p>Servono ad attività di interesse generale, come il sostegno alle fonti rinnovabili.</p>"
    },
    "hotPointData12Gas": {
     "title": "Imposte e IVA",
     "text": "<p>Accise, addizionali e IVA, calcolate per legge.</p>"
    },
    "hotPointData13Gas": {
     "title": "Autolettura",
     "text": "<p>I giorni e i modi per comunicarci la lettura del contatore.</p>"
    },
    "hotPointData14Gas": {
     "title": "Pagamenti",
     "text": "<p>Lo stato delle bollette precedenti e la modalità di pagamento attiva.</p>"
    },
    "hotPointData15Gas": {
     "title": "Contatti e pronto intervento",
     "text": "<p>Il numero verde 800 000 123 per noi, e quello del distributore per guasti e fughe di gas.</p>"
    },
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "herobanner": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "titleColor": "darkText",
    "image": "https://nessuno.example/x.png",
    "imageMobile": "javascript:alert(1)",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)",
    "socialShare": true
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Energia per la tua casa"
   }
  },
  {
   "name": "typical",
   "title": "Titolo sull’immagine",
   "props": {
    "eyebrow": "Luce per la casa",
    "title": "La città si accende, la tua bolletta no",
    "text": "Con Luce Chiara il prezzo della materia energia resta lo stesso per 24 mesi, qualunque cosa succeda ai mercati.",
    "titleAlign": "bottom",
    "image": "/illustrations/citta.svg",
    "ctaLabel": "Scopri Luce Chiara",
    "ctaHref": "/offerte/luce/luce-chiara-casa",
    "socialShare": true
   }
  }
 ],
 "heroblob": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)",
    "image": "https://nessuno.example/x.png",
    "blobColours": "#6EC18A|rgba(14,137,202,1)",
    "blobSeed": 9999
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "La tua casa, più leggera"
   }
  },
  {
   "name": "typical",
   "title": "Testo e forma",
   "props": {
    "eyebrow": "Famiglie",
    "title": "Un’unica bolletta per tutta la casa",
    "text": "<p>Luce, gas e fibra sullo stesso conto: <strong>una data da ricordare</strong>, un solo numero da chiamare, uno sconto ogni mese.</p>",
    "ctaLabel": "Guarda le offerte",
    "ctaHref": "/offerte",
    "image": "/illustrations/casa.svg",
    "blobColours": "#f49864|#f6b624",
    "blobSeed": 7
   }
  }
 ],
 "heroimage": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "imageSource": "media",
    "imageMedia": "https://nessuno.example/x.png",
    "alt": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo immagine",
   "props": {
    "imageUrl": "/illustrations/fotovoltaico.svg"
   }
  },
  {
   "name": "typical",
   "title": "Con riquadro",
   "props": {
    "imageSource": "media",
    "imageMedia": "/illustrations/fotovoltaico.svg",
    "alt": "Pannelli solari e pale eoliche su un prato",
    "title": "Il sole di Puglia nella tua presa",
    "text": "L’elettricità delle nostre famiglie arriva da parchi solari ed eolici italiani, con contratti di lungo periodo.",
    "ctaLabel": "Scopri da dove viene",
    "ctaHref": "/chi-siamo"
   }
  }
 ],
 "heropage": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "image": "https://nessuno.example/x.png",
    "background": "dark",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)",
    "links": [
     {
      "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "href": "javascript:alert(1)"
     },
     {},
     {
      "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "href": "/offerte"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Assistenza"
   }
  },
  {
   "name": "typical",
   "title": "Con i link della pagina",
   "props": {
    "eyebrow": "Cambio fornitore",
    "title": "Passa ad Albaviva senza fermare niente",
    "text": "<p>Bastano dieci minuti e l’ultima bolletta. Al vecchio fornitore pensiamo noi: <strong>stesso contatore, nessuna interruzione, nessun costo</strong>.</p>",
    "image": "/illustrations/contatore.svg",
    "ctaLabel": "Inizia il cambio",
    "ctaHref": "/cambio-fornitore",
    "links": [
     {
      "label": "Come funziona",
      "href": "#come-funziona"
     },
     {
      "label": "Che cosa serve",
      "href": "#che-cosa-serve"
     },
     {
      "label": "Quanto tempo ci vuole",
      "href": "#tempi"
     },
     {
      "label": "Domande frequenti",
      "href": "#faq"
     }
    ]
   }
  }
 ],
 "heroslider": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "slides": [
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "subtitle": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "ctaHref": "javascript:alert(1)",
      "img": [
       "https://nessuno.example/x.png"
      ],
      "funnelActive": true,
      "funnelOptions": []
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una slide",
   "props": {
    "slides": [
     {
      "subtitle": "Energia chiara, ogni giorno"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Due slide",
   "props": {
    "autoplay": true,
    "slides": [
     {
      "title": "Luce e gas",
      "subtitle": "La bolletta che si capisce al primo sguardo",
      "text": "Un prezzo trasparente, una persona che risponde e nessun costo nascosto.",
      "ctaLabel": "Scopri le offerte",
      "ctaHref": "/offerte/luce",
      "img": [
       "/illustrations/famiglia.svg"
      ],
      "funnelActive": true,
      "funnelTitle": "Di cosa hai bisogno?",
      "funnelOptions": [
       {
        "icona": "NewActivation",
        "label": "Nuova attivazione",
        "link": "/offerte/luce",
        "active": true
       },
       {
        "icona": "SupplierChange",
        "label": "Cambio fornitore",
        "link": "/offerte/luce"
       }
      ],
      "buttonColorSwitcher": "yellowPink"
     },
     {
      "title": "Fibra",
      "subtitle": "Fibra a 2,5 Gbps, prezzo fermo",
      "text": "Modem incluso e attivazione gratuita.",
      "ctaLabel": "Verifica la copertura",
      "ctaHref": "/offerte/luce",
      "buttonColorSwitcher": "pinkOrange",
      "img": [
       "/illustrations/fibra.svg"
      ]
     }
    ]
   }
  }
 ],
 "iconsgrid": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "icon": "Ticket",
      "img": "https://nessuno.example/x.png",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {
      "img": "/illustrations/casa.svg"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "items": [
     {
      "icon": "Store",
      "title": "In negozio"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Sei vantaggi",
   "props": {
    "title": "Essere clienti conviene",
    "text": "<p>Vantaggi che trovi nell’area clienti dal primo giorno, senza iscrizioni e senza punti da raccogliere.</p>",
    "items": [
     {
      "icon": "VipAccount",
      "title": "Un consulente dedicato",
      "text": "<p>La stessa persona ti segue dalla firma alla prima bolletta.</p>"
     },
     {
      "icon": "Cashback",
      "title": "Bonus fedeltà",
      "text": "<p>Ogni anno un accredito in bolletta, senza doverlo chiedere.</p>"
     },
     {
      "icon": "Coupon",
      "title": "Sconti sul territorio",
      "text": "<p>Teatri, musei e palestre della tua città a prezzo ridotto.</p>"
     },
     {
      "icon": "CompareOnLine",
      "title": "Confronto dei consumi",
      "text": "<p>Vedi quanto consumi rispetto a case come la tua.</p>"
     },
     {
      "icon": "MessageReceived",
      "title": "Avvisi utili",
      "text": "<p>Un messaggio prima della scadenza, non dopo.</p>"
     },
     {
      "icon": "Store",
      "title": "Punti vendita",
      "text": "<p>Dodici città in cui parlare con noi di persona.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "iframe": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "Title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "Url": "https://nessuno.example/\"><script>alert(1)</script>",
    "height": 2000
   }
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Mappa della copertura",
   "props": {
    "Title": "Verifica la copertura della fibra",
    "Url": "https://copertura.example/mappa",
    "height": 480,
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "image": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "img": "https://nessuno.example/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.png",
    "alt": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "caption": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)",
    "className": "image-mobile",
    "width": 2560
   }
  },
  {
   "name": "link",
   "title": "Con link, senza didascalia",
   "props": {
    "img": "/illustrations/fibra.svg",
    "alt": "Le offerte per la fibra",
    "link": "/albavivafibra"
   }
  },
  {
   "name": "minimal",
   "title": "Senza immagine",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Con didascalia",
   "props": {
    "img": "/illustrations/fibra.svg",
    "caption": "La fibra arriva fino alla tua casa.",
    "wrapped": true,
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "infographiclist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "percentage": 0,
      "number": 123456789012345680,
      "separator": ".",
      "string": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "caption": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {},
     {
      "number": -0.000001,
      "separator": ",",
      "caption": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "percentage": 33.3,
      "caption": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un numero",
   "props": {
    "items": [
     {
      "number": 42
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro numeri",
   "props": {
    "title": "Il nostro impatto",
    "items": [
     {
      "percentage": 100,
      "number": 100,
      "string": "%",
      "caption": "dell’elettricità delle famiglie da fonti rinnovabili",
      "startColor": "#6EC18A",
      "stopColor": "#1587C8"
     },
     {
      "percentage": 82,
      "number": 262400,
      "separator": ".",
      "caption": "clienti che ricevono la bolletta digitale"
     },
     {
      "percentage": 64,
      "number": 1.8,
      "separator": ",",
      "string": "min",
      "caption": "di attesa media al telefono",
      "startColor": "#F7BF28",
      "stopColor": "#E81C69"
     },
     {
      "percentage": 92,
      "number": 4.6,
      "separator": ",",
      "string": "su 5",
      "caption": "il voto medio dei nostri clienti",
      "startColor": "#F09724",
      "stopColor": "#E81C69"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "launchblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "img": "https://nessuno.example/x.png",
    "imgMobile": "javascript:alert(1)",
    "ctaHref": "javascript:alert(1)",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "colour": "sun",
    "inverted": true
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Passa all’energia chiara"
   }
  },
  {
   "name": "typical",
   "title": "Notte, con immagine",
   "props": {
    "title": "Il sole lavora per te, anche di sera",
    "text": "<p>Pannelli, accumulo e installazione con un solo referente. Le pratiche le seguiamo noi, dall’inizio alla fine.</p>",
    "img": "/illustrations/fotovoltaico.svg",
    "ctaHref": "/assistenza",
    "ctaLabel": "Chiedi un sopralluogo",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "listofaggregators": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "tassonomia": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
   },
   "data": [
    {
     "id": 31,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "x",
     "list": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     ],
     "partnersList": [
      {
       "img": "javascript:alert(1)",
       "name": "<b>Rete</b>"
      },
      {
       "img": "/illustrations/casa.svg",
       "name": "Consorzio degli installatori di impianti"
      }
     ],
     "tags": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     ],
     "categories": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "javascript:alert(1)"
     },
     "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "icon": "NonEsiste",
     "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "gasCost": "<b>0</b>"
    },
    {
     "id": 32,
     "title": "",
     "slug": "y",
     "list": [],
     "partnersList": [],
     "tags": [
      "Web"
     ],
     "categories": [
      "gas"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Tutti gli aggregatori",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Le offerte luce",
   "props": {
    "title": "Tutte le offerte luce",
    "text": "<p>Scegli tra prezzo fisso e prezzo indicizzato, con energia da fonti rinnovabili.</p>",
    "tassonomia": "luce",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 11,
     "title": "Luce Chiara Casa",
     "slug": "luce-chiara-casa",
     "list": [
      "60 € di sconto nel primo anno",
      "Attivazione gratuita"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-chiara-casa"
     },
     "description": "La materia energia resta ferma per due anni, qualunque cosa faccia il mercato.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1290 €/kWh"
    },
    {
     "id": 12,
     "title": "Luce Indice Casa",
     "slug": "luce-indice-casa",
     "list": [
      "Nessun vincolo di durata"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo indicizzato"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-indice-casa"
     },
     "description": "Segue il prezzo all’ingrosso, mese per mese.",
     "icon": "OrionPlug",
     "electricityCosts": "PUN + 0,0149 €/kWh"
    },
    {
     "id": 14,
     "title": "Luce Insieme",
     "slug": "luce-insieme",
     "list": [
      "30 € a te e 30 € a chi inviti"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso",
      "Solo online"
     ],
     "categories": [
      "casa",
      "luce",
      "porta-un-amico"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-insieme"
     },
     "description": "Porta un amico: lo sconto vale per tutti e due.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1350 €/kWh"
    }
   ]
  }
 ],
 "listoficons": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "icon": "Iban",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "items": [
     {
      "icon": "Bill",
      "title": "Una bolletta recente"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Che cosa serve",
   "props": {
    "title": "Tieni a portata di mano",
    "text": "<p>Con questi documenti l’attivazione online dura meno di dieci minuti.</p>",
    "items": [
     {
      "icon": "Bill",
      "title": "Una bolletta recente",
      "text": "<p>Ci servono il codice POD o PDR: sono nella prima pagina.</p>"
     },
     {
      "icon": "Id",
      "title": "Un documento e il codice fiscale",
      "text": "<p>Di chi firma il contratto, in corso di validità.</p>"
     },
     {
      "icon": "Iban",
      "title": "Il tuo IBAN",
      "text": "<p>Solo se scegli l’addebito diretto. Puoi pagare anche con bollettino.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "listoficonscta": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "ctaType": "link",
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaType": "chat",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "ctaType": "green"
     },
     {
      "ctaType": "green",
      "phone": "800 000 123 javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "ctaType": "scarica",
      "ctaHref": "https://nessuno.example/ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "ctaType": "recall"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Accesso",
   "props": {
    "items": [
     {
      "icon": "Accesso",
      "title": "Area clienti"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Sei modi per parlarci",
   "props": {
    "title": "Parla con noi",
    "text": "<p>Scegli il modo che preferisci: rispondiamo dal lunedì al sabato, dalle 8 alle 20.</p>",
    "items": [
     {
      "icon": "Telephone",
      "title": "Al telefono",
      "text": "<p>Gratis da fisso e cellulare. In media rispondiamo in due minuti.</p>",
      "ctaType": "green",
      "phone": "800 000 123"
     },
     {
      "icon": "MessageSent",
      "title": "In chat",
      "text": "<p>Per una risposta rapida, anche mentre fai altro.</p>",
      "ctaType": "chat"
     },
     {
      "icon": "CallCenter",
      "title": "Ti chiamiamo noi",
      "text": "<p>Scegli il giorno e l’ora: al resto pensiamo noi.</p>",
      "ctaType": "recall",
      "ctaHref": "/assistenza"
     },
     {
      "icon": "Store",
      "title": "Di persona",
      "text": "<p>Nei punti vendita, senza appuntamento.</p>",
      "ctaType": "storelocator"
     },
     {
      "icon": "VipAccount",
      "title": "Nell’area clienti",
      "text": "<p>Bollette, letture e contratti, a qualsiasi ora.</p>",
      "ctaType": "accedi"
     },
     {
      "icon": "Bill",
      "title": "La guida alla bolletta",
      "text": "<p>Ogni voce spiegata, con un esempio.</p>",
      "ctaType": "link",
      "ctaHref": "/bolletta",
      "ctaLabel": "Leggi la guida"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "listofregulations": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   },
   "data": [
    {
     "id": 1,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "x",
     "href": "javascript:alert(1)",
     "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
     "terms": [
      {
       "id": 1,
       "name": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "slug": "a"
      },
      {
       "id": 2,
       "name": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
       "slug": "b"
      }
     ]
    },
    {
     "id": 2,
     "title": "",
     "slug": "y",
     "href": "/normativa/y",
     "terms": []
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessuna normativa",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Per argomento",
   "props": {
    "title": "Le regole, in chiaro",
    "text": "<p>Le norme e le delibere che regolano la tua fornitura, spiegate senza gergo.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "title": "Bonus sociale luce e gas",
     "slug": "bonus-sociale",
     "href": "/normativa/bonus-sociale",
     "text": "Lo sconto in bolletta per le famiglie in difficoltà: chi ne ha diritto e come si ottiene.",
     "terms": [
      {
       "id": 1,
       "name": "Luce",
       "slug": "luce"
      },
      {
       "id": 2,
       "name": "Gas",
       "slug": "gas"
      },
      {
       "id": 3,
       "name": "Tutele",
       "slug": "tutele"
      }
     ]
    },
    {
     "id": 2,
     "title": "Prescrizione biennale delle bollette",
     "slug": "prescrizione-biennale",
     "href": "/normativa/prescrizione-biennale",
     "text": "Gli importi più vecchi di due anni si possono contestare: ecco come.",
     "terms": [
      {
       "id": 3,
       "name": "Tutele",
       "slug": "tutele"
      }
     ]
    },
    {
     "id": 3,
     "title": "Qualità commerciale della vendita",
     "slug": "qualita-commerciale",
     "href": "/normativa/qualita-commerciale",
     "text": "Tempi di risposta garantiti e indennizzi automatici.",
     "terms": [
      {
       "id": 1,
       "name": "Luce",
       "slug": "luce"
      },
      {
       "id": 2,
       "name": "Gas",
       "slug": "gas"
      }
     ]
    },
    {
     "id": 4,
     "title": "Sicurezza degli impianti a gas",
     "slug": "sicurezza-gas",
     "href": "/normativa/sicurezza-gas",
     "text": "Gli accertamenti sull’impianto prima dell’attivazione.",
     "terms": [
      {
       "id": 2,
       "name": "Gas",
       "slug": "gas"
      }
     ]
    },
    {
     "id": 5,
     "title": "Mix energetico",
     "slug": "mix-energetico",
     "href": "/normativa/mix-energetico",
     "text": "Da quali fonti nasce l’elettricità che vendiamo.",
     "terms": [
      {
       "id": 1,
       "name": "Luce",
       "slug": "luce"
      }
     ]
    }
   ]
  }
 ],
 "listwithroundimg": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "img": "https://nessuno.example/x.png",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "link": "javascript:alert(1)",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "link": "/offerte",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "img": "javascript:alert(1)"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una voce",
   "props": {
    "items": [
     {
      "img": "/illustrations/casa.svg",
      "title": "Casa"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro voci",
   "props": {
    "title": "Ti aiutiamo a fare da te",
    "items": [
     {
      "img": "/illustrations/bolletta.svg",
      "title": "Capire la bolletta",
      "text": "<p>Ogni voce spiegata con parole semplici e un esempio.</p>",
      "link": "/bolletta",
      "linkLabel": "Apri la guida"
     },
     {
      "img": "/illustrations/calendario-bimestrale.svg",
      "title": "Fare l’autolettura",
      "text": "<p>Quando comunicarla e come, in meno di un minuto.</p>",
      "link": "/assistenza",
      "linkLabel": "Vedi le date"
     },
     {
      "img": "/illustrations/casa.svg",
      "title": "Cambiare casa",
      "text": "<p>Voltura o subentro? Ti diciamo quale serve a te.</p>",
      "link": "/voltura-e-subentro",
      "linkLabel": "Scopri la differenza"
     },
     {
      "img": "/illustrations/modem.svg",
      "title": "Installare il modem",
      "text": "<p>Due cavi e un pulsante: la fibra parte da sola.</p>",
      "link": "/assistenza",
      "linkLabel": "Leggi le istruzioni"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "listwithroundimgpmi": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "img": "https://nessuno.example/x.png",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "list": [
       {
        "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
       },
       {}
      ],
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un prodotto",
   "props": {
    "items": [
     {
      "title": "Luce per la tua impresa"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre prodotti",
   "props": {
    "title": "Energia per chi lavora",
    "text": "<p>Offerte per negozi, studi e piccole imprese, con un referente che conosce il tuo settore.</p>",
    "items": [
     {
      "img": "/illustrations/stabilita.svg",
      "title": "Luce Impresa Chiara",
      "text": "<p>Prezzo fermo per 24 mesi.</p>",
      "list": [
       {
        "text": "Fattura elettronica"
       },
       {
        "text": "Report dei consumi per sede"
       }
      ],
      "ctaHref": "/offerte/luce",
      "ctaLabel": "Scopri la luce"
     },
     {
      "img": "/illustrations/casa.svg",
      "title": "Gas Impresa",
      "text": "<p>Segue il mercato, con un tetto che ti protegge.</p>",
      "list": [
       {
        "text": "Nessun deposito cauzionale"
       },
       {
        "text": "Pagamento a 30 giorni"
       }
      ],
      "ctaHref": "/offerte/gas",
      "ctaLabel": "Scopri il gas"
     },
     {
      "img": "/illustrations/ip-statico.svg",
      "title": "Fibra Professional",
      "text": "<p>Connessione garantita e IP statico.</p>",
      "list": [
       {
        "text": "Assistenza prioritaria"
       },
       {
        "text": "Linea di riserva inclusa"
       }
      ],
      "ctaHref": "/offerte",
      "ctaLabel": "Scopri la fibra"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "mgmhome": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "Script": "<script>top.location='https://nessuno.example'</script>",
    "uid": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "height": 2000
   }
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Programma",
   "props": {
    "Script": "<p>Porta un amico: 30 € a te, 30 € a lui.</p><script>document.getElementById(\"mgm\").textContent = \"Programma \" + document.getElementById(\"mgm\").dataset.uid</script>",
    "uid": "porta-un-amico-home",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "mission": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "icon": "Speaker"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un valore",
   "props": {
    "items": [
     {
      "title": "Chiarezza"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro valori",
   "props": {
    "title": "Quello in cui crediamo",
    "items": [
     {
      "icon": "Magnifier",
      "title": "Chiarezza",
      "text": "Ogni riga della bolletta ha un nome che si capisce e un prezzo scritto per esteso."
     },
     {
      "icon": "Speaker",
      "title": "Ascolto",
      "text": "Al telefono, in chat e nei dodici punti vendita risponde sempre una persona.",
      "startColor": "#F7BF28",
      "stopColor": "#E81C69"
     },
     {
      "icon": "BlueGreenLeaf",
      "title": "Ambiente",
      "text": "L’elettricità delle famiglie viene tutta da fonti rinnovabili italiane.",
      "startColor": "#6EC18A",
      "stopColor": "#1587C8"
     },
     {
      "icon": "Award",
      "title": "Qualità",
      "text": "Misuriamo i tempi di risposta ogni mese e li pubblichiamo, anche quando non ci piacciono.",
      "startColor": "#F49593",
      "stopColor": "#F09724"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "multiplelaunchblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "img": "https://nessuno.example/x.png",
      "imgMobile": "javascript:alert(1)",
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un’anteprima",
   "props": {
    "items": [
     {
      "title": "Leggere la bolletta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre anteprime",
   "props": {
    "title": "Da dove vuoi cominciare?",
    "text": "<p>Le guide più lette da chi cambia casa, fornitore o abitudini.</p>",
    "items": [
     {
      "title": "Cambiare fornitore",
      "text": "<p>Bastano una bolletta e dieci minuti. La luce resta accesa.</p>",
      "img": "/illustrations/contatore.svg",
      "ctaHref": "/cambio-fornitore",
      "ctaLabel": "Scopri come fare"
     },
     {
      "title": "Una casa nuova",
      "text": "<p>Contatore da attivare, da intestare o da riaccendere: ti diciamo quale caso è il tuo.</p>",
      "img": "/illustrations/famiglia.svg",
      "ctaHref": "/nuova-attivazione",
      "ctaLabel": "Attiva la fornitura"
     },
     {
      "title": "Consumare meno",
      "text": "<p>Piccole abitudini che si vedono in bolletta già dal primo mese.</p>",
      "img": "/illustrations/lampadina.svg",
      "ctaHref": "/assistenza",
      "ctaLabel": "Leggi i consigli"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "multiplelaunchblockhome": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "img": "https://nessuno.example/x.png",
      "ctaHref": "javascript:alert(1)",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "typeCompo": "sales-point",
      "full": true,
      "list": [
       {
        "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
       },
       {}
      ],
      "listItems": [
       {
        "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "icon": "VasHome"
       },
       {},
       {
        "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
       }
      ]
     },
     {},
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
      "img": "/illustrations/bolletta.svg",
      "ctaHref": "/offerte",
      "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "triangleType": "top-left",
      "list": [
       {
        "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un’anteprima",
   "props": {
    "items": [
     {
      "title": "Leggere la bolletta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Punto vendita e due lanci",
   "props": {
    "title": "Vicini, online e di persona",
    "items": [
     {
      "typeCompo": "sales-point",
      "full": true,
      "title": "Vieni a trovarci",
      "text": "<p>Nei nostri punti vendita trovi una persona, non un numero da prendere. Porta una bolletta: la leggiamo insieme.</p>",
      "img": "/illustrations/negozio.svg",
      "ctaHref": "/punti-vendita",
      "ctaLabel": "Trova il punto vendita",
      "triangleOrientation": "vertical",
      "triangleType": "top-right",
      "listItems": [
       {
        "label": "Nuova attivazione",
        "icon": "NewActivation"
       },
       {
        "label": "Voltura",
        "icon": "ContractTransfer"
       },
       {
        "label": "Subentro",
        "icon": "Subenter"
       },
       {
        "label": "Cambio fornitore",
        "icon": "SupplierChange"
       },
       {
        "label": "Assistenza",
        "icon": "Assistance"
       },
       {
        "label": "Servizi per la casa",
        "icon": "VasHome"
       }
      ]
     },
     {
      "title": "Il pieno all’auto, di notte",
      "text": "<p>La wallbox installata in un giorno, con il prezzo notturno già incluso.</p>",
      "img": "/illustrations/auto-elettrica.svg",
      "list": [
       {
        "text": "Sopralluogo gratuito"
       },
       {
        "text": "Installazione certificata"
       }
      ],
      "ctaHref": "/assistenza",
      "ctaLabel": "Scopri la wallbox",
      "triangleOrientation": "horizontal",
      "triangleType": "bottom-left",
      "listItems": [
       {
        "label": "Subentro",
        "icon": "Subenter"
       },
       {
        "label": "Voltura",
        "icon": "ContractTransfer"
       }
      ]
     },
     {
      "title": "Caldo d’inverno, fresco d’estate",
      "text": "<p>La pompa di calore scalda e raffresca con un terzo dell’energia.</p>",
      "img": "/illustrations/pompa-calore.svg",
      "list": [
       {
        "text": "Pratiche per le detrazioni incluse"
       },
       {
        "text": "Manutenzione per due anni"
       }
      ],
      "ctaHref": "/assistenza",
      "ctaLabel": "Chiedi un preventivo",
      "triangleOrientation": "horizontal",
      "triangleType": "bottom-right"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "newsevents": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   },
   "data": [
    {
     "id": 1,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "slug": "news/sportello-torino",
     "href": "/news/sportello-torino",
     "type": "news",
     "isRelevant": true,
     "date": "12 novembre 2026",
     "dateIso": "2026-11-12"
    },
    {
     "id": 3,
     "title": "",
     "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
     "slug": "eventi/serata-risparmio",
     "href": "/eventi/serata-risparmio",
     "type": "event",
     "isRelevant": false,
     "eventDate": {
      "day": "15",
      "month": "01"
     },
     "dateIso": "2027-01-15",
     "position": {
      "city": "Bologna"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Senza contenuti",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Due news e un evento",
   "props": {
    "linkLabel": "Tutte le news",
    "link": "/news",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "title": "Il nuovo sportello di Torino apre le porte",
     "text": "Consulenza senza appuntamento dal lunedì al sabato.",
     "slug": "news/sportello-torino",
     "href": "/news/sportello-torino",
     "type": "news",
     "isRelevant": true,
     "date": "12 novembre 2026",
     "dateIso": "2026-11-12",
     "img": "/illustrations/negozio.svg"
    },
    {
     "id": 2,
     "title": "Serata sul risparmio energetico",
     "text": "Incontro aperto con i nostri tecnici.",
     "slug": "eventi/serata-risparmio",
     "href": "/eventi/serata-risparmio",
     "type": "event",
     "isRelevant": false,
     "eventDate": {
      "day": "15",
      "month": "01"
     },
     "dateIso": "2027-01-15",
     "position": {
      "city": "Bologna"
     },
     "img": "/illustrations/calendario.svg"
    },
    {
     "id": 3,
     "title": "La nuova bolletta, spiegata",
     "text": "Meno pagine, più chiarezza: che cosa cambia da gennaio.",
     "slug": "news/nuova-bolletta",
     "href": "/news/nuova-bolletta",
     "type": "news",
     "isRelevant": false,
     "img": "/illustrations/bolletta.svg",
     "date": "3 novembre 2026",
     "dateIso": "2026-11-03"
    }
   ]
  }
 ],
 "newseventshome": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   },
   "data": [
    {
     "id": 1,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "slug": "news/sportello-torino",
     "href": "/news/sportello-torino",
     "type": "news",
     "isRelevant": true,
     "img": "https://nessuno.example/x.png",
     "date": "12 novembre 2026",
     "dateIso": "2026-11-12"
    },
    {
     "id": 2,
     "title": "",
     "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
     "slug": "eventi/serata-risparmio",
     "href": "/eventi/serata-risparmio",
     "type": "event",
     "isRelevant": true,
     "img": "/illustrations/calendario.svg",
     "eventDate": {
      "day": "15",
      "month": "01"
     },
     "dateIso": "2027-01-15",
     "position": {
      "city": "Bologna"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Senza contenuti",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "In evidenza",
   "props": {
    "link": "/news",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "title": "Il nuovo sportello di Torino apre le porte",
     "text": "Consulenza senza appuntamento dal lunedì al sabato, e un’area per provare l’app con chi la conosce bene.",
     "slug": "news/sportello-torino",
     "href": "/news/sportello-torino",
     "type": "news",
     "isRelevant": true,
     "img": "/illustrations/casa.svg",
     "date": "12 novembre 2026",
     "dateIso": "2026-11-12"
    },
    {
     "id": 2,
     "title": "Serata sul risparmio energetico",
     "text": "Incontro aperto con i nostri tecnici: porta la tua bolletta.",
     "slug": "eventi/serata-risparmio",
     "href": "/eventi/serata-risparmio",
     "type": "event",
     "isRelevant": false,
     "img": "/illustrations/calendario.svg",
     "eventDate": {
      "day": "15",
      "month": "01"
     },
     "dateIso": "2027-01-15",
     "position": {
      "city": "Bologna"
     }
    },
    {
     "id": 3,
     "title": "La bolletta nuova, spiegata",
     "text": "Meno pagine, più chiarezza: cosa cambia da gennaio.",
     "slug": "news/bolletta-nuova",
     "href": "/news/bolletta-nuova",
     "type": "news",
     "isRelevant": false,
     "img": "/illustrations/bolletta.svg",
     "date": "03 novembre 2026",
     "dateIso": "2026-11-03"
    }
   ]
  }
 ],
 "offersform": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "offers": [
     {}
    ],
    "tassonomia": "",
    "tooltips": [
     {},
     {
      "id": 4
     },
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>"
     }
    ]
   },
   "data": [
    {
     "id": 31,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "x",
     "list": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     ],
     "partnersList": [
      {
       "img": "javascript:alert(1)",
       "name": "<b>Rete</b>"
      },
      {
       "img": "/illustrations/casa.svg",
       "name": "Consorzio degli installatori di impianti"
      }
     ],
     "tags": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     ],
     "categories": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "javascript:alert(1)"
     },
     "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "icon": "NonEsiste",
     "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "gasCost": "<b>0</b>"
    },
    {
     "id": 32,
     "title": "",
     "slug": "y",
     "list": [],
     "partnersList": [],
     "tags": [
      "Web"
     ],
     "categories": [
      "gas"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Senza offerte",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Offerte per la casa",
   "props": {
    "title": "Quanto spenderesti da noi?",
    "text": "<p>Dicci che cosa ti serve e dove abiti: ti mostriamo le offerte e una stima della materia energia.</p>",
    "tooltips": [
     {
      "id": 4,
      "title": "Cambio fornitore",
      "text": "<p>La fornitura è già attiva e intestata a te. Passi a noi senza interruzioni e senza costi: alla disdetta pensiamo noi, e il contatore resta lo stesso.</p>"
     },
     {
      "id": 1,
      "title": "Nuova attivazione",
      "text": "<p>Il contatore non è mai stato attivato, per esempio in una casa appena costruita. Serve il codice POD (luce) o PDR (gas).</p>"
     },
     {
      "id": 2,
      "title": "Voltura",
      "text": "<p>La fornitura c’è già, ma è intestata a un’altra persona: cambiamo il nome senza staccare la corrente.</p>"
     },
     {
      "id": 3,
      "title": "Subentro",
      "text": "<p>Il contratto di chi abitava prima è chiuso e il contatore è spento: lo riattiviamo a tuo nome.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 11,
     "title": "Luce Chiara Casa",
     "slug": "luce-chiara-casa",
     "list": [
      "60 € di sconto nel primo anno",
      "Attivazione gratuita"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-chiara-casa"
     },
     "description": "La materia energia resta ferma per due anni, qualunque cosa faccia il mercato.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1290 €/kWh"
    },
    {
     "id": 12,
     "title": "Luce Indice Casa",
     "slug": "luce-indice-casa",
     "list": [
      "Nessun vincolo di durata"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo indicizzato"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-indice-casa"
     },
     "description": "Segue il prezzo all’ingrosso, mese per mese.",
     "icon": "OrionPlug",
     "electricityCosts": "PUN + 0,0149 €/kWh"
    },
    {
     "id": 13,
     "title": "Gas Chiaro Casa",
     "slug": "gas-chiaro-casa",
     "list": [
      "40 € di sconto nel primo anno",
      "Lettura dall’app"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso"
     ],
     "categories": [
      "casa",
      "gas"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/gas/gas-chiaro-casa"
     },
     "description": "Prezzo bloccato per ventiquattro mesi.",
     "icon": "Gas",
     "gasCost": "0,4200 €/Smc"
    },
    {
     "id": 14,
     "title": "Luce Insieme",
     "slug": "luce-insieme",
     "list": [
      "30 € a te e 30 € a chi inviti"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso",
      "Solo online"
     ],
     "categories": [
      "casa",
      "luce",
      "porta-un-amico"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-insieme"
     },
     "description": "Porta un amico: lo sconto vale per tutti e due.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1350 €/kWh"
    }
   ]
  }
 ],
 "offersformbusiness": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "offers": [
     {}
    ],
    "tooltips": [
     {},
     {
      "id": 6
     },
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>"
     }
    ]
   },
   "data": {
    "offers": [
     {
      "id": 31,
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "slug": "x",
      "list": [
       "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
       "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
      ],
      "partnersList": [
       {
        "img": "javascript:alert(1)",
        "name": "<b>Rete</b>"
       },
       {
        "img": "/illustrations/casa.svg",
        "name": "Consorzio degli installatori di impianti"
       }
      ],
      "tags": [
       "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
      ],
      "categories": [
       "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "luce"
      ],
      "isBusiness": false,
      "isGreenEnergy": true,
      "cta": {
       "ctaLabel": "SCOPRI",
       "ctaUrl": "javascript:alert(1)"
      },
      "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "icon": "NonEsiste",
      "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "gasCost": "<b>0</b>"
     },
     {
      "id": 32,
      "title": "",
      "slug": "y",
      "list": [],
      "partnersList": [],
      "tags": [
       "Web"
      ],
      "categories": [
       "gas"
      ],
      "isBusiness": false,
      "isGreenEnergy": false,
      "cta": {
       "ctaLabel": "SCOPRI",
       "ctaUrl": "/offerte"
      }
     }
    ],
    "stores": []
   }
  },
  {
   "name": "minimal",
   "title": "Senza offerte",
   "props": {},
   "data": {
    "offers": [],
    "stores": []
   }
  },
  {
   "name": "typical",
   "title": "Offerte per le imprese",
   "props": {
    "title": "L’energia per la tua attività",
    "text": "<p>Negozio, ufficio o laboratorio: bastano il CAP della sede e un’idea dei consumi.</p>",
    "tooltips": [
     {
      "id": 6,
      "title": "Cambio fornitore",
      "text": "<p>La sede ha già una fornitura intestata all’azienda: passi a noi senza interruzioni.</p>"
     },
     {
      "id": 5,
      "title": "Nuova attivazione",
      "text": "<p>Il contatore della sede non è mai stato attivato. Serve il codice POD (luce) o PDR (gas).</p>"
     },
     {
      "id": 7,
      "title": "Subentro",
      "text": "<p>L’attività di prima ha chiuso il contratto: riattiviamo il contatore a nome dell’azienda.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px",
    "requestText": "<p>Descrivici l’attività: un consulente ti risponde con un’offerta entro due giorni lavorativi.</p>"
   },
   "data": {
    "offers": [
     {
      "id": 21,
      "title": "Luce Impresa Fissa",
      "slug": "luce-impresa-fissa",
      "list": [
       "Consulente dedicato",
       "Bolletta unica per più sedi"
      ],
      "partnersList": [],
      "tags": [
       "Prezzo fisso"
      ],
      "categories": [
       "business",
       "luce"
      ],
      "isBusiness": false,
      "isGreenEnergy": true,
      "cta": {
       "ctaLabel": "SCOPRI",
       "ctaUrl": "/offerte/luce"
      },
      "description": "Un prezzo solo per un anno: il budget lo fai una volta.",
      "icon": "OrionPlug",
      "electricityCosts": "0,1390 €/kWh"
     },
     {
      "id": 22,
      "title": "Luce Impresa Indice",
      "slug": "luce-impresa-indice",
      "list": [
       "Consulente dedicato"
      ],
      "partnersList": [],
      "tags": [
       "Prezzo indicizzato"
      ],
      "categories": [
       "business",
       "luce"
      ],
      "isBusiness": false,
      "isGreenEnergy": false,
      "cta": {
       "ctaLabel": "SCOPRI",
       "ctaUrl": "/offerte/luce"
      },
      "description": "Il prezzo all’ingrosso, con uno spread che non cambia.",
      "icon": "OrionPlug",
      "electricityCosts": "PUN + 0,0120 €/kWh"
     },
     {
      "id": 23,
      "title": "Gas Impresa",
      "slug": "gas-impresa",
      "list": [
       "Pagamento a 30 giorni"
      ],
      "partnersList": [],
      "tags": [
       "Prezzo fisso"
      ],
      "categories": [
       "business",
       "gas"
      ],
      "isBusiness": false,
      "isGreenEnergy": false,
      "cta": {
       "ctaLabel": "SCOPRI",
       "ctaUrl": "/offerte/gas"
      },
      "description": "Per negozi, uffici e laboratori.",
      "icon": "Gas",
      "gasCost": "0,4400 €/Smc"
     }
    ],
    "stores": [
     {
      "id": 1,
      "city": "Torino",
      "address": "Via delle Officine 12, 10100 Torino",
      "slug": "torino",
      "href": "/punti-vendita/torino",
      "openingDays": [],
      "serviceInfo": false,
      "region": "Piemonte"
     },
     {
      "id": 2,
      "city": "Milano",
      "address": "Via dei Navigli 40, 20144 Milano",
      "slug": "milano",
      "href": "/punti-vendita/milano",
      "openingDays": [],
      "serviceInfo": false,
      "region": "Lombardia"
     }
    ]
   }
  }
 ],
 "pageblock": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p>",
    "background": "dark",
    "columns": "4",
    "align": "center"
   },
   "children": [
    {
     "component": "TextBlock",
     "props": {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Due colonne",
   "props": {
    "title": "Perché scegliere noi",
    "eyebrow": "I nostri impegni",
    "background": "lilac",
    "columns": "2",
    "paddingTop": "80px",
    "paddingBottom": "80px",
    "wrapped": true
   },
   "children": [
    {
     "component": "TextBlock",
     "props": {
      "title": "Prezzi chiari",
      "text": "<p>Materia prima, quota fissa e oneri: ogni voce ha il suo nome.</p>"
     }
    },
    {
     "component": "TextBlock",
     "props": {
      "title": "Persone vere",
      "text": "<p>Rispondiamo entro due minuti, dal lunedì al sabato.</p>"
     }
    }
   ]
  }
 ],
 "pageblockwithblob": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "columns": "4",
    "align": "center",
    "blobColours": "#f49864|#f6b624",
    "blobPosition": "center",
    "blobSeed": 0
   },
   "children": [
    {
     "component": "TextBlock",
     "props": {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    },
    {
     "component": "TextBlock",
     "props": {
      "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Due colonne",
   "props": {
    "eyebrow": "Sempre con te",
    "title": "Tutto quello che ti serve, in un posto solo",
    "text": "<p>Bollette, consumi, contratto e assistenza: li trovi nell’area clienti e nell’app.</p>",
    "columns": "2",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px",
    "blobSeed": 4
   },
   "children": [
    {
     "component": "TextBlock",
     "props": {
      "title": "Bollette in ordine",
      "headingLevel": "h3",
      "text": "<p>Le ultime 36 bollette, con la data di scadenza e il pagamento in due tocchi.</p>"
     }
    },
    {
     "component": "TextBlock",
     "props": {
      "title": "Consumi giorno per giorno",
      "headingLevel": "h3",
      "text": "<p>Il grafico si aggiorna ogni mattina e ti avvisa quando consumi più del solito.</p>"
     }
    }
   ]
  }
 ],
 "pageoffers": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "offers": [
     {},
     {
      "id": 31
     }
    ]
   },
   "data": [
    {
     "id": 31,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "x",
     "list": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     ],
     "partnersList": [
      {
       "img": "javascript:alert(1)",
       "name": "<b>Rete</b>"
      },
      {
       "img": "/illustrations/casa.svg",
       "name": "Consorzio degli installatori di impianti"
      }
     ],
     "tags": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     ],
     "categories": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "javascript:alert(1)"
     },
     "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "icon": "NonEsiste",
     "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "gasCost": "<b>0</b>"
    },
    {
     "id": 32,
     "title": "",
     "slug": "y",
     "list": [],
     "partnersList": [],
     "tags": [
      "Web"
     ],
     "categories": [
      "gas"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte"
     }
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessuna offerta",
   "props": {},
   "data": []
  },
  {
   "name": "starter",
   "title": "Ancora senza offerte",
   "props": {
    "title": "Luce e gas per la tua casa",
    "text": "<p>Prezzo fisso o indicizzato: ogni scheda dice quanto costa la materia prima e che cosa c’è in più.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": []
  },
  {
   "name": "typical",
   "title": "Quattro offerte",
   "props": {
    "title": "Luce e gas per la tua casa",
    "text": "<p>Prezzo fisso o indicizzato: ogni scheda dice quanto costa la materia prima e che cosa c’è in più.</p>",
    "offers": [
     {
      "id": 11
     },
     {
      "id": 12
     },
     {
      "id": 13
     },
     {
      "id": 14
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 11,
     "title": "Luce Chiara Casa",
     "slug": "luce-chiara-casa",
     "list": [
      "60 € di sconto nel primo anno",
      "Attivazione gratuita"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-chiara-casa"
     },
     "description": "La materia energia resta ferma per due anni, qualunque cosa faccia il mercato.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1290 €/kWh"
    },
    {
     "id": 12,
     "title": "Luce Indice Casa",
     "slug": "luce-indice-casa",
     "list": [
      "Nessun vincolo di durata"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo indicizzato"
     ],
     "categories": [
      "casa",
      "luce"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-indice-casa"
     },
     "description": "Segue il prezzo all’ingrosso, mese per mese.",
     "icon": "OrionPlug",
     "electricityCosts": "PUN + 0,0149 €/kWh"
    },
    {
     "id": 13,
     "title": "Gas Chiaro Casa",
     "slug": "gas-chiaro-casa",
     "list": [
      "40 € di sconto nel primo anno",
      "Lettura dall’app"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso"
     ],
     "categories": [
      "casa",
      "gas"
     ],
     "isBusiness": false,
     "isGreenEnergy": false,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/gas/gas-chiaro-casa"
     },
     "description": "Prezzo bloccato per ventiquattro mesi.",
     "icon": "Gas",
     "gasCost": "0,4200 €/Smc"
    },
    {
     "id": 14,
     "title": "Luce Insieme",
     "slug": "luce-insieme",
     "list": [
      "30 € a te e 30 € a chi inviti"
     ],
     "partnersList": [],
     "tags": [
      "Prezzo fisso",
      "Solo online"
     ],
     "categories": [
      "casa",
      "luce",
      "porta-un-amico"
     ],
     "isBusiness": false,
     "isGreenEnergy": true,
     "cta": {
      "ctaLabel": "SCOPRI",
      "ctaUrl": "/offerte/luce/luce-insieme"
     },
     "description": "Porta un amico: lo sconto vale per tutti e due.",
     "icon": "OrionPlug",
     "electricityCosts": "0,1350 €/kWh"
    }
   ]
  }
 ],
 "plans": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "copy": "<script>alert(1)</script>",
    "plans": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "content": []
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "content": [
       {
        "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "topText": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
        "basePrice": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "discountedBasePrice": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
        "basePriceNote": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
        "activeIcons": [
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         },
         {
          "type": "gas"
         }
        ],
        "additionalServices": [
         {}
        ],
        "listInfoPlan": [
         {
          "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
          "items": [
           {}
          ]
         }
        ],
        "ctaHref": "javascript:alert(1)"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un piano",
   "props": {
    "plans": [
     {
      "title": "Fibra",
      "tabId": "fibra",
      "content": [
       {
        "title": "Fibra Casa",
        "basePrice": "24,90 €"
       }
      ]
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Due schede",
   "props": {
    "title": "Scegli la tua fibra",
    "copy": "<p>Tutti i prezzi sono IVA inclusa.</p>",
    "plans": [
     {
      "title": "Nuovi clienti",
      "tabId": "nuovi-clienti",
      "content": [
       {
        "outline": true,
        "topText": "La più scelta",
        "label": "Solo online",
        "title": "Fibra Casa",
        "subtitle": "Fino a 2,5 Gbps",
        "activeIcons": [
         {
          "type": "fibra"
         },
         {
          "type": "plus"
         },
         {
          "type": "luce"
         }
        ],
        "basePrice": "27,90 €",
        "discountedBasePrice": "24,90 €",
        "basePriceNote": "al mese, prezzo fisso per 24 mesi",
        "modemIncluded": true,
        "activationFee": "39 €",
        "discountedActivationFee": "0 €",
        "activationBillingType": "una tantum",
        "additionalServices": [
         {
          "icon": "Telephone",
          "title": "Voce illimitata",
          "copy": "Chiamate verso fissi e mobili nazionali, 5 € al mese."
         }
        ],
        "disclaimerText": "Velocità massima raggiungibile con tecnologia FTTH.",
        "listInfoPlan": [
         {
          "title": "Costi",
          "items": [
           {
            "title": "Canone mensile",
            "price": "24,90 €",
            "billingType": "mese"
           },
           {
            "title": "Chiamate internazionali",
            "price": "0,15 €",
            "billingType": "minuto"
           }
          ]
         }
        ],
        "ctaLabel": "Attiva ora",
        "ctaHref": "/"
       },
       {
        "title": "Fibra Casa Base",
        "subtitle": "Fino a 1 Gbps",
        "activeIcons": [
         {
          "type": "fibra"
         }
        ],
        "basePrice": "22,90 €",
        "basePriceNote": "al mese",
        "modemPrice": "4 €",
        "discountedModemPrice": "2 €",
        "modemBillingType": "mese",
        "activationFee": "39 €",
        "activationBillingType": "una tantum",
        "ctaLabel": "Attiva ora",
        "ctaHref": "/"
       }
      ]
     },
     {
      "title": "Già clienti luce o gas",
      "isCustomer": true,
      "tabId": "gia-clienti-luce-o-gas",
      "content": [
       {
        "title": "Fibra Insieme",
        "subtitle": "Per chi ha già luce o gas con noi",
        "activeIcons": [
         {
          "type": "luce"
         },
         {
          "type": "plus"
         },
         {
          "type": "fibra"
         }
        ],
        "basePrice": "24,90 €",
        "discountedBasePrice": "19,90 €",
        "basePriceNote": "al mese",
        "modemIncluded": true,
        "ctaHref": "/"
       }
      ]
     }
    ],
    "storeLocatorLabel": "Attiva in uno dei nostri negozi",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "pressreleaselist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "items": [
     {
      "date": "2026-01-31",
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
      "download": {
       "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "href": "/x.pdf"
      }
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "download": {
       "label": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
       "href": "javascript:alert(1)"
      }
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un comunicato",
   "props": {
    "items": [
     {
      "date": "2026-03-02",
      "title": "Nuova sede a Novara"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre comunicati",
   "props": {
    "title": "Comunicati stampa",
    "items": [
     {
      "date": "2026-10-05",
      "title": "Albaviva supera i 200.000 clienti",
      "text": "<p>Crescono le famiglie che scelgono un prezzo chiaro: in un anno <strong>+18%</strong> di contratti luce e gas.</p>",
      "download": {
       "href": "/documenti/esempio.pdf"
      }
     },
     {
      "date": "2026-06-18",
      "title": "Energia verde per tutte le nuove offerte",
      "text": "<p>Da luglio ogni contratto luce è coperto da garanzie d’origine.</p>",
      "download": {
       "href": "/documenti/esempio.pdf"
      }
     },
     {
      "date": "2026-03-02",
      "title": "Apre la sede di Novara",
      "text": "<p>Dodici nuove assunzioni nel servizio clienti, tutte sul territorio.</p>",
      "download": {
       "href": "/documenti/esempio.pdf"
      }
     }
    ],
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "productcard": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "slugUrl": "javascript:alert(1)"
   },
   "data": {
    "id": 11,
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "slug": "luce-chiara-casa",
    "link": "javascript:alert(1)",
    "icon": "NonEsiste",
    "sidebarTitle": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "electricitySubtitle": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "energyCommercializationCost": "12 €/mese",
    "bonusList": [
     "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
    ],
    "showSubscribe": true,
    "tariffaBioraria": false,
    "isGreenEnergy": true,
    "funnelDomain": "https://attiva.example",
    "isReferAFriend": true,
    "gasCost": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "gasCommercializationCost": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   }
  },
  {
   "name": "minimal",
   "title": "Nessun prodotto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Luce Chiara Casa",
   "props": {
    "slugUrl": "/offerte/luce/luce-chiara-casa",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   },
   "data": {
    "id": 11,
    "title": "Luce Chiara Casa",
    "slug": "luce-chiara-casa",
    "link": "/offerte/luce/luce-chiara-casa",
    "icon": "OrionPlug",
    "sidebarTitle": "Luce Chiara Casa",
    "electricitySubtitle": "Prezzo fisso 24 mesi",
    "description": "La materia energia resta ferma per due anni, qualunque cosa faccia il mercato.",
    "electricityCosts": "0,1290 €/kWh",
    "energyCommercializationCost": "12 €/mese",
    "bonusList": [
     "60 € di sconto nel primo anno",
     "Attivazione gratuita"
    ],
    "showSubscribe": true,
    "tariffaBioraria": false,
    "isGreenEnergy": true,
    "funnelDomain": "https://attiva.example",
    "isReferAFriend": false
   }
  }
 ],
 "productpagecards": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "tabId": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "backgroundShape": "wave",
    "cards": [
     {},
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
      "link": "javascript:alert(1)",
      "linkLabel": "Non deve portare altrove",
      "img": "javascript:alert(1)"
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "",
      "link": "/offerte",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "img": "/illustrations/casa.svg"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una card",
   "props": {
    "cards": [
     {
      "title": "Prezzo fermo per 24 mesi"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Perché sceglierla",
   "props": {
    "title": "Che cosa c’è dentro Luce Chiara",
    "backgroundShape": "blob",
    "paddingTop": "80px",
    "paddingBottom": "80px",
    "cards": [
     {
      "title": "Prezzo fermo",
      "text": "<p>La materia energia costa <strong>0,1290 €/kWh</strong> per due anni, di giorno e di notte.</p>",
      "icon": "Stabilita",
      "link": "/bolletta",
      "linkLabel": "Come si legge la bolletta"
     },
     {
      "title": "Energia rinnovabile",
      "text": "<p>Ogni kilowattora è certificato con garanzie d’origine, senza costi in più.</p>",
      "icon": "BlueGreenLeaf"
     },
     {
      "title": "Passaggio senza pensieri",
      "text": "<p>Alla disdetta pensiamo noi: la corrente non si interrompe nemmeno un minuto.</p>",
      "icon": "SupplierChange",
      "link": "/cambio-fornitore",
      "linkLabel": "Come funziona"
     }
    ]
   }
  }
 ],
 "productpagecta": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "productName": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "subscribeLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "discountString_up": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "discountString_down": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "link": "javascript:alert(1)",
    "contactLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   }
  },
  {
   "name": "minimal",
   "title": "Senza campi",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Luce Chiara Casa",
   "props": {
    "productName": "Luce Chiara Casa",
    "subscribeLabel": "Attiva online",
    "discountString_up": "60 € di sconto",
    "discountString_down": "nel primo anno, in bolletta",
    "link": "https://attiva.example/offerte/luce-chiara-casa",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "productpagehero": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "darkMode": true,
    "occhiello": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "disclaimer": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi <script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "bollino": "javascript:alert(1)",
    "images": [
     "javascript:alert(1)",
     "/illustrations/casa.svg",
     "/illustrations/non-esiste.svg"
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Solo il titolo",
   "props": {
    "title": "Luce Chiara Casa"
   }
  },
  {
   "name": "typical",
   "title": "Luce Chiara Casa",
   "props": {
    "occhiello": "Luce per la casa",
    "title": "Due anni allo stesso prezzo",
    "disclaimer": "0,1290 €/kWh la materia energia, fissa per 24 mesi dall’attivazione. Quota fissa di 12 € al mese; trasporto, oneri e imposte sono a parte.",
    "bollino": "/illustrations/promo-bollino.svg",
    "images": [
     "/illustrations/promo-luce.svg"
    ]
   }
  }
 ],
 "productpageinfocards": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
    "buttonType": "customLink",
    "link": "javascript:alert(1)",
    "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "salesPointCallText": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "background": "dark"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il titolo",
   "props": {
    "title": "Hai bisogno di una mano?"
   }
  },
  {
   "name": "typical",
   "title": "Punto vendita e telefono",
   "props": {
    "title": "Vuoi parlarne con una persona?",
    "text": "<p>Nei nostri punti vendita trovi un consulente che legge la bolletta con te e ti dice quanto spenderesti.</p>",
    "buttonType": "salesPointCall",
    "linkLabel": "Trova il punto vendita",
    "salesPointCallText": "oppure chiama 800 000 123",
    "icon": "Store",
    "background": "lilac",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "productpagerows": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "cards": [
     {},
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><iframe src=\"https://x.example\"></iframe><a href=\"javascript:alert(1)\">link</a> <b>grassetto</b></p><table><tr><td>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</td></tr></table>",
      "img": "javascript:alert(1)",
      "position": "right"
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "img": "/illustrations/casa.svg",
      "position": "center"
     },
     {
      "text": "<p>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p>",
      "img": "/illustrations/casa.svg",
      "position": "right"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una riga",
   "props": {
    "cards": [
     {
      "title": "Tutto dall’app"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre righe",
   "props": {
    "paddingTop": "80px",
    "paddingBottom": "80px",
    "cards": [
     {
      "title": "Una bolletta facile da leggere",
      "text": "<p>Una pagina sola: quanto hai consumato, quanto costa, quando si paga. Il dettaglio resta a portata di mano, per chi lo vuole.</p>",
      "icon": "Bill",
      "img": "/illustrations/bolletta.svg",
      "position": "left"
     },
     {
      "title": "Un’assistenza con un nome",
      "text": "<p>Al telefono c’è una persona, dal lunedì al sabato dalle 8 alle 20. Se serve, ti richiama la stessa.</p>",
      "icon": "CallCenter",
      "img": "/illustrations/assistenza.svg",
      "position": "right"
     },
     {
      "title": "L’autolettura al momento giusto",
      "text": "<p>Ti avvisiamo quando serve, e bastano due tocchi.</p>",
      "icon": "Calendar",
      "img": "/illustrations/calendario.svg",
      "position": "center"
     }
    ]
   }
  }
 ],
 "productpagetab": [
  {
   "name": "filled",
   "title": "Con i contenuti",
   "props": {
    "title": "Scegli la tariffa",
    "tabs": [
     {
      "title": "Prezzo fisso",
      "tabId": "prezzo-fisso",
      "active": true
     },
     {
      "title": "Prezzo variabile",
      "tabId": "prezzo-variabile"
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
     },
     "children": [
      {
       "component": "TextBlock",
       "props": {
        "title": "Lo stesso prezzo per due anni",
        "headingLevel": "h3",
        "text": "<p>Per 24 mesi il prezzo dell’energia resta quello che hai firmato, anche se il mercato sale.</p>"
       }
      }
     ]
    },
    {
     "component": "ProductPageTabContent",
     "props": {
      "tabId": "prezzo-variabile"
     },
     "children": [
      {
       "component": "TextBlock",
       "props": {
        "title": "Il prezzo all’ingrosso, ogni mese",
        "headingLevel": "h3",
        "text": "<p>Paghi il prezzo del mercato del mese, con un contributo che non cambia.</p>"
       }
      }
     ]
    }
   ]
  },
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "tabs": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "tabId": "a"
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "tabId": "b"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una scheda",
   "props": {
    "tabs": [
     {
      "title": "Luce",
      "tabId": "luce",
      "active": true
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Due schede",
   "props": {
    "title": "Scegli la tariffa",
    "tabs": [
     {
      "title": "Prezzo fisso",
      "tabId": "prezzo-fisso",
      "active": true
     },
     {
      "title": "Prezzo variabile",
      "tabId": "prezzo-variabile"
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
      "tabId": "prezzo-variabile"
     }
    }
   ]
  }
 ],
 "productpagetabcontent": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "tabId": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "defaultTabTipologiaTariffa": "bio",
    "productIds": [
     {
      "productId": "javascript:alert(1)"
     }
    ]
   },
   "data": [
    {
     "id": 11,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "slug": "luce-chiara-casa",
     "link": "/offerte/luce/luce-chiara-casa",
     "sidebarTitle": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "electricitySubtitle": "Prezzo fisso 24 mesi",
     "description": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
     "electricityCosts": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "electricityCostsBio": "F1 0,1390 · F23 0,1220 €/kWh",
     "energyCommercializationCost": "12 €/mese",
     "energybioCommercializationCost": "12 €/mese",
     "bonusList": [
      "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     ],
     "showSubscribe": true,
     "tipoTariffa": "mono",
     "tariffaBioraria": true,
     "labelA": "Monoraria",
     "labelB": "A fasce",
     "isGreenEnergy": true,
     "funnelDomain": "https://attiva.example",
     "isReferAFriend": false
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Senza prodotti",
   "props": {
    "tabId": "luce"
   },
   "data": []
  },
  {
   "name": "typical",
   "title": "Due prodotti",
   "props": {
    "tabId": "luce",
    "active": true,
    "productIds": [
     {
      "productId": "https://www.example/offerte/luce/luce-chiara-casa/"
     }
    ]
   },
   "data": [
    {
     "id": 11,
     "title": "Luce Chiara Casa",
     "slug": "luce-chiara-casa",
     "link": "/offerte/luce/luce-chiara-casa",
     "sidebarTitle": "Luce Chiara Casa",
     "electricitySubtitle": "Prezzo fisso 24 mesi",
     "description": "La materia energia resta ferma per due anni.",
     "electricityCosts": "0,1290 €/kWh",
     "electricityCostsBio": "F1 0,1390 · F23 0,1220 €/kWh",
     "energyCommercializationCost": "12 €/mese",
     "energybioCommercializationCost": "12 €/mese",
     "bonusList": [
      "Bonus di benvenuto 60 €",
      "100% energia rinnovabile"
     ],
     "showSubscribe": true,
     "tipoTariffa": "mono",
     "tariffaBioraria": true,
     "labelA": "Monoraria",
     "labelB": "A fasce",
     "localStore": "Attivabile in tutti i punti vendita",
     "CallMeBackProduct": "Luce Chiara Casa",
     "greenNumber": "800 000 123",
     "isGreenEnergy": true,
     "funnelDomain": "https://attiva.example",
     "isReferAFriend": false
    },
    {
     "id": 12,
     "title": "Luce Indice Casa",
     "slug": "luce-chiara-casa",
     "link": "/offerte/luce/luce-chiara-casa",
     "sidebarTitle": "Luce Indice Casa",
     "electricitySubtitle": "PUN Index GME + 0,0149 €/kWh",
     "description": "La materia energia resta ferma per due anni.",
     "electricityCosts": "PUN + 0,0149 €/kWh",
     "electricityCostsBio": "F1 0,1390 · F23 0,1220 €/kWh",
     "energyCommercializationCost": "12 €/mese",
     "energybioCommercializationCost": "12 €/mese",
     "bonusList": [
      "Bonus di benvenuto 60 €",
      "100% energia rinnovabile"
     ],
     "showSubscribe": true,
     "tipoTariffa": "mono",
     "tariffaBioraria": false,
     "labelA": "Monoraria",
     "labelB": "A fasce",
     "isGreenEnergy": true,
     "funnelDomain": "https://attiva.example",
     "isReferAFriend": true
    }
   ]
  }
 ],
 "recensioni": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "code": "<script>top.location='https://nessuno.example'</script>",
    "height": 2000
   }
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Recensioni dei clienti",
   "props": {
    "title": "Dicono di noi",
    "code": "<p>4,6 su 5, da 12.480 recensioni verificate</p>",
    "height": 320,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "resources": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "resources": [
     {
      "href": "javascript:alert(1)",
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "href": "/offerte"
     },
     {
      "href": "https://nessuno.example/ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "target": "_blank"
     },
     {
      "href": "/offerte",
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una risorsa",
   "props": {
    "resources": [
     {
      "href": "/bolletta",
      "text": "Guida alla bolletta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Cinque risorse",
   "props": {
    "title": "Risorse utili",
    "resources": [
     {
      "href": "/bolletta",
      "text": "Guida alla lettura della bolletta"
     },
     {
      "href": "/voltura-e-subentro",
      "text": "Voltura e subentro: quale serve"
     },
     {
      "href": "/punti-vendita",
      "text": "Orari dei punti vendita"
     },
     {
      "href": "/assistenza",
      "text": "Domande frequenti e contatti"
     },
     {
      "href": "https://attiva.example/",
      "text": "Attiva online la tua fornitura",
      "target": "_blank"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "salespointlist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   },
   "data": [
    {
     "region": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "stores": [
      {
       "id": 1,
       "city": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
       "address": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
       "slug": "torino",
       "href": "/punti-vendita/torino",
       "region": "Piemonte",
       "serviceInfo": true,
       "openingDays": [],
       "alertText": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
      }
     ]
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessun punto vendita",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Due regioni",
   "props": {
    "wrapped": true,
    "text": "<p>Vieni a trovarci: ti aspettiamo con una bolletta e le tue domande.</p>",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "region": "Piemonte",
     "stores": [
      {
       "id": 1,
       "city": "Torino",
       "address": "Via delle Officine 12",
       "slug": "torino",
       "href": "/punti-vendita/torino",
       "region": "Piemonte",
       "serviceInfo": false,
       "openingDays": [
        {
         "days_descriptions": "Lunedì - venerdì",
         "working_hour_description": "9:00 - 18:30"
        },
        {
         "days_descriptions": "Sabato",
         "working_hour_description": "9:00 - 13:00"
        }
       ]
      },
      {
       "id": 2,
       "city": "Novara",
       "address": "Via delle Officine 12",
       "slug": "novara",
       "href": "/punti-vendita/novara",
       "region": "Piemonte",
       "serviceInfo": true,
       "openingDays": [
        {
         "days_descriptions": "Lunedì - venerdì",
         "working_hour_description": "9:00 - 18:30"
        },
        {
         "days_descriptions": "Sabato",
         "working_hour_description": "9:00 - 13:00"
        }
       ],
       "alertText": "Chiuso il 24 dicembre."
      }
     ]
    },
    {
     "region": "Toscana",
     "stores": [
      {
       "id": 3,
       "city": "Firenze",
       "address": "Via delle Officine 12",
       "slug": "firenze",
       "href": "/punti-vendita/firenze",
       "region": "Toscana",
       "serviceInfo": false,
       "openingDays": [
        {
         "days_descriptions": "Lunedì - venerdì",
         "working_hour_description": "9:00 - 18:30"
        },
        {
         "days_descriptions": "Sabato",
         "working_hour_description": "9:00 - 13:00"
        }
       ]
      }
     ]
    }
   ]
  }
 ],
 "sectionabstract": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "align": "right"
   }
  },
  {
   "name": "minimal",
   "title": "Solo testo",
   "props": {
    "text": "<p>In breve, che cosa trovi in questa pagina.</p>"
   }
  },
  {
   "name": "typical",
   "title": "In breve",
   "props": {
    "title": "In breve",
    "text": "<p>La voltura cambia l’intestatario di una fornitura attiva, il subentro ne riattiva una spenta. In tutti e due i casi bastano <strong>documento, codice fiscale e codice POD o PDR</strong>, e alla pratica pensiamo noi.</p>",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectioncustomerarea": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaLoginModalTrigger": false,
    "ctaUrl": "javascript:alert(1)",
    "advantages": [
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     }
    ],
    "trackingId": "a_b-1"
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Sei già cliente?"
   }
  },
  {
   "name": "typical",
   "title": "Con vantaggi",
   "props": {
    "title": "Sei già cliente? Qui c’è tutto",
    "ctaLabel": "Accedi all’area clienti",
    "advantages": [
     {
      "text": "Bollette e pagamenti sempre in ordine"
     },
     {
      "text": "Consumi aggiornati ogni mattina"
     },
     {
      "text": "Autolettura in trenta secondi"
     },
     {
      "text": "Contratto e dati modificabili da te"
     }
    ],
    "trackingId": "box-area-clienti",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectiondownloadapp": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "image": "https://nessuno.example/x.png",
    "points": [
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     }
    ],
    "appStoreLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "appStoreUrl": "https://app.example/iphone",
    "playStoreLabel": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "playStoreUrl": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Scarica l’app",
    "appStoreUrl": "https://app.example/iphone"
   }
  },
  {
   "name": "typical",
   "title": "Con immagine",
   "props": {
    "title": "La tua energia in tasca",
    "text": "L’app Albaviva è gratuita e si collega al tuo contratto con il codice cliente.",
    "image": "/illustrations/app.svg",
    "points": [
     {
      "text": "Paghi la bolletta in due tocchi"
     },
     {
      "text": "Mandi l’autolettura con una foto"
     },
     {
      "text": "Scrivi a una persona, non a un robot"
     }
    ],
    "appStoreUrl": "https://app.example/iphone",
    "playStoreUrl": "https://app.example/android",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectionhighlights": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "columns": 4,
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
      "link": "javascript:alert(1)",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "img": "",
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     },
     {
      "link": "/offerte",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "title": "Uno"
     }
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Un punto",
   "props": {
    "items": [
     {
      "title": "Bolletta ogni due mesi"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre colonne",
   "props": {
    "title": "Pensata per semplificarti la vita",
    "columns": 3,
    "items": [
     {
      "icon": "Calendar",
      "title": "Una bolletta ogni due mesi",
      "text": "<p>Luce e gas insieme, con una sola scadenza da ricordare.</p>",
      "link": "/bolletta",
      "linkLabel": "Leggi la guida alla bolletta"
     },
     {
      "icon": "Telephone",
      "img": "/illustrations/assistenza.svg",
      "title": "Qualcuno che risponde",
      "text": "<p>Una persona, in media in due minuti, dal lunedì al sabato.</p>",
      "link": "/assistenza",
      "linkLabel": "Vai all’assistenza"
     },
     {
      "icon": "Stabilita",
      "img": "/illustrations/stabilita.svg",
      "title": "Prezzo protetto",
      "text": "<p>Quello che firmi è quello che paghi, per dodici mesi.</p>",
      "link": "/offerte/luce",
      "linkLabel": "Scopri le offerte"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "sectionphone": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "numberLabel": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "number": "80000012380000012380000012380000012380000012",
    "hours": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "note": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
   }
  },
  {
   "name": "minimal",
   "title": "Solo numero",
   "props": {
    "number": "800 000 123"
   }
  },
  {
   "name": "typical",
   "title": "Con orari",
   "props": {
    "title": "Vuoi sentire una persona?",
    "text": "Rispondiamo dall’Italia, in media entro due minuti.",
    "number": "800 000 123",
    "hours": "Nei giorni feriali, dalle 8 alle 20",
    "note": "Gratuito da rete fissa e mobile. Dall’estero: +39 02 0000 1230.",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectionsteps": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "smallText": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "steps": [
     {
      "text": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {},
     {
      "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. "
     }
    ],
    "cta": {
     "label": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "url": "javascript:alert(1)",
     "target": "_blank"
    }
   }
  },
  {
   "name": "minimal",
   "title": "Un passo",
   "props": {
    "steps": [
     {
      "text": "Scegli l’offerta"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Tre passi",
   "props": {
    "smallText": "Cambiare è semplice",
    "title": "Passa a noi in tre passi",
    "steps": [
     {
      "text": "Scegli l’offerta e tieni a portata di mano una bolletta"
     },
     {
      "text": "Firma online con il codice che ricevi via SMS"
     },
     {
      "text": "Pensiamo a tutto noi: nessuna interruzione, nessun costo"
     }
    ],
    "cta": {
     "label": "Inizia ora",
     "url": "/offerte/luce"
    },
    "trackingId": "passi-home",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "sectiontext": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "arrangement": "top",
    "align": "right",
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo testo",
   "props": {
    "text": "<p>Una riga di testo.</p>"
   }
  },
  {
   "name": "typical",
   "title": "Titolo di lato",
   "props": {
    "eyebrow": "Trasparenza",
    "title": "Che cosa c’è nel prezzo",
    "text": "<p>Il prezzo che leggi comprende <strong>materia energia e quota fissa</strong>. Trasporto, oneri e imposte li decide l’Autorità e sono uguali per tutti i fornitori: te li mostriamo lo stesso, voce per voce, prima della firma.</p><ul><li>Nessun costo di attivazione.</li><li>Nessuna penale se cambi idea.</li><li>Il prezzo fisso resta fisso per 24 mesi.</li></ul>",
    "ctaLabel": "Come leggere la bolletta",
    "ctaHref": "/bolletta",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectiontitle": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "headingLevel": "h3",
    "align": "right",
    "anchor": "ancora-1"
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Le nostre offerte"
   }
  },
  {
   "name": "typical",
   "title": "Con occhiello",
   "props": {
    "eyebrow": "Offerte luce e gas",
    "title": "Scegli come vuoi pagare l’energia",
    "text": "Prezzo fisso per dormire tranquilli, o prezzo indicizzato per seguire il mercato: la differenza la scriviamo in euro.",
    "paddingTop": "80px",
    "paddingBottom": "40px"
   }
  }
 ],
 "sectiontitlecanvas": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. ",
    "align": "right",
    "blobColours": "#f49864|#f6b624",
    "blobSeed": 0
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Energia che si vede"
   }
  },
  {
   "name": "typical",
   "title": "Tela viola e blu",
   "props": {
    "eyebrow": "Il nostro impegno",
    "title": "100% rinnovabile, certificata ogni anno",
    "text": "Per ogni kilowattora che consumi ne immettiamo in rete uno prodotto da sole, vento e acqua.",
    "blobSeed": 12,
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "separator": [
  {
   "name": "hostile",
   "title": "Punti",
   "props": {
    "kind": "dots",
    "startColor": "#6EC18A",
    "stopColor": "#6EC18A",
    "paddingLeftRight": "200",
    "paddingTop": "150px",
    "paddingBottom": "150px",
    "wrapped": true
   }
  },
  {
   "name": "minimal",
   "title": "Predefinito",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Sfumata e corta",
   "props": {
    "kind": "gradient",
    "width": "short",
    "startColor": "#F7BF28",
    "stopColor": "#E81C69",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "smallherobanner": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "icon": "GasPlug",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "titleColor": "darkText",
    "titleAlign": "bottom",
    "image": "https://nessuno.example/x.png",
    "socialShare": true
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Guida al gas"
   }
  },
  {
   "name": "typical",
   "title": "Con icona e testo",
   "props": {
    "icon": "OrionPlugWhite",
    "title": "Leggere la bolletta della luce",
    "text": "Le quattro voci che paghi, spiegate una per una.",
    "socialShare": true
   }
  }
 ],
 "sponsorslider": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "images": [
     "https://nessuno.example/x.png",
     "javascript:alert(1)",
     "/illustrations/casa.svg",
     "/illustrations/partner-lago-vela.svg"
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Vuoto",
   "props": {
    "title": "I nostri partner"
   }
  },
  {
   "name": "typical",
   "title": "Sei loghi",
   "props": {
    "title": "Con noi sul territorio",
    "images": [
     "/illustrations/partner-festival-lanterna.svg",
     "/illustrations/partner-polisportiva-aurora.svg",
     "/illustrations/partner-coop-girasole.svg",
     "/illustrations/partner-museo-vento.svg",
     "/illustrations/partner-lago-vela.svg",
     "/illustrations/partner-teatro-nuvola.svg"
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "staticblob": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "color": "red",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "icon": "Gas",
    "image": "https://nessuno.example/x.png",
    "inverted": true,
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo titolo",
   "props": {
    "title": "Energia pulita"
   }
  },
  {
   "name": "typical",
   "title": "Verde",
   "props": {
    "color": "green",
    "title": "Ogni albero conta",
    "text": "<p>Per ogni contratto con bolletta digitale piantiamo un albero con i comuni in cui abbiamo un punto vendita. Finora sono <strong>18.400</strong>.</p>",
    "icon": "BlueGreenLeaf",
    "ctaLabel": "Scopri chi siamo",
    "ctaHref": "/chi-siamo",
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "storelocator": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo» ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "list": [
     {
      "name": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "name": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Solo la ricerca",
   "props": {
    "title": "Trova il punto vendita"
   }
  },
  {
   "name": "typical",
   "title": "Con i servizi",
   "props": {
    "title": "Ci trovi vicino a casa",
    "text": "Porta una bolletta: ti facciamo un confronto gratuito e ti aiutiamo con il contratto, senza appuntamento.",
    "list": [
     {
      "name": "Confronto della bolletta"
     },
     {
      "name": "Volture, subentri e nuove attivazioni"
     },
     {
      "name": "Pagamenti e rateizzazioni"
     },
     {
      "name": "Assistenza sulla fibra"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "textblock": [
  {
   "name": "hostile",
   "title": "HTML ostile",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><table><tr><td>x</td></tr></table>",
    "align": "right"
   }
  },
  {
   "name": "minimal",
   "title": "Solo testo",
   "props": {
    "text": "<p>Una riga di testo.</p>"
   }
  },
  {
   "name": "typical",
   "title": "Titolo e testo",
   "props": {
    "title": "Cosa paghi in bolletta",
    "text": "<p>La bolletta è fatta di quattro parti: <strong>spesa per la materia energia</strong>, trasporto e gestione del contatore, oneri di sistema e imposte.</p><ul><li>La materia energia dipende dalla tua offerta.</li><li>Le altre voci sono uguali per tutti i fornitori.</li></ul><p><a href=\"/assistenza\">Leggi la guida alla bolletta</a></p>",
    "wrapped": true,
    "paddingTop": "40px",
    "paddingBottom": "40px"
   }
  }
 ],
 "textimgroundedborders": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "eyebrow": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p onclick=\"alert(1)\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a><h1>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><table><tr><td>x</td></tr></table>",
    "image": "https://nessuno.example/x.png",
    "inverted": true,
    "ctaLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "ctaHref": "javascript:alert(1)"
   }
  },
  {
   "name": "minimal",
   "title": "Solo testo",
   "props": {
    "title": "Chi siamo",
    "text": "<p>Vendiamo luce, gas e fibra.</p>"
   }
  },
  {
   "name": "typical",
   "title": "Testo e immagine",
   "props": {
    "eyebrow": "Chi siamo",
    "title": "Duecento persone, dodici città",
    "text": "<p>Albaviva nasce a Bari nel 2014 da un gruppo di tecnici stanchi di bollette incomprensibili. Oggi seguiamo 310.000 famiglie e 9.000 piccole imprese.</p><p>Chi ti risponde al telefono lavora accanto a chi scrive le offerte: se qualcosa non è chiaro, lo cambiamo.</p>",
    "image": "/illustrations/squadra.svg",
    "ctaLabel": "Conosci la squadra",
    "ctaHref": "/chi-siamo",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "videoplayer": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><h1 onclick=\"alert(1)\">ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</h1><p style=\"position:fixed\">Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. <a href=\"javascript:alert(1)\">link</a></p><ul><li>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</li></ul>",
    "videoCode": "-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9-_A9",
    "poster": "https://nessuno.example/x.png",
    "buttonLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il codice",
   "props": {
    "videoCode": "albaviva-00"
   }
  },
  {
   "name": "typical",
   "title": "Con copertina",
   "props": {
    "title": "La bolletta in due minuti",
    "text": "<p>Una guida per immagini: dove leggere i consumi, il prezzo e la scadenza.</p>",
    "videoCode": "albaviva-01",
    "poster": "/illustrations/contatore.svg",
    "wrapped": true,
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "workwithusblocklist": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
    "items": [
     {
      "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
      "text": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
      "link": "javascript:alert(1)",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {
      "title": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
      "link": "/chi-siamo",
      "linkLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
     },
     {}
    ]
   }
  },
  {
   "name": "minimal",
   "title": "Una card",
   "props": {
    "items": [
     {
      "title": "Formazione continua"
     }
    ]
   }
  },
  {
   "name": "typical",
   "title": "Quattro motivi",
   "props": {
    "title": "Perché lavorare in Albaviva",
    "text": "<p>Siamo in quattrocento, in sei città. Piccoli abbastanza per conoscerci, grandi abbastanza per crescere.</p>",
    "items": [
     {
      "icon": "VasHome",
      "title": "Lavoro ibrido",
      "text": "<p>Fino a tre giorni a settimana da casa, orari flessibili per tutti.</p>"
     },
     {
      "icon": "Award",
      "title": "Formazione",
      "text": "<p>Quaranta ore l’anno, scelte insieme: lingue, dati, sicurezza, gestione.</p>"
     },
     {
      "icon": "Clients",
      "title": "Parità vera",
      "text": "<p>Stipendi trasparenti per ruolo e congedi oltre quelli di legge.</p>",
      "link": "/chi-siamo",
      "linkLabel": "Chi siamo"
     },
     {
      "icon": "BlueGreenLeaf",
      "title": "Energia pulita",
      "text": "<p>Luce e gas scontati in casa tua, e un contributo per l’abbonamento ai mezzi.</p>"
     }
    ],
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "workwithusform": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "description": "<p onclick=\"alert(1)\">Testo <script>alert(1)</script><a href=\"javascript:alert(1)\">qui</a> ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi</p><iframe src=\"https://male.example\"></iframe>",
    "position": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi<script>alert(1)</script>",
    "destination": "",
    "destinationCC": "",
    "thankMessage": "<script>alert(1)</script>"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il modulo",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Candidatura a una posizione",
   "props": {
    "title": "Candidati ora",
    "description": "<p>Bastano due minuti: allega il curriculum e ti rispondiamo entro dieci giorni, qualunque sia l’esito.</p>",
    "position": "Consulente energia per il punto vendita di Verona",
    "destination": "selezione@albaviva.example",
    "destinationCC": "verona@albaviva.example",
    "thankMessage": "Grazie: ti rispondiamo entro dieci giorni, qualunque sia l’esito.",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ],
 "workwithuslist": [
  {
   "name": "hostile",
   "title": "Al limite, in uno slider",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "desc": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»",
    "hasSlider": true
   },
   "data": [
    {
     "id": 1,
     "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "desc": "<p>Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. Testo lunghissimo. </p><script>alert(1)</script><iframe src=\"https://nessuno.example\"></iframe><a href=\"javascript:alert(1)\">link</a>",
     "place": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
     "href": "javascript:alert(1)",
     "image": "https://nessuno.example/x.png"
    },
    {
     "id": 2,
     "title": "",
     "desc": "",
     "place": "",
     "href": "/lavora-con-noi/x"
    },
    {
     "id": 1,
     "title": "Consulente energia",
     "desc": "<p>Accompagni famiglie e negozi nella scelta dell’offerta giusta, in punto vendita.</p>",
     "place": "Torino",
     "href": "/lavora-con-noi/offerta-1",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-01"
    },
    {
     "id": 2,
     "title": "Sviluppatrice o sviluppatore front-end",
     "desc": "<p>Costruisci con noi l’area clienti: TypeScript, accessibilità e molta cura.</p>",
     "place": "Milano o da remoto",
     "href": "/lavora-con-noi/offerta-2",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-02"
    },
    {
     "id": 3,
     "title": "Tecnica o tecnico di rete",
     "desc": "<p>Segui cantieri e manutenzione della rete in fibra sul territorio.</p>",
     "place": "Novara",
     "href": "/lavora-con-noi/offerta-3",
     "image": "/illustrations/logo-albaviva-rete.svg",
     "dateIso": "2026-10-03"
    },
    {
     "id": 4,
     "title": "Analista dei dati",
     "desc": "<p>Previsioni dei consumi, prezzi e qualità del servizio: trasformi i numeri in decisioni.</p>",
     "place": "Bologna",
     "href": "/lavora-con-noi/offerta-4",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-04"
    }
   ]
  },
  {
   "name": "minimal",
   "title": "Nessuna offerta",
   "props": {},
   "data": []
  },
  {
   "name": "typical",
   "title": "Quattro offerte",
   "props": {
    "title": "Posizioni aperte",
    "desc": "Cerchiamo persone curiose, che sappiano ascoltare. Scegli la posizione e raccontaci di te.",
    "paddingTop": "80px",
    "paddingBottom": "80px"
   },
   "data": [
    {
     "id": 1,
     "title": "Consulente energia",
     "desc": "<p>Accompagni famiglie e negozi nella scelta dell’offerta giusta, in punto vendita.</p>",
     "place": "Torino",
     "href": "/lavora-con-noi/offerta-1",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-01"
    },
    {
     "id": 2,
     "title": "Sviluppatrice o sviluppatore front-end",
     "desc": "<p>Costruisci con noi l’area clienti: TypeScript, accessibilità e molta cura.</p>",
     "place": "Milano o da remoto",
     "href": "/lavora-con-noi/offerta-2",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-02"
    },
    {
     "id": 3,
     "title": "Tecnica o tecnico di rete",
     "desc": "<p>Segui cantieri e manutenzione della rete in fibra sul territorio.</p>",
     "place": "Novara",
     "href": "/lavora-con-noi/offerta-3",
     "image": "/illustrations/logo-albaviva-rete.svg",
     "dateIso": "2026-10-03"
    },
    {
     "id": 4,
     "title": "Analista dei dati",
     "desc": "<p>Previsioni dei consumi, prezzi e qualità del servizio: trasformi i numeri in decisioni.</p>",
     "place": "Bologna",
     "href": "/lavora-con-noi/offerta-4",
     "image": "/illustrations/logo-albaviva.svg",
     "dateIso": "2026-10-04"
    }
   ]
  }
 ],
 "workwithustitle": [
  {
   "name": "hostile",
   "title": "Al limite",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "place": "<script>alert(1)</script><img src=x onerror=alert(1)> & «testo»"
   }
  },
  {
   "name": "minimal",
   "title": "Solo il titolo",
   "props": {
    "title": "Consulente energia"
   }
  },
  {
   "name": "typical",
   "title": "Con sede e logo",
   "props": {
    "title": "Tecnica o tecnico di rete",
    "place": "Novara, con trasferte in Piemonte",
    "image": "/illustrations/logo-albaviva-rete.svg",
    "paddingTop": "80px",
    "paddingBottom": "40px"
   }
  }
 ]
};
