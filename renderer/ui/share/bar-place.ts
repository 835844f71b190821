/** Scroll offset at which the share bar starts (spec 9). */
const START = 200;
/** Room kept between the bar and the element it stops at. */
const GAP = 24;

export interface BarPlace {
  /** Not there yet, in view, or left behind above. */
  state: 'before' | 'shown' | 'after';
  /** How far the bar has been pushed up by the element it stops at, in pixels. */
  lift: number;
}

/**
 * Where the share bar is: it starts at offset 200 and stops at the element with id socialEnd
 * (spec 2.12), which pushes it up and out of view.
 * @param view viewport coordinates: `bottom` of the bar as if nothing pushed it, `end` the top of
 *   the element it stops at, `ceiling` the lower edge of the site's header
 */
export function barPlace(view: {
  scrolled: number;
  bottom: number;
  end: number | undefined;
  ceiling: number;
}): BarPlace {
  const { scrolled, bottom, end, ceiling } = view;
  const lift = end === undefined ? 0 : Math.max(0, bottom + GAP - end);
  if (lift > 0 && bottom - lift <= ceiling) return { state: 'after', lift };
  return { state: scrolled > START ? 'shown' : 'before', lift };
}
