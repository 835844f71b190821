'use strict';
const { EARLY_EVENTS_HASH } = require('./early-events-script.cjs');

/**
 * The content security policy of the site's own pages. CommonJS because the cache handler, which
 * the framework loads outside the bundler, needs it too.
 * @param {string[]} scriptSources further sources of script-src: hashes of a stored page, or the
 *   nonce of a dynamic one
 * @param {{development?: boolean}} [options] development adds what hot reload needs
 */
function contentSecurityPolicy(scriptSources, options = {}) {
  const development = options.development === true;
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptSources,
      // A hash would switch off the 'unsafe-inline' that development needs.
      development ? "'unsafe-eval'" : EARLY_EVENTS_HASH,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    // The player of VideoPlayer blocks, loaded when the visitor asks for it.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  const configured = configuredSources();
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...sources, ...(configured[name] ?? [])].join(' ')}`)
    .join('; ');
}

/**
 * Origins that the settings add, by directive; the server writes them here at start
 * (site/config/policy-sources.ts), because this file cannot read the settings itself.
 * @returns {Record<string, string[]>}
 */
function configuredSources() {
  return JSON.parse(process.env.CSP_SOURCES || '{}');
}

module.exports = { contentSecurityPolicy };
