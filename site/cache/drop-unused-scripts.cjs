'use strict';

// An entry script as the framework announces it to the browser's React: a JSON element inside a
// JavaScript string.
const ANNOUNCED =
  /\[\\"\$\\",\\"script\\",\\"script-\d+\\",\{\\"src\\":\\"(\/_next\/static\/chunks\/[^\\"]+)\\",[^}]*\}\]/g;

/**
 * Takes out entry scripts that nothing on the page refers to. The framework puts the door to all
 * islands (a kilobyte) on every page of the route; a page that shows no island has no use for it
 * and shall ship the framework's own code alone.
 * @param {string} html a whole page
 * @returns {string}
 */
function dropUnusedScripts(html) {
  let result = html;
  for (const [element, source] of html.matchAll(ANNOUNCED)) {
    const tag = `<script src="${source}" async=""></script>`;
    const mentions = html.split(source).length - 1;
    const own = (html.includes(tag) ? 1 : 0) + 1;
    if (mentions > own) continue;
    result = result.replace(element, 'null').replace(tag, '');
  }
  return result;
}

module.exports = { dropUnusedScripts };
