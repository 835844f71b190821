import path from 'node:path';
import { address, amount, type Environment, flag, server } from '../config/read-setting.ts';
import type { Settings } from '../config/settings.ts';
import { isAddress } from './address.ts';

/** What forms need of the installation's settings; every one is in `.env.example`. */
export interface FormSettings {
  siteOrigin: string;
  dataDir: string;
  brand: string;
  assistant: string;
  backendApi: string;
  cmsInternalApi: string;
  brandName: string;
  /** Sender of every mail. */
  from: string;
  /** Who gets what no block names a recipient for. */
  to: string[];
  /** Unset in development: a local sink then takes the mails. */
  smtpUrl: string | undefined;
  /** PostgreSQL; unset, an embedded database in the data directory. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  crmWebhookUrl: string | undefined;
  crmWebhookSecret: string;
  /** The company's own numbers, which suspicious calls are compared with. */
  companyPhones: string[];
  /** Whether X-Forwarded-For names the visitor: only behind a proxy that sets it. */
  trustProxy: boolean;
  secret: string | undefined;
  prefillKey: string | undefined;
  /** Submissions per address in ten minutes, and per e-mail or phone in an hour. */
  perAddress: number;
  perContact: number;
  /** Least time between the token and the post, in seconds. */
  minimumSeconds: number;
  /** First wait after a failed delivery, in seconds; it doubles with each. */
  retrySeconds: number;
  /** A delivery is dead after so many tries. */
  maxAttempts: number;
  retentionDays: number;
  consentRetentionDays: number;
}

const SMTP = {
  protocols: ['smtp', 'smtps'],
  example: 'smtps://user:password@smtp.example:465',
};
const POSTGRES = {
  protocols: ['postgres', 'postgresql'],
  example: 'postgres://user:password@db.example/outbox',
  isHostOptional: true,
};
const REDIS = { protocols: ['redis', 'rediss'], example: 'redis://redis.example:6379' };

/** Reads the settings; throws a sentence with the setting's name when one is unusable. */
export function readFormSettings(settings: Settings, env: Environment = process.env): FormSettings {
  const { siteOrigin, dataDir, brand, assistant, backendApi, cmsInternalApi, brandName } = settings;
  return {
    siteOrigin,
    dataDir,
    brand,
    assistant,
    backendApi,
    cmsInternalApi,
    brandName,
    from: sender(env) || `"${brandName.replace(/["\\\r\n]/g, '')}" <moduli@${brand}.example>`,
    to: recipients(env) ?? [`contatti@${brand}.example`],
    smtpUrl: server(env, 'SMTP_URL', SMTP),
    databaseUrl: server(env, 'DATABASE_URL', POSTGRES),
    redisUrl: server(env, 'REDIS_URL', REDIS),
    crmWebhookUrl: address(env, 'CRM_WEBHOOK_URL') || undefined,
    crmWebhookSecret: env.CRM_WEBHOOK_SECRET || '',
    companyPhones: phones(settings, env),
    trustProxy: flag(env, 'TRUST_PROXY'),
    secret: secret(env),
    prefillKey: prefillKey(env),
    perAddress: amount(env, 'FORMS_PER_ADDRESS', 60),
    perContact: amount(env, 'FORMS_PER_CONTACT', 10),
    minimumSeconds: amount(env, 'FORMS_MINIMUM_SECONDS', 1),
    retrySeconds: amount(env, 'OUTBOX_RETRY_SECONDS', 5),
    maxAttempts: amount(env, 'OUTBOX_MAX_ATTEMPTS', 75),
    retentionDays: amount(env, 'FORMS_RETENTION_DAYS', 180),
    consentRetentionDays: amount(env, 'CONSENT_RETENTION_DAYS', 730),
  };
}

/** Folder of the embedded outbox. */
export const outboxFolder = (settings: FormSettings) => path.join(settings.dataDir, 'outbox');

function sender(env: Environment): string | undefined {
  const from = env.FORMS_FROM;
  if (!from) return undefined;
  const [, inBrackets] = /^[^<>\r\n]*<([^<>]+)>$/.exec(from) ?? [];
  if (!isAddress(inBrackets ?? from)) {
    throw new Error(
      `FORMS_FROM must be an address such as a@b.it or "Name" <a@b.it>, not '${from}'.`,
    );
  }
  return from;
}

function recipients(env: Environment): string[] | undefined {
  const to = (env.FORMS_TO ?? '').split(/[\s,;]+/).filter(Boolean);
  const wrong = to.find((entry) => !isAddress(entry));
  if (wrong !== undefined) {
    throw new Error(`FORMS_TO must hold e-mail addresses with commas, and '${wrong}' is none.`);
  }
  return to.length > 0 ? to : undefined;
}

/** Those that the demo's pages tell people beside PHONE. */
const DEMO_PHONES = '045 000 0123, 800 000 145, 800 000 150, 800 000 155';

/** The number that the site itself tells people is always one of the company's. */
function phones({ phone }: Settings, env: Environment): string[] {
  const numbers = (env.COMPANY_PHONES || DEMO_PHONES)
    .split(',')
    .flatMap((number) => number.trim() || []);
  const wrong = numbers.find((number) => !/^\+?[\d ()./-]*\d[\d ()./-]*$/.test(number));
  if (wrong !== undefined) {
    throw new Error(`COMPANY_PHONES must hold phone numbers with commas, and '${wrong}' is none.`);
  }
  return [...(phone ? [phone] : []), ...numbers];
}

function secret(env: Environment): string | undefined {
  const value = env.FORMS_SECRET || undefined;
  if (value && value.length < 32) throw new Error('FORMS_SECRET must have at least 32 characters.');
  return value;
}

function prefillKey(env: Environment): string | undefined {
  const value = env.PREFILL_KEY || undefined;
  if (value && !/^[0-9a-f]{64}$/i.test(value)) {
    throw new Error('PREFILL_KEY must be 64 hexadecimal digits: openssl rand -hex 32');
  }
  return value;
}
