import { getSettings } from '../../config/current.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /wordpress/wp-admin/',
    'Disallow: /*?pb',
    'Allow: /',
    `Sitemap: ${getSettings().siteOrigin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
