'use strict';
const { createHash } = require('node:crypto');

// What the framework itself writes inline: flight data (pure data pushes, matched to the last
// character so that nothing can hide behind one) and React's streaming helpers, which begin with
// a `$R…` function. Anything else inline stays without a hash and is blocked.
const FLIGHT =
  /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(\[\d+(?:,(?:"(?:[^"\\]|\\.)*"|null))?\]\)$/s;
// The bundler's list of chunks to start, names and numbers only.
const CHUNK_LIST =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w/.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/;
const REACT_HELPER =
  /^(?:\$R[A-Z]=|\$R[A-Z]\(|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\))/;

/**
 * The CSP sources (`'sha256-…'`) of the framework's inline scripts in a page.
 * @param {string} html a whole page
 * @returns {string[]} unique, in order of appearance
 */
function inlineScriptHashes(html) {
  const sources = new Set();
  for (const match of html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)) {
    const { attributes = '', code = '' } = match.groups ?? {};
    if (/\ssrc=/.test(attributes) || code === '') continue;
    if (![FLIGHT, CHUNK_LIST, REACT_HELPER].some((known) => known.test(code))) continue;
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...sources];
}

module.exports = { inlineScriptHashes };
