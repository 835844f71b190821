/**
 * Brings an element into the middle of all that scrolls around it in the page. `scrollIntoView` would
 * scroll the editor as well, where its window is narrow, away from the field that has the keyboard.
 */
export function centreInPage(element: Element, behavior: ScrollBehavior): void {
  let middle = middleOf(element);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (['visible', 'clip'].includes(getComputedStyle(at).overflowX)) continue;
    const around = middleOf(at);
    const isWide = at.scrollWidth > at.clientWidth;
    const isHigh = at.scrollHeight > at.clientHeight;
    const left = isWide ? middle.x - around.x : 0;
    const top = isHigh ? middle.y - around.y : 0;
    if (isWide || isHigh) at.scrollBy({ left, top, behavior });
    middle = { x: isWide ? around.x : middle.x, y: isHigh ? around.y : middle.y };
  }
  window.scrollBy({ top: middle.y - window.innerHeight / 2, behavior });
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
