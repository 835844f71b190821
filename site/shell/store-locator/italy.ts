/**
 * Outline of Italy: Natural Earth 1:10m (public domain), simplified, in an equirectangular
 * projection true at 42° N; 40 units to the degree of latitude.
 */
export const ITALY_OUTLINE =
  'M16 51l2 2l1 0l4-2l3 1l4-2l1-1l3 0l2 2l4 0l2-2l2-1l1-4l3-1l0-3l-1-3l3-1l3-3l2-3l2 0l1 1l-1 5l1 3l2 1l2 3l3 1l1 0l3 1l-2 4l3 1l2 2l-1 3l3 0l2-2l-2-4l0-3l2 0l0-3l3-2l2-2l2-5l-2-3l2-3l3 1l1-1l0 5l4 3l3 0l1-2l2 0l4-1l2 1l0 2l2 3l3-1l-1-3l1-3l-3-1l0-4l2-3l4-1l0 2l2 1l4 0l1-3l-3-2l2-3l-1-2l1-3l3 1l4 0l2 1l-1 1l5 1l4 0l3-6l2-2l4 0l3 0l1-1l5 0l4 1l6-3l2 0l3-1l3 0l-1 2l-2 1l1 3l1 2l2 0l1 4l2 0l1 3l5 2l3 0l5 2l7 0l6 2l6-1l7 2l-1 3l-2 0l-2 2l-3 2l-2 2l1 4l1-1l6 2l0 2l-4 2l-1 3l1 1l3 0l1 0l-2 4l0 3l6 2l3 4l1 1l-2 2l-4-1l3-1l-2-1l0-2l-3-3l-2-1l0 3l-5 2l1-2l-5-1l-1-1l-4 2l0 1l2 0l-2 2l-4 1l-5 3l-11 5l1-3l2-1l0-2l-2 3l-3 0l-2 1l-1 3l-1 4l-2 0l1 1l1-1l0 3l2 0l1 5l5 5l1 0l-1 4l-1 2l0-3l-2 1l1 2l-1 1l-3-2l-1 4l0 3l1 2l0 5l1 6l1 4l4 4l3 3l2 3l4 1l5 3l9 8l6 4l1-1l4 4l6 17l1 4l2 8l4 8l5 5l4 4l2 2l4 4l4 2l1 4l4 2l3 1l4 3l5 0l4 1l6-1l5 0l7-1l4 1l1 2l0 4l-5 4l-4 2l0 4l1 2l3 2l8 4l9 5l14 5l4 2l3 3l1 2l4 3l8 3l3 2l4 1l2 3l0 2l2 2l4 2l6 7l2 7l-2 3l-1 4l0 2l-1 3l-5-2l-4-2l-2-4l1-1l-2-1l1-3l-3-3l0-2l-2-2l-10 0l-3-1l-6-4l4-3l-4 1l-1-2l-3 0l-5 3l-3 6l-2 4l-4 5l0 2l1 2l-2 4l-2 3l1 4l3 3l4 0l3 3l4 3l3 2l2 1l-2 5l1 2l0 5l1 4l0 2l-2 2l-2 0l-1-1l-5 0l-3 2l-5 4l0 3l1 7l-1 4l-3 3l-4 2l-5 6l-1 7l-2 2l-9 0l-3-3l0-2l-1-2l1-6l4-1l4-8l0-3l-3-3l1-1l3-3l5 0l3-4l0-4l-2-1l-2-5l-1-9l-2-6l-4-5l-1-5l-1-7l-2-4l-3-4l-2 0l-4 3l-2 0l-3-4l-4-3l-2 0l-1-1l-3-2l1-3l2-1l0-2l-4-8l-3-3l-4 1l-2 1l-3 0l-4 2l0-2l1 0l3-4l-3-2l-2-2l-2 0l-1 1l-4-1l0 2l-1-6l-5-9l-4-4l-2 0l-3 1l0 1l-7-4l-4 1l-4 2l-2-4l-3-3l-4-1l-3-2l-1 1l-5-7l-4-3l-2-1l-1-4l-2-3l-7-6l-3 1l-2-4l0-2l-3-4l-3-3l-4-2l-6-1l-1 2l-2-1l0-2l2 0l0-2l-3-5l-2-2l-1-2l-2-2l-5-1l1-4l-3-2l-3 0l-2 1l-1-3l1-1l1-5l0-4l-3-6l-4-4l0-3l-1-9l-2-5l-3-4l-3-1l-1 0l-4-2l0 2l-8-6l-4-2l-2-2l-4-2l0 2l-3-3l-9-2l-3 0l-8 5l-2 5l-3 1l-2 2l0 2l-2 3l1 1l-3 2l-4 2l-5 1l-2 1l-6 0l-1-3l5-5l1-3l-1-3l0-1l-8 2l-1 0l-6-3l-5-2l-3-4l0-3l-1-4l3-4l1-3l2 1l-2-7l-4 0l-3-3l0-4l-2 0l-2-3l4-2l3 1l4-3l2-1l2-1l0-3l2-3l-6-4l-1-3l1-3l-4-1l-1-2l0-4l5-2ZM164 415l1 1l-1 2l-2-2l-1-1ZM272 357l-2 1l0 2l-2 5l-4 4l-3 7l-2 2l0 1l-1 6l-3 5l1 5l4 2l-2 4l2 2l2 1l0 3l-1 2l-3 1l-3 6l2 4l-2 2l-2-2l-1 0l-3-1l-3 1l-3-1l-3-2l-3-1l-2-6l-4-4l-5-3l-6 1l-2-2l-4-1l-4-4l-3-1l-5-4l-4-3l-4-1l-2-3l-3 0l-6 0l-2-2l-3-2l-2-5l1-1l1-8l3-2l1 0l1-2l2 0l0-2l1 0l2 4l2 2l4-2l1-1l0-2l2-2l2 1l3-2l2 2l1 3l3 0l2 2l3 2l4 1l7-3l1 1l8 0l3-1l2 0l4-1l3-3l6-1l1 1l3 1l3-1l2-3l1 1l4-1l3-3ZM250 349l0-2l2 0l-1 3ZM58 328l-1 2l-2-3l0-3l3 0ZM54 320l0 4l-2 0l-1-2ZM220 260l-2-1l1-2l3 2ZM52 246l1-2l1-1l0 2ZM99 267l-2 6l-2 0l-2 4l1 5l2 3l-1 5l0 1l-1 11l0 7l-2 5l1 2l-2 2l0 4l-4 1l-4-4l-2 0l-2 2l-2-3l0 1l-2 4l1 3l-1 2l-4 4l-1 1l-4-2l-2 2l-2-1l-1-6l-1 0l-4-8l1-1l0-3l-1-1l0-4l2-2l0-3l0-6l2 0l1-1l0-3l-2-2l-1 1l-2-2l0-5l3 0l0-2l-1-3l1-4l-1-2l-2-1l0-3l-2-3l0-3l-3 0l-1-2l-1 2l0-2l2-3l-2-1l2-6l-1-2l1-2l0 3l3 2l6 1l2-1l2-2l3-1l3-1l1-3l1 0l2-4l5-1l0-4l2-1l1 3l2 0l3 3l0 1l2-2l2 1l-1 4l1 0l3 1l-2 0l-1 3l-1 0l6 3l-2 2l1 2l1 3l1 4ZM132 195l-2-2l0-1ZM117 176l-2 3l-1-2l-3 2l-3 0l-1-2l2-2l3 1l0-1l3 1l1-3ZM100 166l-1 2l-1-1l1-2Z';

export const MAP_WIDTH = 362;
export const MAP_HEIGHT = 472;

const WEST = 6.5;
const NORTH = 47.2;
const UNITS = 40;
const SHRINK = Math.cos((42 * Math.PI) / 180);

/** Where a place lies on the map, in its units. */
export function mapPoint({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: (lng - WEST) * SHRINK * UNITS, y: (NORTH - lat) * UNITS };
}
