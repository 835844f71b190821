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
    "wrapped": true,
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
      "javascript:alert(1)",
      "/illustrations/casa.svg"
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
      "javascript:alert(1)",
      "/illustrations/casa.svg"
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
    "title": "Quanto spenderesti con noi?",
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
       "javascript:alert(1)",
       "/illustrations/casa.svg"
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
    "paddingBottom": "80px"
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
      "javascript:alert(1)",
      "/illustrations/casa.svg"
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
    "title": "Preferisci parlarne con qualcuno?",
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
      "title": "Una bolletta che si legge",
      "text": "<p>Una pagina sola: quanto hai consumato, quanto costa, quando si paga. Il dettaglio resta a portata di mano, per chi lo vuole.</p>",
      "icon": "Bill",
      "img": "/illustrations/bolletta.svg",
      "position": "left"
     },
     {
      "title": "Assistenza con nome e cognome",
      "text": "<p>Ti risponde una persona, dal lunedì al sabato dalle 8 alle 20. Se serve, ti richiama la stessa.</p>",
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
 ]
};
