import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * What the server does with a request for a path under /wordpress. PHP is given the path as it was
 * judged, not as it came.
 */
export type Decision =
  | { kind: 'file'; file: string; cache: 'public' | 'none' }
  | { kind: 'php'; path: string }
  | { kind: 'refuse'; status: 400 | 403 | 404 };

export interface ServedFolders {
  coreDir: string;
  contentDir: string;
}

const STATIC_TYPES = new Set(
  (
    'css js mjs map json png jpg jpeg gif webp avif svg ico woff woff2 ttf otf eot ' +
    'mp4 webm mp3 ogg wav pdf zip doc docx xls xlsx ppt pptx csv txt vtt'
  ).split(' '),
);

/** Scripts a browser may name. Everything else of PHP is reached through WordPress's index.php. */
const SCRIPTS = [
  /^\/index\.php$/,
  /^\/wp-login\.php$/,
  /^\/wp-admin\/(?!includes\/|install|setup-config|maint\/|upgrade|install-helper)[a-z0-9-]+(\/[a-z0-9-]+)*\.php$/,
  /^\/wp-includes\/js\/tinymce\/wp-tinymce\.php$/,
];

/** Where files for browsers are. Nothing outside these folders is ever served. */
const STATIC_FOLDERS = /^\/(wp-includes|wp-admin|wp-content\/(themes|plugins|uploads|fonts))\//;

/**
 * Decides by allow-list what a path may reach, on its decoded, normalised form. `pathname` is as it
 * came, with /wordpress in front.
 */
export function decide(pathname: string, folders: ServedFolders): Decision {
  const clean = normalise(pathname);
  if (clean === undefined) return { kind: 'refuse', status: 400 };
  if (clean !== '/wordpress' && !clean.startsWith('/wordpress/')) {
    return { kind: 'refuse', status: 404 };
  }
  const inner = clean.slice('/wordpress'.length) || '/';
  const lower = inner.toLowerCase();
  if (isPrivate(lower)) return { kind: 'refuse', status: 403 };

  const script = /^(.*?\.(?:php\d?|phtml|phar|inc))(?:\/|$)/.exec(lower)?.[1];
  if (script !== undefined) {
    // Compared as written: on a file system that ignores case, WP-CONFIG.PHP is wp-config.php.
    const allowed = SCRIPTS.some((pattern) => pattern.test(inner.slice(0, script.length)));
    return allowed ? php(clean) : { kind: 'refuse', status: 403 };
  }
  const file = hostFile(inner, folders);
  if (!file || !existsSync(file)) return php(clean);
  if (statSync(file).isDirectory()) return directory(lower, clean);
  const type = path.extname(lower).slice(1);
  if (!STATIC_FOLDERS.test(lower) || !STATIC_TYPES.has(type))
    return { kind: 'refuse', status: 404 };
  return {
    kind: 'file',
    file,
    cache: lower.startsWith('/wp-content/uploads/') ? 'public' : 'none',
  };
}

const php = (clean: string): Decision => ({
  kind: 'php',
  path: encodeURI(clean).replace(/[?#]/g, encodeURIComponent),
});

function directory(lower: string, clean: string): Decision {
  const admin = /^\/(wp-admin(\/(user|network))?\/?)?$/.test(lower);
  return admin ? php(clean) : { kind: 'refuse', status: 403 };
}

/** Hidden files, settings, databases, logs: refused wherever they are, and whether they are. */
function isPrivate(lower: string): boolean {
  return (
    /\/\./.test(lower) ||
    /^\/wp-config/.test(lower) ||
    /^\/wp-content\/(database|mu-plugins|upgrade|db\.php|debug)/.test(lower) ||
    /^\/(xmlrpc|wp-cron|wp-mail|wp-trackback|phpinfo|wp-signup|wp-activate)\.php/.test(lower) ||
    /\.(sqlite\d?|db|sql|log|bak|old|orig|swp|sh|ini|ya?ml|lock|pem|key)(\/|$|-)/.test(lower)
  );
}

function hostFile(inner: string, { coreDir, contentDir }: ServedFolders): string | undefined {
  const inContent = inner === '/wp-content' || inner.startsWith('/wp-content/');
  const root = inContent ? contentDir : coreDir;
  const file = path.join(root, inContent ? inner.slice('/wp-content'.length) : inner);
  return file === root || file.startsWith(root + path.sep) ? file : undefined;
}

/**
 * Decoded once, empty and single-dot segments dropped. Undefined for what no honest client sends:
 * what is still encoded after that, climbs, or uses backslashes or control characters.
 */
function normalise(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
  if (/[%\\\u0000-\u001f\u007f]/.test(decoded)) return undefined;
  if (decoded.startsWith('//') || decoded.split('/').includes('..')) return undefined;
  return path.posix.normalize(decoded);
}
