'use strict';

/**
 * Finds what was begun before a change of the CMS and finished after it: it may hold the content
 * from before, and the framework, which compares the change with the time of storing, would take
 * it for fresh until the next change.
 */
// On the global object, because the bundled routes and the cache handler load this file twice.
globalThis.__overtaken ??= { begun: new Map(), changed: new Map() };
const { begun, changed } = globalThis.__overtaken;

/** No page or answer takes longer than this, in ms: what is older was never finished. */
const LONGEST = 60_000;

/**
 * Notes that something is being made, unless its making was noted already.
 * @param {string} name
 * @param {number} [now] ms
 */
function noteBegin(name, now = Date.now()) {
  for (const [other, since] of begun) {
    // In the order of their beginning, so the rest is younger.
    if (now - since <= LONGEST) break;
    begun.delete(other);
  }
  if (!begun.has(name)) begun.set(name, now);
}

/**
 * @param {readonly string[]} tags
 * @param {number} [now] ms
 */
function noteChange(tags, now = Date.now()) {
  for (const tag of tags) changed.set(tag, now);
}

/**
 * Ends the making: whether one of the tags changed meanwhile.
 * @param {string} name
 * @param {readonly string[]} tags
 * @returns {boolean}
 */
function endedOvertaken(name, tags) {
  const since = begun.get(name);
  begun.delete(name);
  return since !== undefined && tags.some((tag) => (changed.get(tag) ?? -1) >= since);
}

module.exports = { noteBegin, noteChange, endedOvertaken };
