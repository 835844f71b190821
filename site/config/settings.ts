import path from 'node:path';
import { LOG_LEVELS } from './log.ts';
import {
  address,
  type Environment,
  flag,
  origin,
  origins,
  pathOrAddress,
  port as portOf,
} from './read-setting.ts';

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
  /** Version of the cookie policy; visitors are asked again when it changes. */
  cookiePolicyVersion: string;
  /** Where the login form of the customer area posts to. */
  customerAreaUrl: string;
  /** The company's phone number as people read it; empty when it has none. */
  phone: string;
  /** Script of the chat widget for this host (spec 2.9); empty when chat is off. */
  chatScriptUrl: string;
  /** Script of the tag manager; empty when off. */
  tagManagerUrl: string;
  /** Script of the advertising pixel; empty when off and on any host but the production one. */
  adPixelUrl: string;
  /** Further origins that the third-party scripts may load from, once the visitor allows them. */
  thirdPartyOrigins: string[];
  /** File that holds the secret shared with the CMS for signed webhooks. */
  webhookSecretFile: string;
  embeddedCms: boolean;
  /** Loopback port of the embedded CMS; unset, the one after the site's. */
  cmsPort: number | undefined;
  /** Origins of the other instances of the site, to be told of changes too. */
  instances: string[];
  /** Whether /catalogo is shown: in development, or by CATALOGUE=1. */
  catalogue: boolean;
  /** What the editor's checks do to publishing, e.g. `alt=block,contrast=off`. */
  publishChecks: string;
  /** Whether traces are sent; the standard variables say where, and all else of it. */
  tracing: boolean;
}

const EMBEDDED_CMS_API = '/wordpress/wp-json';
const EMBEDDED_NONCE = '/wordpress/wp-admin/admin-ajax.php?action=rest-nonce';

/** Reads the settings from the environment; throws with the setting's name when one is unusable. */
export function readSettings(env: Environment = process.env): Settings {
  logLevel(env);
  // Read by the embedded CMS, which starts later.
  flag(env, 'RESET_EDITOR_PASSWORD');
  const port = portOf(env, 'PORT', 3000);
  const siteOrigin = origin(env, 'SITE_ORIGIN', `http://localhost:${port}`);
  const dataDir = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR || '.data');
  const cmsApi = apiRoot(env);
  const embeddedCms = cmsApi === EMBEDDED_CMS_API;
  const brandName = named(env, 'BRAND', 'Albaviva');
  // Of its name the CMS makes that of a post type, `{brand}pedia`, which has 20 characters at most.
  if (identifier(brandName).length > 15) {
    throw new Error(`BRAND may have 15 letters and digits at most, unlike '${brandName}'.`);
  }
  const assistantName = named(env, 'ASSISTANT', 'Alba');
  const funnelDomain = origin(env, 'FUNNEL_DOMAIN', 'https://attiva.example');
  const production = new URL(siteOrigin).hostname === productionHost(env);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    siteOrigin,
    siteHost: origin(env, 'SITE_HOST', siteOrigin),
    cmsApi,
    cmsInternalApi: internalApi(env) || new URL(cmsApi, siteOrigin).href,
    nonceEndpoint: pathOrAddress(env, 'WP_NONCE', nonceFor(cmsApi, embeddedCms)),
    funnelDomain,
    backendApi: pathOrAddress(env, 'BACKEND_API', '/api').replace(/\/+$/, ''),
    brandName,
    brand: identifier(brandName),
    assistantName,
    assistant: identifier(assistantName),
    cookiePolicyVersion: policyVersion(env),
    customerAreaUrl: address(env, 'CUSTOMER_AREA_URL') || `${funnelDomain}/area-clienti/login`,
    phone: env.PHONE ?? '800 000 123',
    chatScriptUrl: address(env, production ? 'CHAT_SCRIPT_URL' : 'CHAT_TEST_SCRIPT_URL'),
    tagManagerUrl: address(env, 'TAG_MANAGER_URL'),
    adPixelUrl: production ? address(env, 'AD_PIXEL_URL') : '',
    thirdPartyOrigins: origins(env, 'THIRD_PARTY_ORIGINS'),
    webhookSecretFile: env.WEBHOOK_SECRET_FILE || path.join(dataDir, 'webhook-secret'),
    embeddedCms,
    cmsPort: portOf(env, 'WP_PORT', undefined),
    instances: origins(env, 'INSTANCES'),
    catalogue: flag(env, 'CATALOGUE', env.NODE_ENV === 'development'),
    publishChecks: env.PUBLISH_CHECKS || '',
    tracing: ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
      (name) => address(env, name) !== '',
    ),
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

function policyVersion(env: Environment): string {
  const version = env.COOKIE_POLICY_VERSION || '1';
  if (!/^[\w.-]{1,32}$/.test(version)) {
    throw new Error(
      `COOKIE_POLICY_VERSION may hold letters, digits, '.', '-' and '_' (32 at most), not '${version}'.`,
    );
  }
  return version;
}

/** The CMS as this server reaches it. */
const internalApi = (env: Environment) => address(env, 'CMS_INTERNAL_API').replace(/\/+$/, '');

function productionHost(env: Environment): string | undefined {
  const host = env.PRODUCTION_HOST;
  if (host && !/^[\w-]+(\.[\w-]+)*$/.test(host)) {
    throw new Error(`PRODUCTION_HOST must be a host name such as www.example.it, not '${host}'.`);
  }
  return host;
}

/** Root of the REST API: a full address, or a path of this site. */
function apiRoot(env: Environment): string {
  const raw = env.WP_API;
  if (!raw) return EMBEDDED_CMS_API;
  const root = raw.startsWith('/') ? raw : address(env, 'WP_API');
  return root.replace(/\/+$/, '');
}

/** A name that paths and cookies are made of. */
function named(env: Environment, name: string, fallback: string): string {
  const given = env[name] || fallback;
  if (!identifier(given)) throw new Error(`${name} needs a letter or a digit, unlike '${given}'.`);
  return given;
}

function logLevel(env: Environment): void {
  const level = env.LOG_LEVEL;
  if (level && !LOG_LEVELS.includes(level)) {
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${level}'.`);
  }
}
