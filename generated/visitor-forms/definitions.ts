// Written by `npm run generate` from schemas/. Do not edit.
import type { FormDefinition } from '@renderer/forms/definition.ts';

/** Every form visitors fill, by name. */
export const formDefinitions = {
  "assistant": {
  "name": "assistant",
  "displayName": "Contatto dall’assistente",
  "endpoint": "/{assistant}form/",
  "components": [
    "Form{Assistant}"
  ],
  "fields": [
    {
      "name": "name",
      "label": "Nome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "given-name"
    },
    {
      "name": "surname",
      "label": "Cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "family-name"
    },
    {
      "name": "email",
      "label": "Email",
      "input": "email",
      "required": true,
      "maxLength": 254,
      "autocomplete": "email",
      "message": "Email non valida"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "city",
      "label": "Città",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "address-level2"
    },
    {
      "name": "textArea",
      "label": "Motivo del contatto",
      "input": "textarea",
      "required": true,
      "maxLength": 4000
    }
  ]
},
  "brand": {
  "name": "brand",
  "displayName": "Richiesta dal sotto-marchio",
  "endpoint": "/{brand}form/",
  "components": [
    "{Brand}Form"
  ],
  "fields": [
    {
      "name": "name",
      "label": "Nome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "given-name"
    },
    {
      "name": "surname",
      "label": "Cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "family-name"
    },
    {
      "name": "email",
      "label": "Email",
      "input": "email",
      "required": true,
      "maxLength": 254,
      "autocomplete": "email",
      "message": "Email non valida"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "city",
      "label": "Città",
      "input": "text",
      "required": false,
      "maxLength": 100,
      "autocomplete": "address-level2"
    },
    {
      "name": "textArea",
      "label": "Messaggio",
      "input": "textarea",
      "required": false,
      "maxLength": 4000
    }
  ]
},
  "business": {
  "name": "business",
  "displayName": "Richiesta di offerta business",
  "endpoint": "{backend_api}/business",
  "components": [
    "OffersFormBusiness"
  ],
  "fields": [
    {
      "name": "nome",
      "label": "Nome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "given-name"
    },
    {
      "name": "cognome",
      "label": "Cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "family-name"
    },
    {
      "name": "email",
      "label": "Email",
      "input": "email",
      "required": true,
      "maxLength": 254,
      "autocomplete": "email",
      "message": "Email non valida"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "nomeazienda",
      "label": "Nome Azienda",
      "input": "text",
      "required": true,
      "maxLength": 200,
      "autocomplete": "organization"
    },
    {
      "name": "piva",
      "label": "Partita IVA",
      "input": "text",
      "required": false,
      "maxLength": 200,
      "autocomplete": "off",
      "inputMode": "numeric",
      "hint": "vat-number"
    },
    {
      "name": "city",
      "label": "Città",
      "input": "text",
      "required": false,
      "maxLength": 100,
      "autocomplete": "address-level2"
    },
    {
      "name": "need",
      "label": "Di cosa hai bisogno",
      "input": "select",
      "required": true,
      "options": [
        {
          "value": "6",
          "label": "Cambio fornitore"
        },
        {
          "value": "5",
          "label": "Nuova attivazione"
        },
        {
          "value": "7",
          "label": "Subentro"
        }
      ]
    },
    {
      "name": "commodity",
      "label": "Per quale fornitura",
      "input": "select",
      "required": true,
      "options": [
        {
          "value": "luce",
          "label": "Luce"
        },
        {
          "value": "gas",
          "label": "Gas"
        },
        {
          "value": "luce-gas",
          "label": "Luce e gas"
        }
      ]
    },
    {
      "name": "consumo",
      "label": "Consumo annuo",
      "input": "text",
      "required": false,
      "maxLength": 200,
      "autocomplete": "off"
    },
    {
      "name": "textArea",
      "label": "Note",
      "input": "textarea",
      "required": false,
      "maxLength": 4000
    },
    {
      "name": "privacy",
      "label": "Ho letto l’informativa privacy e acconsento al trattamento dei miei dati per essere ricontattato.",
      "input": "checkbox",
      "required": true,
      "consent": "2026-11",
      "link": {
        "text": "informativa privacy",
        "href": "/privacy"
      }
    }
  ]
},
  "callmeback": {
  "name": "callmeback",
  "displayName": "Richiamami",
  "endpoint": "{backend_api}/callmeback",
  "components": [
    "CallMeBack",
    "CallMeBackPage",
    "CallMeBackNew"
  ],
  "fields": [
    {
      "name": "name",
      "label": "Nome e cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "name"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "time",
      "label": "Quando preferisci",
      "input": "select",
      "required": false,
      "options": [
        {
          "value": "mattina",
          "label": "Mattina, 9–13"
        },
        {
          "value": "pomeriggio",
          "label": "Pomeriggio, 13–18"
        },
        {
          "value": "sera",
          "label": "Sera, 18–20"
        }
      ]
    },
    {
      "name": "product",
      "label": "Offerta",
      "input": "hidden",
      "required": false,
      "maxLength": 200,
      "query": "offerta"
    },
    {
      "name": "privacy",
      "label": "Ho letto l’informativa privacy e acconsento al trattamento dei miei dati per essere ricontattato.",
      "input": "checkbox",
      "required": true,
      "consent": "2026-11",
      "link": {
        "text": "informativa privacy",
        "href": "/privacy"
      }
    },
    {
      "name": "marketing",
      "label": "Acconsento a ricevere offerte dedicate per telefono (facoltativo).",
      "input": "checkbox",
      "required": false,
      "consent": "2026-11"
    }
  ]
},
  "candidatura": {
  "name": "candidatura",
  "displayName": "Candidatura",
  "endpoint": "/candidatura/",
  "components": [
    "WorkWithUsForm"
  ],
  "fields": [
    {
      "name": "nome",
      "label": "Nome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "given-name"
    },
    {
      "name": "cognome",
      "label": "Cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "family-name"
    },
    {
      "name": "email",
      "label": "Email",
      "input": "email",
      "required": true,
      "maxLength": 254,
      "autocomplete": "email",
      "message": "Email non valida"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "city",
      "label": "Città",
      "input": "text",
      "required": false,
      "maxLength": 100,
      "autocomplete": "address-level2"
    },
    {
      "name": "position",
      "label": "Posizione",
      "input": "text",
      "required": false,
      "maxLength": 200,
      "query": "posizione"
    },
    {
      "name": "curriculum",
      "label": "Curriculum (PDF, DOC o DOCX, fino a 5 MB)",
      "input": "file",
      "required": true,
      "maxLength": 255,
      "accept": [
        ".pdf",
        ".doc",
        ".docx"
      ],
      "maxBytes": 5242880
    },
    {
      "name": "message",
      "label": "Presentazione",
      "input": "textarea",
      "required": false,
      "maxLength": 4000
    },
    {
      "name": "privacy",
      "label": "Ho letto l’informativa privacy e acconsento al trattamento dei miei dati per la selezione del personale.",
      "input": "checkbox",
      "required": true,
      "consent": "2026-11",
      "link": {
        "text": "informativa privacy",
        "href": "/privacy"
      }
    }
  ]
},
  "chiamate-sospette": {
  "name": "chiamate-sospette",
  "displayName": "Verifica di una chiamata",
  "endpoint": "/chiamatesospette/",
  "components": [
    "FormChiamateSospette"
  ],
  "fields": [
    {
      "name": "phone",
      "label": "Numero che ti ha chiamato",
      "input": "tel",
      "required": true,
      "maxLength": 30,
      "autocomplete": "off",
      "message": "Numero di telefono non valido"
    }
  ]
},
  "pmi": {
  "name": "pmi",
  "displayName": "Richiesta PMI",
  "endpoint": "/pmiform/",
  "components": [
    "FormPmi"
  ],
  "fields": [
    {
      "name": "nome",
      "label": "Nome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "given-name"
    },
    {
      "name": "cognome",
      "label": "Cognome",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "family-name"
    },
    {
      "name": "email",
      "label": "Email",
      "input": "email",
      "required": true,
      "maxLength": 254,
      "autocomplete": "email",
      "message": "Email non valida"
    },
    {
      "name": "phone",
      "label": "Telefono",
      "input": "tel",
      "required": true,
      "autocomplete": "tel",
      "help": "Per esempio 333 123 4567",
      "message": "Numero di telefono non valido"
    },
    {
      "name": "nomeazienda",
      "label": "Nome Azienda",
      "input": "text",
      "required": true,
      "maxLength": 200,
      "autocomplete": "organization"
    },
    {
      "name": "city",
      "label": "Città",
      "input": "text",
      "required": true,
      "maxLength": 100,
      "autocomplete": "address-level2"
    },
    {
      "name": "piva",
      "label": "Partita IVA",
      "input": "text",
      "required": true,
      "maxLength": 200,
      "autocomplete": "off",
      "inputMode": "numeric",
      "hint": "vat-number"
    },
    {
      "name": "consumo",
      "label": "Consumo annuo",
      "input": "text",
      "required": false,
      "maxLength": 200,
      "autocomplete": "off"
    },
    {
      "name": "textArea",
      "label": "Motivo del contatto",
      "input": "textarea",
      "required": false,
      "maxLength": 4000
    },
    {
      "name": "prodotto",
      "label": "Prodotto",
      "input": "hidden",
      "required": false,
      "maxLength": 200
    },
    {
      "name": "generic",
      "label": "Recapito",
      "input": "hidden",
      "required": false,
      "maxLength": 200
    }
  ]
},
} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof formDefinitions;
