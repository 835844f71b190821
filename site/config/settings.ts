import path from 'node:path';

/** The installation's settings (spec section 9, "Configuration values"; contract C1). */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Public origin of this site, no trailing slash. */
  siteOrigin: string;
  /** Origin of the main site, for links of service category cards; default: siteOrigin. */
  siteHost: string;
  /** Public base of the CMS REST API, as browsers reach it; may be a path on this origin. */
  cmsApi: string;
  /** The same API as this server reaches it. */
  cmsInternalApi: string;
  /** Address of the CMS nonce endpoint, as browsers reach it. */
  nonceEndpoint: string;
  funnelDomain: string;
  backendApi: string;
  brandName: string;
  /** {brand}: the brand as part of paths, cookies and identifiers. */
  brand: string;
  assistantName: string;
  assistant: string;
  /** File that holds the secret shared with the CMS for signed webhooks. */
  webhookSecretFile: string;
  embeddedCms: boolean;
  /** What the editor's checks do to publishing, e.g. `alt=block,contrast=off`. */
  publishChecks: string;
}

type Environment = Record<string, string | undefined>;

const EMBEDDED_CMS_API = '/wordpress/wp-json';
const EMBEDDED_NONCE = '/wordpress/wp-admin/admin-ajax.php?action=rest-nonce';

/** Reads the settings from the environment; throws with the setting's name when one is unusable. */
export function readSettings(env: Environment = process.env): Settings {
  const port = integer(env, 'PORT', 3000);
  const siteOrigin = origin(env, 'SITE_ORIGIN', `http://localhost:${port}`);
  const dataDir = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR || '.data');
  const cmsApi = (env.WP_API || EMBEDDED_CMS_API).replace(/\/+$/, '');
  const embeddedCms = !env.WP_API || env.WP_API === EMBEDDED_CMS_API;
  const brandName = env.BRAND || 'Albaviva';
  const assistantName = env.ASSISTANT || 'Alba';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    siteOrigin,
    siteHost: origin(env, 'SITE_HOST', siteOrigin),
    cmsApi,
    cmsInternalApi: env.CMS_INTERNAL_API || new URL(cmsApi, siteOrigin).href,
    nonceEndpoint: env.WP_NONCE || nonceFor(cmsApi, embeddedCms),
    funnelDomain: origin(env, 'FUNNEL_DOMAIN', 'https://attiva.example'),
    backendApi: (env.BACKEND_API || '/api').replace(/\/+$/, ''),
    brandName,
    brand: identifier(brandName),
    assistantName,
    assistant: identifier(assistantName),
    webhookSecretFile: env.WEBHOOK_SECRET_FILE || path.join(dataDir, 'webhook-secret'),
    embeddedCms,
    publishChecks: env.PUBLISH_CHECKS || '',
  };
}

/** A name as part of paths and cookies: lower case, letters and digits only. */
function identifier(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();
}

function nonceFor(cmsApi: string, embedded: boolean): string {
  return embedded
    ? EMBEDDED_NONCE
    : cmsApi.replace(/\/wp-json$/, '/wp-admin/admin-ajax.php?action=rest-nonce');
}

function integer(env: Environment, name: string, fallback: number): number {
  const raw = env[name];
  if (!raw) return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0 || value > 65535) {
    throw new Error(`${name} must be a port number between 0 and 65535, not '${raw}'.`);
  }
  return value;
}

function origin(env: Environment, name: string, fallback: string): string {
  const raw = env[name];
  if (!raw) return fallback;
  try {
    return new URL(raw).origin;
  } catch {
    throw new Error(`${name} must be an address such as https://www.example.it, not '${raw}'.`);
  }
}
