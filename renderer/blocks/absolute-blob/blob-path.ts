export interface BlobShape {
  width: number;
  height: number;
  /** Free space around the shape, in the same unit. */
  padding: number;
  /** How far a point may leave the ellipse. */
  strength: number;
  /** Number of points on the outline. */
  points: number;
  /** The same seed gives the same shape. */
  seed: number;
}

/** SVG path of a closed, smooth, irregular shape inside width × height. */
export function blobPath(shape: BlobShape): string {
  const { width, height, strength, points, seed } = shape;
  const random = generator(seed);
  const padding = Math.min(shape.padding, width / 2 - 1, height / 2 - 1);
  const room = Math.max(padding, 0);
  const radius = { x: Math.max(width / 2 - room, 0.5), y: Math.max(height / 2 - room, 0.5) };
  const reach = Math.min(strength, room);
  const outline = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const offset = (random() * 2 - 1) * reach;
    return {
      x: width / 2 + Math.cos(angle) * (radius.x + offset),
      y: height / 2 + Math.sin(angle) * (radius.y + offset),
    };
  });
  return smoothClosed(outline);
}

interface Point {
  x: number;
  y: number;
}

/** Catmull-Rom through all points, written as cubic Béziers. */
function smoothClosed(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const start = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(start)}${curves.join('')}Z`;
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Small seeded generator (mulberry32): the server and the canvas must draw the same shape. */
function generator(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
