'use strict';

// All of this stands inside a JavaScript string, so every quote is escaped; quotes of the content
// itself are escaped twice, and so never match.

/** The framework's own English 404 page, the fallback of a level where nothing can be missing. */
const DEFAULT_NOT_FOUND =
  /\\"notFound\\":\[\[\[\\"\$\\",\\"title\\",null,\{\\"children\\":\\"404: This page could not be found\.\\"\}\](?:(?!<\/script>).)*?\]\],\[\]\],(?=\\"forbidden\\")/gs;
/** Props that are not there. */
const UNDEFINED = /,\\"\w+\\":\\"\$undefined\\"/g;
/** Hints to load what the page's head loads. */
const HINT = /:HL\[\\"([^"\\]+)\\"[^\]]*\]\\n/g;
/** Texts that are sent with their length, of which nothing may be taken. */
const COUNTED_TEXT = /(?:"|\\n)[0-9a-f]+:T[0-9a-f]+,/;

/**
 * Takes out of a page's data, from which the browser's React takes over, what says nothing: a
 * fallback that is never shown, absent props that are named, hints that come too late.
 * @param {string} html a whole page
 * @returns {string}
 */
function shortenPageData(html) {
  const short = html.replace(DEFAULT_NOT_FOUND, '');
  if (COUNTED_TEXT.test(short)) return short;
  const head = short.slice(0, short.indexOf('</head>'));
  return short
    .replace(UNDEFINED, '')
    .replace(HINT, (hint, source) => (head.includes(`"${source}"`) ? '' : hint));
}

module.exports = { shortenPageData };
