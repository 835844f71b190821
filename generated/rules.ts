// Written by `npm run generate` from schemas/. Do not edit.
import type { Severity } from '@renderer/document/types.ts';

interface Rule {
  name: string;
  severity: Severity;
  message: string;
}

export const rules = {
 "invalid-version": {
  "name": "invalid-version",
  "severity": "error",
  "message": "La versione del blocco «{block}» deve essere un numero intero da 1 in su."
 },
 "migration-failed": {
  "name": "migration-failed",
  "severity": "error",
  "message": "I campi del blocco «{component}» non si lasciano portare alla versione {to}: {reason}."
 },
 "missing-pattern": {
  "name": "missing-pattern",
  "severity": "error",
  "message": "Il blocco condiviso non esiste più: sul sito qui non appare nulla."
 },
 "newer-version": {
  "name": "newer-version",
  "severity": "warning",
  "message": "Il blocco «{block}» è stato salvato da una versione più nuova di questa."
 },
 "unknown-property": {
  "name": "unknown-property",
  "severity": "warning",
  "message": "Il blocco non ha un campo «{field}»: il suo contenuto resta salvato ma non appare."
 }
} as const satisfies Readonly<Record<string, Rule>>;
