'use strict';

/**
 * Whether the CMS is down, as the watch over it last found: what cannot be made anew stays as it is.
 */
// On the global object, because the bundled routes and the front server load this file twice.
globalThis.__cmsAway ??= { is: false };
const away = globalThis.__cmsAway;

/** @param {boolean} isAway */
function noteAway(isAway) {
  away.is = isAway;
}

const isAway = () => away.is;

module.exports = { isAway, noteAway };
