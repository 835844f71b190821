import { blobPath } from '../../blocks/absolute-blob/blob-path.ts';
import { blobShape } from './blob-shape.ts';

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
  const { colours, className } = blob;
  const gradient = `blob-${blob.id.replace(/[^\w-]/g, '')}`;
  return (
    <svg className={className} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} gradientTransform="rotate(35 0.5 0.5)">
          <stop stopColor={colours[0]} />
          <stop offset="1" stopColor={colours[1]} />
        </linearGradient>
      </defs>
      <path d={blobPath(blobShape(blob))} fill={`url(#${gradient})`} />
    </svg>
  );
}
