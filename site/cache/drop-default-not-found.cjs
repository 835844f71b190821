'use strict';

// Inside a JavaScript string, so every quote is escaped.
const DEFAULT_NOT_FOUND =
  /\\"notFound\\":\[\[\[\\"\$\\",\\"title\\",null,\{\\"children\\":\\"404: This page could not be found\.\\"\}\](?:(?!<\/script>).)*?\]\],\[\]\],\\"forbidden\\"/gs;

/**
 * Takes the framework's own English 404 page out of a page's data. It travels with every page as
 * the fallback of a level above the site's layout, where nothing can be missing: the site has a
 * 404 page of its own.
 * @param {string} html a whole page
 * @returns {string}
 */
function dropDefaultNotFound(html) {
  return html.replace(DEFAULT_NOT_FOUND, () => '\\"notFound\\":\\"$undefined\\",\\"forbidden\\"');
}

module.exports = { dropDefaultNotFound };
