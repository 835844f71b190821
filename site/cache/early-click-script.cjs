'use strict';
const { createHash } = require('node:crypto');

/**
 * Notes the visitor's last click, before any other code runs: on a slow line a button is seen, and
 * tapped, seconds before the code behind it has come. renderer/islands/early-click.ts repeats it.
 * CommonJS because the content security policy needs its hash.
 */
const EARLY_CLICK_SCRIPT =
  'addEventListener("click",e=>{earlyClick={target:e.target,time:e.timeStamp}},true)';

const EARLY_CLICK_HASH = `'sha256-${createHash('sha256').update(EARLY_CLICK_SCRIPT).digest('base64')}'`;

module.exports = { EARLY_CLICK_SCRIPT, EARLY_CLICK_HASH };
