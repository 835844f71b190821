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
      "title": "Condizioni generali di fornitura",
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
       "text": "<p>Ogni due mesi, via e-mail o per posta. Con la bolletta digitale la trovi anche in <a href=\"/area-clienti\">area clienti</a>.</p>"
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
    ]
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
    "paddingTop": "40px"
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
