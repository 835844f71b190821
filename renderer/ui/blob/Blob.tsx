import { blobPath } from '../../blocks/absolute-blob/blob-path.ts';

/** A decorative smooth shape with a gradient; its size on the page is its class's matter. */
export function Blob(blob: {
  /** Unique on the page; derive it from the node's id. */
  id: string;
  colours: readonly [start: string, stop: string];
  /** The same seed gives the same shape. */
  seed: number;
  /** How far the outline leaves the circle, of 400. */
  strength?: number;
  points?: number;
  className?: string;
}) {
  const { colours, seed, strength = 24, points = 8, className } = blob;
  const gradient = `blob-${blob.id.replace(/[^\w-]/g, '')}`;
  const shape = { width: 400, height: 400, padding: strength + 4, strength, points, seed };
  return (
    <svg className={className} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} gradientTransform="rotate(35 0.5 0.5)">
          <stop stopColor={colours[0]} />
          <stop offset="1" stopColor={colours[1]} />
        </linearGradient>
      </defs>
      <path d={blobPath(shape)} fill={`url(#${gradient})`} />
    </svg>
  );
}
