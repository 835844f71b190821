'use strict';

// A boundary whose content comes later in the page, then the script that moves it into place. The
// first such script also brings React's functions for it.
const STREAMED =
  /<div hidden id="S:([0-9a-f]+)">((?:(?!<div hidden id="S:).)*?)<\/div><script>(?:\$R[A-Z]=(?:(?!<\/script>).)*)?\$RC\("B:([0-9a-f]+)","S:\1"\)<\/script>/s;

/**
 * Puts streamed content where it belongs. React writes a large boundary to the end of the page and
 * moves it by a script, which helps while a page is being made; a stored page is whole, and should
 * stand at once, without a jump and without scripts.
 * @param {string} html a whole page
 * @returns {string} the page as it was when a boundary cannot be placed
 */
function placeStreamed(html) {
  let placed = html;
  for (let match = STREAMED.exec(placed); match; match = STREAMED.exec(placed)) {
    const [whole, , content = '', boundary] = match;
    const place = `<!--$?--><template id="B:${boundary}"></template><!--/$-->`;
    const without = placed.replace(whole, '');
    if (!without.includes(place)) return html;
    placed = without.replace(place, () => `<!--$-->${content}<!--/$-->`);
  }
  // A call that is left would miss the functions that went with the first one.
  return /\$RC\("B:/.test(placed) ? html : placed;
}

module.exports = { placeStreamed };
