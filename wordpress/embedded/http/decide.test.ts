import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, type ServedFolders } from './decide.ts';

let root: string;
let folders: ServedFolders;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'decide-'));
  folders = { coreDir: path.join(root, 'core'), contentDir: path.join(root, 'content') };
  const files = [
    'core/index.php',
    'core/wp-login.php',
    'core/wp-config.php',
    'core/wp-load.php',
    'core/readme.html',
    'core/wp-admin/index.php',
    'core/wp-admin/css/common.css',
    'core/wp-includes/js/jquery/jquery.js',
    'core/wp-includes/version.php',
    'content/uploads/2025/casa.png',
    'content/uploads/2025/pagina.html',
    'content/uploads/2025/shell.php',
    'content/plugins/energy-site/energy-site.php',
    'content/plugins/energy-site/config/fields.json',
    'content/themes/x/style.css',
    'content/database/.ht.sqlite',
    'content/debug.log',
    'secrets.json',
  ];
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), 'x');
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const kind = (pathname: string) => {
  const decision = decide(`/wordpress${pathname}`, folders);
  return decision.kind === 'refuse' ? decision.status : decision.kind;
};

describe('what a path may reach', () => {
  it.each([
    '/wp-admin/css/common.css',
    '/wp-includes/js/jquery/jquery.js',
    '/wp-content/uploads/2025/casa.png',
    '/wp-content/uploads//2025/./casa.png',
    '/wp-content/themes/x/style.css',
  ])('serves the file %s', (pathname) => {
    expect(kind(pathname)).toBe('file');
  });

  it.each([
    '',
    '/',
    '/index.php',
    '/wp-login.php',
    '/wp-admin/',
    '/wp-admin',
    '/wp-admin/index.php',
    '/wp-admin/admin-ajax.php',
    '/wp-admin/load-scripts.php',
    '/wp-admin/network/index.php',
    '/wp-json/wp/v2/pages',
    '/wp-json/',
    '/una-pagina/con%20spazi',
    '/index.php/wp-json/wp/v2/pages',
  ])('leaves %s to PHP', (pathname) => {
    expect(kind(pathname)).toBe('php');
  });

  const secret = '/wp-content/database/.ht.sqlite';
  it.each([
    secret,
    secret.replace('.ht', '%2eht'),
    secret.replace('.ht', '%252eht'),
    secret.replace('.ht', '%25252eht'),
    secret.replace('database', 'DATABASE'),
    secret.replace('database', 'd%61tabase'),
    secret.replaceAll('/', '%2f'),
    secret.replaceAll('/', '%255c'),
    secret.replace('/database', '//database'),
    secret.replace('/database', '\\database'),
    secret.replace('/database', '/uploads/../database'),
    secret.replace('/database', '/uploads/%2e%2e/database'),
    secret.replace('/database', '/uploads/..%5cdatabase'),
    `${secret}/`,
    `${secret}/index.php`,
    `${secret}%00.png`,
    `${secret};.png`,
    '/../secrets.json',
    '/wp-content/../../secrets.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/wp-content/uploads/..%2f..%2f..%2fsecrets.json',
    '/wp-config.php',
    '/WP-CONFIG.PHP',
    '/wp-config.php/x',
    '/index.php/../wp-config.php',
    '/wp-config-sample.php',
    '/wp-load.php',
    '/wp-includes/version.php',
    '/wp-content/uploads/2025/shell.php',
    '/wp-content/uploads/2025/shell.php/x.png',
    '/wp-content/uploads/2025/SHELL.PHP',
    '/wp-content/uploads/2025/shell.phtml',
    '/wp-content/uploads/2025/pagina.html',
    '/wp-content/plugins/energy-site/energy-site.php',
    '/wp-content/mu-plugins/embedded.php',
    '/wp-content/debug.log',
    '/wp-content/uploads/2025/',
    '/wp-admin/install.php',
    '/wp-admin/setup-config.php',
    '/wp-admin/includes/file.php',
    '/wp-cron.php',
    '/xmlrpc.php',
    '/phpinfo.php',
    '/readme.html',
    '/.env',
    '/.git/config',
    '/%',
    '/%zz',
    '/100%25-verde',
    '/wp-content/uploads/2025/shell.php/%252e%252e/%252e%252e/%252e%252e/%252e%252e/',
    '/wp-content/uploads/2025/shell.php/%25252e%25252e/%25252e%25252e/%25252e%25252e/%25252e%25252e/',
  ])('refuses %s', (pathname) => {
    expect(kind(pathname)).toBeTypeOf('number');
  });

  it('gives PHP the path that was judged', () => {
    const path = (pathname: string) => {
      const decision = decide(pathname, folders);
      return decision.kind === 'php' ? decision.path : decision;
    };
    expect(path('/wordpress/a//b/./c%20d/%C3%A8%3F/')).toBe('/wordpress/a/b/c%20d/%C3%A8%3F/');
    expect(decide('//wordpress/x', folders)).toEqual({ kind: 'refuse', status: 400 });
  });

  it('knows no path outside its own', () => {
    expect(decide('/', folders)).toEqual({ kind: 'refuse', status: 404 });
    expect(decide('/wordpress/../x', folders)).toEqual({ kind: 'refuse', status: 400 });
    expect(decide('/wordpressx', folders)).toEqual({ kind: 'refuse', status: 404 });
  });
});
