'use strict';

/**
 * Finds what was made but must not be kept. Begun before a change of the CMS and finished after it,
 * it may hold the content from before, and the framework, which compares the change with the time
 * of storing, would take it for fresh until the next change. And a part of it may be missing,
 * because the CMS did not answer.
 */
// On the global object, because the bundled routes and the cache handler load this file twice.
globalThis.__overtaken ??= { begun: new Map(), changed: new Map(), missed: new Map() };
const { begun, changed, missed } = globalThis.__overtaken;

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
 * Notes that the CMS could not be asked and a former answer was used. Soon after a change of these
 * tags it is the one from before the change; later it is the best there is, and may be stored.
 * @param {readonly string[]} tags
 * @param {number} [now] ms
 */
function noteFormerAnswer(tags, now = Date.now()) {
  for (const tag of tags) {
    if (now - (changed.get(tag) ?? -Infinity) <= LONGEST) missed.set(tag, now);
  }
}

/**
 * Notes that the CMS did not answer and there was no former answer: a page without this part may
 * be shown once, but not be kept.
 * @param {readonly string[]} tags
 * @param {number} [now] ms
 */
function noteNoAnswer(tags, now = Date.now()) {
  for (const tag of tags) {
    // Made anew, so that the oldest comes first.
    missed.delete(tag);
    missed.set(tag, now);
  }
  for (const [tag, since] of missed) {
    if (now - since <= LONGEST) break;
    missed.delete(tag);
  }
}

/**
 * Ends the making: whether it was overtaken.
 * @param {string} name
 * @param {readonly string[]} tags
 * @returns {boolean}
 */
function endedOvertaken(name, tags) {
  const since = begun.get(name);
  begun.delete(name);
  return isOvertaken(since, tags);
}

/**
 * Whether one of the tags changed since then, its change was missed, or a part that bears it had
 * no answer. For what is made several times at once, whose makers keep their own begin.
 * @param {number | undefined} since ms
 * @param {readonly string[]} tags
 * @returns {boolean}
 */
function isOvertaken(since, tags) {
  const late = (times, tag) => (times.get(tag) ?? -1) >= since;
  return since !== undefined && tags.some((tag) => late(changed, tag) || late(missed, tag));
}

module.exports = {
  noteBegin,
  noteChange,
  noteFormerAnswer,
  noteNoAnswer,
  endedOvertaken,
  isOvertaken,
};
