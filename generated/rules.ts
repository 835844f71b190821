// Written by `npm run generate` from schemas/. Do not edit.
import type { Severity } from '@renderer/document/types.ts';

interface Rule {
  name: string;
  severity: Severity;
  message: string;
}

export const rules = {
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
 "unknown-property": {
  "name": "unknown-property",
  "severity": "warning",
  "message": "Il blocco non ha un campo «{field}»: il suo contenuto resta salvato ma non appare."
 }
} as const satisfies Readonly<Record<string, Rule>>;
