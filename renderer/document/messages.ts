import italian from 'ajv-i18n/localize/it/index.js';
import type { ValidationError } from '../validation.ts';

/** An Italian sentence for a violation: our own wording, ajv-i18n's for the rest. */
export function messageFor(error: ValidationError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'Richiesto';
    case 'enum':
      return `Valore non ammesso: scegli tra ${list(params.allowedValues)}.`;
    case 'type':
      return `Deve essere ${TYPES[String(params.type)] ?? String(params.type)}.`;
    case 'minItems':
      return `Servono almeno ${params.limit} voci.`;
    case 'maxItems':
      return `Al massimo ${params.limit} voci.`;
    case 'minLength':
      return Number(params.limit) === 1 ? 'Richiesto' : `Servono almeno ${params.limit} caratteri.`;
    case 'maxLength':
      return `Al massimo ${params.limit} caratteri.`;
    case 'minimum':
      // Numbers of a list are ids of items in the CMS, and 0 is one that is still to be chosen.
      if (/\/\d+$/.test(error.instancePath)) return 'Scegli una voce.';
      return `Il valore minimo è ${params.limit}.`;
    case 'maximum':
      return `Il valore massimo è ${params.limit}.`;
    case 'format':
      return FORMATS[String(params.format)] ?? 'Formato non valido.';
    default: {
      const copy = [{ ...error }];
      (italian as unknown as (errors: ValidationError[]) => void)(copy);
      return copy[0]?.message ?? 'Valore non valido.';
    }
  }
}

const TYPES: Record<string, string> = {
  string: 'un testo',
  number: 'un numero',
  integer: 'un numero intero',
  boolean: 'sì o no',
  object: 'un gruppo di campi',
  array: 'un elenco',
};

const FORMATS: Record<string, string> = {
  email: 'Email non valida',
  uri: 'Indirizzo non valido: scrivi per esempio https://www.esempio.it.',
  'uri-reference':
    'Indirizzo non valido: scrivi per esempio /offerte, #gas o https://www.esempio.it.',
  date: 'Data non valida.',
};

function list(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => `«${value}»`).join(', ') : '';
}
