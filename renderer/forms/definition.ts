import type { ValidateFunction } from '../validation.ts';

export type FieldInput =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'file'
  | 'hidden';

/** A field of a visitor form, as generated from `schemas/forms`. */
export interface FieldDefinition {
  name: string;
  /** Without the asterisk of required fields. */
  label: string;
  input: FieldInput;
  required: boolean;
  maxLength?: number;
  autocomplete?: string;
  /** Parameter of the page's address that fills the field. */
  query?: string;
  inputMode?: 'numeric';
  /** How to fill it in, said below it. */
  help?: string;
  /** A check that is no barrier: its outcome is a hint. */
  hint?: 'vat-number';
  /** What a visitor reads when the pattern does not match. */
  message?: string;
  options?: readonly { value: string; label: string }[];
  /** File name endings that are admitted. */
  accept?: readonly string[];
  maxBytes?: number;
  /** Version of the consent text, which is the label. */
  consent?: string;
  /** Words of the label that lead to the page they name. */
  link?: { text: string; href: string };
}

export interface FormDefinition {
  name: string;
  /** Name for mails and administrators. */
  displayName: string;
  /** May hold `{brand}`, `{assistant}` and `{backend_api}`. */
  endpoint: string;
  /** Identifiers of the blocks that carry the form. */
  components: readonly string[];
  fields: readonly FieldDefinition[];
}

/** Values as they are checked, stored and sent: only declared fields, empty ones left out. */
export type FormValues = Record<string, string | boolean>;

export type FormValidator = ValidateFunction;
