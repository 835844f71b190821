import { log } from '../config/log.ts';
import type { FormContext } from './context.ts';
import { crmDelivery } from './deliver/crm.ts';
import { mailDelivery } from './deliver/mail.ts';
import { rateLimits } from './guard/rate-limits.ts';
import { formSecrets } from './guard/secrets.ts';
import type { Database } from './outbox/database.ts';
import { countDeliveries } from './outbox/deliveries.ts';
import { openEmbedded } from './outbox/embedded.ts';
import { openPostgres } from './outbox/postgres.ts';
import type { Channel } from './outbox/submission.ts';
import { createTables } from './outbox/tables.ts';
import { type Deliver, startWorker } from './outbox/worker.ts';
import { publishedPages } from './read/published-page.ts';
import { shopPhones } from './read/shop-phones.ts';
import { type FormSettings, outboxFolder } from './settings.ts';
import { type MailSink, startSink } from './sink/server.ts';

export interface Forms {
  context: FormContext;
  /** Present while no SMTP server is configured. */
  sink: MailSink | undefined;
  counts(): Promise<{ pending: number; dead: number }>;
  stop(): Promise<void>;
}

/** Opens the outbox and begins to deliver; `stop` ends both and leaves nothing half done. */
export async function startForms(settings: FormSettings): Promise<Forms> {
  const secrets = await formSecrets(settings);
  const database = await openDatabase(settings);
  await createTables(database);
  const sink = settings.smtpUrl ? undefined : await startSink(settings.dataDir);
  const smtpUrl = settings.smtpUrl ?? sink?.url ?? '';
  const mail = mailDelivery({ smtpUrl, from: settings.from, siteOrigin: settings.siteOrigin });
  const channels: Partial<Record<Channel, Deliver>> = { mail: mail.deliver };
  if (settings.crmWebhookUrl) {
    channels.crm = crmDelivery({ url: settings.crmWebhookUrl, secret: settings.crmWebhookSecret });
  }
  const worker = startWorker({
    database,
    channels,
    retrySeconds: settings.retrySeconds,
    maxAttempts: settings.maxAttempts,
    retention: { days: settings.retentionDays, consentDays: settings.consentRetentionDays },
  });
  const limits = rateLimits(settings);
  return {
    context: {
      settings,
      secrets,
      limits,
      database,
      readPage: publishedPages(settings.cmsInternalApi),
      readShopPhones: shopPhones(settings.cmsInternalApi),
      channels: Object.keys(channels) as Channel[],
      wake: worker.wake,
    },
    sink,
    counts: () => countDeliveries(database),
    async stop() {
      await worker.stop();
      mail.close();
      await sink?.stop();
      await limits.close();
      await database.close().catch((error: unknown) => {
        log.error({ reason: String(error) }, 'outbox not closed');
      });
    },
  };
}

function openDatabase(settings: FormSettings): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openEmbedded(outboxFolder(settings));
}
