'use strict';
const { LRUCache } = require('lru-cache');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');

/**
 * Addresses of nothing that were asked for lately. The framework notes the lifetime of every page
 * it ever made and forgets none itself, so those that are long past are taken from its notes.
 */
// On the global object, because the framework makes a handler for each request.
globalThis.__unknownAddresses ??= new LRUCache({
  max: 1_000,
  dispose: (_value, key) => SharedCacheControls.cacheControls.delete(key),
});
const unknown = globalThis.__unknownAddresses;

/** @param {string} key cache key of a page that says 404, and never was anything else */
function noteUnknown(key) {
  unknown.set(key, true);
}

/** @param {string} key cache key of a page that there is now */
function noteKnown(key) {
  unknown.delete(key);
}

module.exports = { noteUnknown, noteKnown };
