'use strict';

// No text can hold it: quotes are escaped there, and rich text has no such attribute.
const MARK = /<section[^>]* data-page-status="(\d{3})"/;

/**
 * Status that a page asks for in its own markup, since a page of the framework cannot say it
 * otherwise without giving up its markup.
 * @param {string} html a whole page
 * @returns {number | undefined}
 */
function pageStatus(html) {
  const found = MARK.exec(html)?.[1];
  return found === undefined ? undefined : Number(found);
}

module.exports = { pageStatus };
