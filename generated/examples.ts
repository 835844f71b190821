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
    "salesPointCallText": "oppure chiama l’800 000 123",
    "paddingTop": "40px",
    "paddingBottom": "40px"
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
    "wrapped": true,
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
    "imageUrl": "/illustrations/fotovoltaico.svg",
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
    "wrapped": true
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
    "wrapped": true
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
      "text": "Ogni voce della bolletta ha un nome che si capisce e un prezzo scritto per esteso."
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
    "wrapped": true,
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
    "wrapped": true,
    "paddingTop": "40px",
    "paddingBottom": "40px"
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
    "title": "Preferisci parlare con una persona?",
    "text": "Rispondiamo dall’Italia, in media entro due minuti.",
    "number": "800 000 123",
    "hours": "Dal lunedì al sabato, dalle 8 alle 20",
    "note": "Gratuito da rete fissa e mobile. Dall’estero: +39 02 0000 1230.",
    "wrapped": true
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
 ]
};
