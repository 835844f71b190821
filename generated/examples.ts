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
   "name": "typical",
   "title": "Trova un punto vendita",
   "props": {
    "label": "Trova il punto vendita",
    "type": "storeLocator",
    "colour": "pinkOrange",
    "align": "center"
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
    "wrapped": true
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
        "text": "<p>Ogni due mesi, via e-mail o per posta.</p>"
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
        "text": "<p>Ogni due mesi, via e-mail o per posta.</p>"
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
    ]
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
    ]
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
      "img": [],
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
      ]
     },
     {
      "title": "Fibra",
      "subtitle": "Fino a 2,5 Gbps, a prezzo fisso",
      "text": "Modem incluso e attivazione gratuita.",
      "ctaLabel": "Verifica la copertura",
      "ctaHref": "/offerte/luce",
      "buttonColorSwitcher": "pinkOrange"
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
   "name": "minimal",
   "title": "Senza immagine",
   "props": {}
  },
  {
   "name": "typical",
   "title": "Con link e didascalia",
   "props": {
    "img": "/illustrations/fibra.svg",
    "alt": "Una casa collegata alla fibra ottica",
    "caption": "La fibra arriva fino alla tua casa.",
    "link": "/offerte/luce",
    "wrapped": true
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
      "title": "Documento e codice fiscale",
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
      "title": "L’auto si ricarica mentre dormi",
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
      "triangleType": "bottom-left"
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
   "title": "Una news e un evento",
   "props": {
    "linkLabel": "Tutte le news",
    "link": "/news",
    "wrapped": true
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
     "dateIso": "2026-11-12"
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
     }
    }
   ]
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
      "tabId": "nuovi",
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
      "tabId": "clienti",
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
    "storeLocatorLabel": "Attiva in un punto vendita",
    "wrapped": true
   }
  }
 ],
 "productpagetab": [
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
      "tabId": "fisso",
      "active": true
     },
     {
      "title": "Prezzo variabile",
      "tabId": "variabile"
     }
    ]
   },
   "children": [
    {
     "component": "ProductPageTabContent",
     "props": {
      "tabId": "fisso",
      "active": true
     }
    },
    {
     "component": "ProductPageTabContent",
     "props": {
      "tabId": "variabile"
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
    "text": "<p>Vieni a trovarci: ti aspettiamo con una bolletta e le tue domande.</p>"
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
    "paddingTop": "80px"
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
    "paddingTop": "40px"
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
 ]
};
