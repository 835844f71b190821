'use strict';
const { subscribe } = require('node:diagnostics_channel');

/** The channel on which Node's own fetch tells of each answer. */
const ANSWERS = 'undici:request:headers';

/**
 * When each host last answered this process: one that answers others meanwhile is busy, not away.
 * Answers out of a cache are none of these.
 */
// On the global object, because the bundled routes and the front server load this file twice.
globalThis.__answers ??= listen();
const times = globalThis.__answers;

function listen() {
  const heard = new Map();
  subscribe(ANSWERS, ({ request, response }) => {
    if (response.statusCode < 500) heard.set(String(request.origin), Date.now());
  });
  return heard;
}

/**
 * @param {string} address anything of the host
 * @returns {number} ms since the epoch; -Infinity for never
 */
function lastAnswer(address) {
  return times.get(new URL(address).origin) ?? -Infinity;
}

module.exports = { lastAnswer };
