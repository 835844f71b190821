/** Readers of single settings: each throws a sentence with the setting's name for an unusable value. */
export type Environment = Record<string, string | undefined>;

/** A port; the fallback when the setting is empty. */
export function port<Fallback>(env: Environment, name: string, fallback: Fallback) {
  const raw = env[name];
  if (!raw) return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0 || value > 65535) {
    throw new Error(`${name} must be a port number between 0 and 65535, not '${raw}'.`);
  }
  return value;
}

/** An amount of 0 or more. */
export function amount(env: Environment, name: string, fallback: number): number {
  const raw = env[name];
  if (!raw) return fallback;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < 0) {
    throw new Error(`${name} must be a number of 0 or more, not '${raw}'.`);
  }
  return value;
}

/** Whether a setting is on; the fallback when it is empty. */
export function flag(env: Environment, name: string, fallback = false): boolean {
  const raw = env[name];
  if (!raw) return fallback;
  if (raw !== '1' && raw !== '0') throw new Error(`${name} must be 1, 0 or empty, not '${raw}'.`);
  return raw === '1';
}

/** A full address, or empty when the setting is. */
export function address(env: Environment, name: string): string {
  return urlOf(env, name, { protocols: ['http', 'https'], example: 'https://www.example.it/x' });
}

interface Kind {
  protocols: readonly string[];
  example: string;
  /** Whether an address may name no host, as that of a socket of this machine. */
  isHostOptional?: boolean;
}

/** The address of a server of another kind; undefined when the setting is empty. */
export function server(env: Environment, name: string, kind: Kind): string | undefined {
  return urlOf(env, name, kind) ? env[name] : undefined;
}

/** A path of this site or a full address, as it is written; the fallback when it is empty. */
export function pathOrAddress(env: Environment, name: string, fallback: string): string {
  const raw = env[name];
  if (!raw) return fallback;
  if (!/^\/(?!\/)/.test(raw)) address(env, name);
  return raw;
}

export function origin(env: Environment, name: string, fallback: string): string {
  const found = address(env, name);
  return found ? new URL(found).origin : fallback;
}

/** Origins with commas or blanks between them. */
export function origins(env: Environment, name: string): string[] {
  const entries = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  return entries.map((entry) => origin({ [name]: entry }, name, ''));
}

function urlOf(
  env: Environment,
  name: string,
  { protocols, example, isHostOptional = false }: Kind,
): string {
  const raw = env[name];
  if (!raw) return '';
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  const isComplete = url !== undefined && (url.host !== '' || isHostOptional);
  if (!isComplete || !protocols.includes(url.protocol.slice(0, -1))) {
    // What is nearly an address may hold a password.
    throw new Error(`${name} must be an address such as ${example}, not '${withoutLogin(raw)}'.`);
  }
  return url.href;
}

const withoutLogin = (address: string) => address.replace(/[^/]*@/, '…@');
