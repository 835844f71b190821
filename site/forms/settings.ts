import path from 'node:path';
import type { Settings } from '../config/settings.ts';

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

type Environment = Record<string, string | undefined>;

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
    from: env.FORMS_FROM || `"${brandName.replace(/["\\\r\n]/g, '')}" <moduli@${brand}.example>`,
    to: words(env.FORMS_TO || `contatti@${brand}.example`),
    smtpUrl: env.SMTP_URL || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    crmWebhookUrl: env.CRM_WEBHOOK_URL || undefined,
    crmWebhookSecret: env.CRM_WEBHOOK_SECRET || '',
    // The number that the site itself tells people is always one of them.
    companyPhones: [settings.phone, ...(env.COMPANY_PHONES || '045 000 0123').split(',')].flatMap(
      (number) => number.trim() || [],
    ),
    trustProxy: env.TRUST_PROXY === '1',
    secret: env.FORMS_SECRET || undefined,
    prefillKey: env.PREFILL_KEY || undefined,
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

const words = (list: string) => list.split(/[\s,;]+/).filter(Boolean);

function amount(env: Environment, name: string, fallback: number): number {
  const raw = env[name];
  if (!raw) return fallback;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < 0) {
    throw new Error(`${name} must be a number of 0 or more, not '${raw}'.`);
  }
  return value;
}
