'use strict';
const { createHash } = require('node:crypto');

/**
 * Notes, before any other code runs, what would be lost until that code has come: the visitor's
 * last click (on a slow line a button is seen, and tapped, seconds early), which
 * renderer/islands/early-click.ts repeats, and the last 'chatData' event, for the bar of offers.
 * CommonJS because the content security policy needs its hash.
 */
const EARLY_EVENTS_SCRIPT =
  'addEventListener("click",e=>{earlyClick={target:e.target,time:e.timeStamp}},true);' +
  'addEventListener("chatData",e=>{lastChatData=e.detail},true)';

const EARLY_EVENTS_HASH = `'sha256-${createHash('sha256').update(EARLY_EVENTS_SCRIPT).digest('base64')}'`;

module.exports = { EARLY_EVENTS_SCRIPT, EARLY_EVENTS_HASH };
