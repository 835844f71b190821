import path from 'node:path';
import type { NextConfig } from 'next';

const root = path.resolve(import.meta.dirname, '..');

const config: NextConfig = {
  poweredByHeader: false,
  // The front server canonicalises slashes, so that /pmiform/ and /punti-vendita/ answer as they
  // stand and every page has one cache entry.
  skipTrailingSlashRedirect: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  // `npm test` checks the types of the whole repository; a start need not do it again.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
  cacheHandler: path.join(root, 'site/cache/cache-handler.cjs'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Only what the CMS says expires a page; this is the ceiling for pages nobody changed.
  expireTime: 60 * 60 * 24 * 365,
  images: { unoptimized: true },
  // The head of a page made at each visit would otherwise follow in its body whenever the CMS is
  // slower with it than with the page.
  htmlLimitedBots: /.*/,
  // Where browsers look for an icon on pages that name none, as WordPress's own.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  serverExternalPackages: [
    ...['sharp', 'file-type', 'busboy', 'pino'],
    ...['core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(
      (name) => `@opentelemetry/${name}`,
    ),
  ],
};

export default config;
