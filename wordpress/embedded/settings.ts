import path from 'node:path';

/** What the embedded WordPress needs to know; all from the environment. */
export interface EmbeddedSettings {
  /** Absolute; WordPress keeps everything of its own under `<dataDir>/wordpress`. */
  dataDir: string;
  /** Downloaded WordPress files, shared by all data directories. */
  cacheDir: string;
  /** Another core instead of the pinned one: a folder or a zip. */
  coreDir: string | undefined;
  coreZip: string | undefined;
  /** Public origin of the site; WordPress is mounted at `<siteOrigin>/wordpress`. */
  siteOrigin: string;
  /** Loopback port; 0 lets the system choose. */
  port: number;
  webhookUrl: string;
  /** The secret itself; empty when it stands in the file. */
  webhookSecret: string;
  webhookSecretFile: string | undefined;
  brandName: string;
  assistantName: string;
  funnelDomain: string;
  siteHost: string;
  /** Folder with the content of the first run. */
  seedDir: string;
  /** Adds the users `redattore` (editor) and `autore` (author), for tests only. */
  seedTestUsers: boolean;
  /** Gives the administrator a new password and announces it. */
  resetPassword: boolean;
}

type Environment = Record<string, string | undefined>;

/** Reads the settings; throws a sentence that names the setting when one is unusable. */
export function readEmbeddedSettings(env: Environment = process.env): EmbeddedSettings {
  const siteOrigin = new URL(env.SITE_ORIGIN || 'http://localhost:3000').origin;
  const port = Number(env.WP_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`WP_PORT must be a port number between 0 and 65535, not '${env.WP_PORT}'.`);
  }
  return {
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    cacheDir: path.resolve(env.CACHE_DIR || '.cache'),
    coreDir: env.WP_CORE_DIR ? path.resolve(env.WP_CORE_DIR) : undefined,
    coreZip: env.WP_CORE_ZIP ? path.resolve(env.WP_CORE_ZIP) : undefined,
    siteOrigin,
    port,
    webhookUrl: env.WEBHOOK_URL || '',
    webhookSecret: env.WEBHOOK_SECRET || '',
    webhookSecretFile: env.WEBHOOK_SECRET_FILE,
    brandName: env.BRAND_NAME || env.BRAND || 'Albaviva',
    assistantName: env.ASSISTANT_NAME || env.ASSISTANT || 'Alba',
    funnelDomain: env.FUNNEL_DOMAIN || 'https://attiva.example',
    siteHost: env.SITE_HOST || siteOrigin,
    seedDir: path.resolve(env.SEED_DIR || path.join(import.meta.dirname, '../seed')),
    seedTestUsers: env.SEED_TEST_USERS === '1',
    resetPassword: env.RESET_EDITOR_PASSWORD === '1',
  };
}
