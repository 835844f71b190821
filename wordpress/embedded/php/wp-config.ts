import type { Secrets } from '../install/secrets.ts';
import type { EmbeddedSettings } from '../settings.ts';
import { DATABASE_DIR, DATABASE_FILE, DOCUMENT_ROOT, MU_PLUGIN_DIR } from './paths.ts';

type Constant = string | number | boolean;

/**
 * wp-config.php of the embedded WordPress. It stands outside the served folder and only in
 * memory: the secrets in it are kept in a file that only the owner can read.
 */
export function wpConfig(settings: EmbeddedSettings, secrets: Secrets): string {
  const home = `${settings.siteOrigin}/wordpress`;
  const constants: Record<string, Constant> = {
    WP_HOME: home,
    WP_SITEURL: home,
    DB_NAME: 'wordpress',
    DB_USER: '',
    DB_PASSWORD: '',
    DB_HOST: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    DB_DIR: `${DATABASE_DIR}/`,
    DB_FILE: DATABASE_FILE,
    ...secrets.keys,
    // The login must be known to the whole site: its pages open the editor.
    COOKIEPATH: '/',
    SITECOOKIEPATH: '/',
    ADMIN_COOKIE_PATH: '/',
    FORCE_SSL_ADMIN: settings.siteOrigin.startsWith('https:'),
    WPMU_PLUGIN_DIR: MU_PLUGIN_DIR,
    WP_ENVIRONMENT_TYPE: 'production',
    WP_DEBUG: false,
    WP_DEBUG_DISPLAY: false,
    // Nothing of WordPress runs by itself here, and nothing is fetched from outside.
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_AUTO_UPDATE_CORE: false,
    DISALLOW_FILE_EDIT: true,
    DISALLOW_FILE_MODS: true,
    // Scripts and styles one by one: Node serves files faster than PHP joins them.
    CONCATENATE_SCRIPTS: false,
    WP_POST_REVISIONS: 40,
    AUTOSAVE_INTERVAL: 60,
    WP_MEMORY_LIMIT: '256M',
    ENERGY_SITE_ORIGIN: settings.siteOrigin,
    ENERGY_SITE_BRAND: settings.brandName,
    ENERGY_SITE_WEBHOOK_URL: settings.webhookUrl,
    ENERGY_SITE_WEBHOOK_SECRET: secrets.webhook,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `if (!defined('${name}')) define('${name}', ${phpLiteral(value)});`,
  );
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', '${DOCUMENT_ROOT}/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** A value as PHP source. */
export function phpLiteral(value: Constant): string {
  if (typeof value !== 'string') return String(value);
  return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}
