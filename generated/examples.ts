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
 "callmeback": [
  {
   "name": "hostile",
   "title": "Testi estremi",
   "props": {
    "title": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "text": "<script>alert(1)</script>ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi",
    "buttonLabel": "ParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspaziParolalunghissimasenzaspazi"
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
    "wrapped": true,
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
    "legalNote": "<p>Usiamo i tuoi dati solo per risponderti. Leggi la nostra <a href=\"/privacy\">informativa privacy</a>.</p>",
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
    "destinationCC": ""
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
    "paddingTop": "80px",
    "paddingBottom": "80px"
   }
  }
 ]
};
