import { decodeEntities } from '@renderer/ui/text/decode-entities.ts';

/**
 * Reading values of unknown JSON. The CMS writes an empty ACF object as `[]`, an unset image as
 * `false` and numbers as strings: these readers answer undefined instead of a wrong type.
 */
export type Json = Record<string, unknown>;

export function object(value: unknown): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Json)
    : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function number(value: unknown): number | undefined {
  if (value === null || value === '' || typeof value === 'boolean') return undefined;
  const parsed =
    typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** True for true, 1, '1', 'true', 'yes', 'on', and for a list whose first value is one of them. */
export function flag(value: unknown): boolean {
  if (Array.isArray(value)) return flag(value[0]);
  return value === true || value === 1 || /^(1|true|yes|on)$/i.test(String(value));
}

/**
 * Whether a field that was once free text says yes: all that is written there, unless it is a no.
 * Editors wrote «Sì», «X» or the tariff's name.
 */
export function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return isSaid(value[0]);
  if (typeof value === 'boolean') return value;
  const said = text(value)?.trim() ?? '';
  return said !== '' && !/^(0|false|no)$/i.test(said);
}

/** Plain text of a rendered WordPress title: entities decoded, tags dropped. */
export function plain(value: unknown): string {
  const raw = text(object(value).rendered ?? value) ?? '';
  return decodeEntities(raw.replace(/<[/!a-z][^>]*>/gi, '')).trim();
}

/** HTML of an excerpt without its paragraphs' tags, entities decoded (spec 3.3, 3.4, 3.10). */
export function withoutParagraphs(value: unknown): string {
  const raw = text(object(value).rendered ?? value) ?? '';
  return decodeEntities(raw.replace(/<\/?p\b[^>]*>/g, '')).trim();
}

/**
 * The fields of an item under the names their schema gives (`schemas/fields`, generated types):
 * a name that is not there does not compile. The values are whatever the CMS answers.
 */
export function fields<Fields>(acf: unknown): { readonly [Name in keyof Fields]-?: unknown } {
  return object(acf) as { readonly [Name in keyof Fields]-?: unknown };
}
