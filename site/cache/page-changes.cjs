'use strict';

/** How often stored pages were marked stale: who keeps copies of them drops those when it grows. */
// On the global object, because the front server and the cache handler load this file twice.
globalThis.__pageChanges ??= { count: 0 };
const changes = globalThis.__pageChanges;

function note() {
  changes.count += 1;
}

/** @returns {number} */
function soFar() {
  return changes.count;
}

module.exports = { note, soFar };
