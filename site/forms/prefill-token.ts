import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PrefillInfo } from '@renderer/forms/prefill.ts';

/** Fields a token may carry (spec 3.15). */
export const PREFILL_FIELDS = [
  'nome',
  'cognome',
  'email',
  'cellulare',
  'ragione_sociale',
  'piva',
  'consumo',
] as const satisfies readonly (keyof PrefillInfo)[];

const VERSION = 'p1';
const MAX_LENGTH = 4_096;
const MAX_VALUE = 254;

/**
 * An authenticated-encrypted token: `p1.` and, in base64url, the 12-byte nonce, the AES-256-GCM
 * ciphertext of `{"exp": seconds, "info": {…}}` and the 16-byte tag; `p1` is the additional data.
 */
export function sealPrefill(key: Buffer, info: PrefillInfo, expires: Date): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(VERSION));
  const content = JSON.stringify({ exp: Math.floor(expires.getTime() / 1_000), info: known(info) });
  const sealed = Buffer.concat([nonce, cipher.update(content, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/** What a token says, or undefined when it is forged, damaged or expired. */
export function openPrefill(key: Buffer, token: string, now = Date.now()): PrefillInfo | undefined {
  const match = /^p1\.([A-Za-z0-9_-]{40,})$/.exec(token);
  if (!match || token.length > MAX_LENGTH) return undefined;
  const sealed = Buffer.from(match[1] ?? '', 'base64url');
  // One token has one spelling: bits that decoding ignores must be as encoding wrote them.
  if (sealed.toString('base64url') !== match[1]) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(VERSION));
    decipher.setAuthTag(sealed.subarray(-16));
    const content = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    const { exp, info } = JSON.parse(content.toString('utf8')) as { exp: unknown; info: unknown };
    if (typeof exp !== 'number' || exp * 1_000 <= now) return undefined;
    return known(info);
  } catch {
    return undefined;
  }
}

function known(info: unknown): PrefillInfo {
  const source = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>;
  return Object.fromEntries(
    PREFILL_FIELDS.flatMap((name) => {
      const value = Object.hasOwn(source, name) ? source[name] : undefined;
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_VALUE)]] : [];
    }),
  );
}
