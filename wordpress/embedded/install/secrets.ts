import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EmbeddedSettings } from '../settings.ts';
import { readJson, writePrivateJson } from './private-file.ts';

const KEY_NAMES = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
] as const;

export interface Secrets {
  /** WordPress's keys and salts: they sign logins and nonces. */
  keys: Record<(typeof KEY_NAMES)[number], string>;
  /** Signs the messages to the site. */
  webhook: string;
}

/** Reads the installation's secrets, making them on the first run. */
export async function ensureSecrets(file: string, settings: EmbeddedSettings): Promise<Secrets> {
  const stored = await readJson<Pick<Secrets, 'keys'>>(file);
  const keys = stored?.keys ?? newKeys();
  if (!stored) await writePrivateJson(file, { keys });
  return { keys, webhook: settings.webhookSecret || (await fromFile(settings.webhookSecretFile)) };
}

async function fromFile(file: string | undefined): Promise<string> {
  return file ? (await readFile(file, 'utf8').catch(() => '')).trim() : '';
}

/** A password a person can type: 20 characters, about 117 bits. */
export function newPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // 256 is no multiple of the alphabet's length: bytes past the last multiple are thrown away.
  const limit = 256 - (256 % alphabet.length);
  let password = '';
  while (password.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < limit && password.length < 20) password += alphabet[byte % alphabet.length];
    }
  }
  return password;
}

function newKeys(): Secrets['keys'] {
  return Object.fromEntries(
    KEY_NAMES.map((name) => [name, randomBytes(48).toString('base64')]),
  ) as Secrets['keys'];
}
