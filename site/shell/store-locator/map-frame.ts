import type { Place } from './find-stores.ts';
import { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './italy.ts';

/** Around the map, and around what is shown of it. */
const EDGE = 6;
const ROOM = 40;
/** A part smaller than this would show no coast to know it by. */
const CLOSEST = 0.4;

const FULL = { width: MAP_WIDTH + 2 * EDGE, height: MAP_HEIGHT + 2 * EDGE };

/** The part of the map, in its shape, that holds these places; all of it for none. */
export function mapFrame(places: readonly Place[]) {
  const points = places.map(mapPoint);
  const across = span(points.map(({ x }) => x));
  const down = span(points.map(({ y }) => y));
  const needed = Math.max(
    (across.length + 2 * ROOM) / FULL.width,
    (down.length + 2 * ROOM) / FULL.height,
  );
  const scale = points.length === 0 ? 1 : Math.min(1, Math.max(CLOSEST, needed));
  const width = FULL.width * scale;
  const height = FULL.height * scale;
  return {
    scale,
    width,
    height,
    x: within(across.middle - width / 2, FULL.width - width),
    y: within(down.middle - height / 2, FULL.height - height),
  };
}

function span(values: readonly number[]) {
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  return { length: most - least, middle: (least + most) / 2 };
}

/** No further than the map goes. */
const within = (start: number, most: number) => Math.min(Math.max(start, -EDGE), most - EDGE);
