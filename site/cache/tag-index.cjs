'use strict';
const fs = require('node:fs');
const path = require('node:path');

/**
 * Which stored pages carry which cache tags, by visible path. The framework can mark a tag stale
 * but not say which pages bear it; this index answers that, so that a change in the CMS can warm
 * exactly those pages. It survives restarts in the data directory beside the pages themselves.
 */
// On the global object, because the bundled routes and the cache handler load this file twice.
globalThis.__pageTagIndex ??= load();
const index = globalThis.__pageTagIndex;

/** @returns {Map<string, string[]>} tags by path */
function load() {
  try {
    return new Map(JSON.parse(fs.readFileSync(file(), 'utf8')));
  } catch {
    // None yet, or cut short by a crash: it fills again as pages are stored.
    return new Map();
  }
}

function file() {
  return path.join(process.env.PAGE_CACHE_DIR ?? '', 'page-tags.json');
}

let timer;
function saveSoon() {
  if (!process.env.PAGE_CACHE_DIR || timer) return;
  const target = file();
  timer = setTimeout(() => {
    timer = undefined;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(`${target}.new`, JSON.stringify([...index]));
    fs.renameSync(`${target}.new`, target);
  }, 200);
  timer.unref();
}

/**
 * @param {string} key cache key, `…/$/visible/path`
 * @param {string[]} tags none: the page is not visited for any change
 */
function rememberTags(key, tags) {
  const path = visiblePath(key);
  const own = tags.filter(Boolean);
  if (own.length > 0) index.set(path, own);
  else if (!index.delete(path)) return;
  saveSoon();
}

/**
 * @param {string} key cache key of a page
 * @returns {string}
 */
function visiblePath(key) {
  const marker = key.indexOf('/$/');
  const path = marker === -1 ? key : key.slice(marker + 2);
  return path === '/index' ? '/' : path;
}

/**
 * Whether a page is stored under this key.
 * @param {string} key
 * @returns {boolean}
 */
function isRemembered(key) {
  return index.has(visiblePath(key));
}

/**
 * Paths of stored pages that carry at least one of the tags.
 * @param {string[]} tags
 * @returns {string[]}
 */
function pathsWithTags(tags) {
  const wanted = new Set(tags);
  return [...index].filter(([, own]) => own.some((tag) => wanted.has(tag))).map(([p]) => p);
}

module.exports = { isRemembered, rememberTags, pathsWithTags, visiblePath };
