'use strict';
const path = require('node:path');
const fileSystemCacheModule = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { isAway } = require('./cms-away.cjs');
const { contentSecurityPolicy } = require('./content-security-policy.cjs');
const { dropUnusedScripts } = require('./drop-unused-scripts.cjs');
const { inlineScriptHashes } = require('./inline-script-hashes.cjs');
const { endedOvertaken, isOvertaken, noteChange } = require('./overtaken.cjs');
const pageChanges = require('./page-changes.cjs');
const { pageStatus } = require('./page-status.cjs');
const { placeStreamed } = require('./place-streamed.cjs');
const { shortenPageData } = require('./shorten-page-data.cjs');
const { isRemembered, rememberTags, visiblePath } = require('./tag-index.cjs');
const { noteKnown, noteUnknown } = require('./unknown-addresses.cjs');

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;
const TAGS_HEADER = 'x-next-cache-tags';
const POLICY_HEADER = 'content-security-policy';

/**
 * The framework's own file cache with eleven changes (docs/decisions/0004-page-cache.md):
 * entries live in the data directory, so that installations and tests that share a build never
 * share pages; each stored page carries the CSP that admits its own inline scripts and no other;
 * scripts that a page has no use for, and data that says nothing, are taken out of it, and streamed
 * content put in its place; the tags of each page are remembered, so that a change can warm the
 * pages that show it; what a change of the CMS overtook while it was made is not stored; a page may
 * ask for its status; addresses of nothing are kept in memory alone; a copy is never stored twice;
 * one that says that nothing is there is not served stale.
 */
class CacheHandler {
  constructor(context) {
    const directory = process.env.PAGE_CACHE_DIR;
    // Build-time entries are read from the build's own folder and never written there at run time:
    // what is set here goes to the memory that both share.
    this.seeds = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
    this.pages = directory
      ? new FileSystemCache({ ...context, serverDistDir: path.join(directory, 'server') })
      : new FileSystemCache(context);
    // Of this handler alone, because the framework makes one for each request: pages that are made
    // at once ask for the same answers, and what one of them stores tells nothing of another's.
    this.askedAt = new Map();
  }

  async get(key, context) {
    // Pages note their begin themselves, when they are made and not merely asked for.
    // The first time counts, also after it was stored: a second call may be under way by then.
    if (context?.kind === 'FETCH' && !this.askedAt.has(key)) this.askedAt.set(key, Date.now());
    const found = (await this.pages.get(key, context)) ?? (await this.seeds.get(key, context));
    // While the CMS is down nobody can tell whether there is something by now.
    return isOldNothing(found) && !isAway() ? null : found;
  }

  async set(key, data, context) {
    let store = this.pages;
    if (data?.kind === 'APP_PAGE') {
      if (isFormerCopy(data)) return;
      // The visitor who caused the page gets it as it was made, all others as it is stored: the
      // policy goes with both, and so admits the scripts of both.
      const made = String(data.html ?? '');
      data.html = shortenPageData(dropUnusedScripts(placeStreamed(made)));
      const hashes = new Set([...inlineScriptHashes(data.html), ...inlineScriptHashes(made)]);
      data.headers = {
        ...data.headers,
        [POLICY_HEADER]: contentSecurityPolicy([...hashes]),
      };
      data.status = pageStatus(made) ?? data.status;
      const tags = String(data.headers[TAGS_HEADER] ?? '').split(',');
      // Addresses of nothing are without number: a change need not visit those asked for so far,
      // and only what takes the place of a page that was may fill the disk.
      const isUnknown = data.status === 404 && !isRemembered(key);
      if (isUnknown) store = this.seeds;
      (isUnknown ? noteUnknown : noteKnown)(key);
      rememberTags(key, data.status === 404 ? [] : tags);
      // The stale copy stays, and the next visit begins again.
      if (endedOvertaken(visiblePath(key), tags)) return;
    }
    const isAnswer = data?.kind === 'FETCH';
    if (isAnswer && isOvertaken(this.askedAt.get(key), context?.tags ?? [])) return;
    return store.set(key, data, context);
  }

  async revalidateTag(tags, durations) {
    noteChange([tags].flat());
    pageChanges.note();
    return this.pages.revalidateTag(tags, durations);
  }

  resetRequestCache() {
    this.pages.resetRequestCache();
  }
}

/** Pages are made anew after this many ms, as `revalidate` says in the route. */
const LIFETIME = 300_000;

/**
 * Whether a copy says that nothing is there, and may be wrong by now. The framework would answer with
 * it once more and make the new one for the same response, whose status it takes for the new page's:
 * a page that came to stand there would have the head of none, and tell search engines to keep out.
 */
function isOldNothing(found) {
  if (found?.value?.kind !== 'APP_PAGE' || found.value.status !== 404) return false;
  const tags = String(found.value.headers?.[TAGS_HEADER] ?? '').split(',');
  return Date.now() - found.lastModified > LIFETIME || isOvertaken(found.lastModified, tags);
}

/**
 * When a page cannot be made anew, the framework stores its former copy once more, and would take
 * what a change made stale for fresh. What was stored has its policy, what was just made has none.
 */
function isFormerCopy({ headers }) {
  return headers !== undefined && POLICY_HEADER in headers;
}

module.exports = CacheHandler;
