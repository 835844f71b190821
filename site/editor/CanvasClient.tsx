'use client';

import type { CanvasContext } from '@builder/contract.ts';
import dynamic from 'next/dynamic';

const CanvasApp = dynamic(
  () => import('@builder/canvas/index.ts').then((module) => module.CanvasApp),
  { ssr: false },
);

export function CanvasClient({ context }: { context: CanvasContext }) {
  return <CanvasApp bootstrap={context} />;
}
