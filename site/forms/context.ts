import type { RateLimits } from './guard/rate-limits.ts';
import type { FormSecrets } from './guard/secrets.ts';
import type { Database } from './outbox/database.ts';
import type { Channel } from './outbox/submission.ts';
import type { ReadPage } from './read/published-page.ts';
import type { ReadShopPhones } from './read/shop-phones.ts';
import type { FormSettings } from './settings.ts';

/** What the endpoints work with. */
export interface FormContext {
  settings: FormSettings;
  secrets: FormSecrets;
  limits: RateLimits;
  database: Database;
  readPage: ReadPage;
  readShopPhones: ReadShopPhones;
  /** Where each accepted submission is delivered. */
  channels: readonly Channel[];
  /** Something new is in the outbox. */
  wake(): void;
}
