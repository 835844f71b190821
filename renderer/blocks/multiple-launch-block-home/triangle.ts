import type { MultipleLaunchBlockHomeProps } from '@generated/types.ts';

type Item = MultipleLaunchBlockHomeProps['items'][number];

/** Shape of the corner's triangle, in percent of the picture: tall when vertical, low otherwise. */
const SIZES = {
  vertical: { width: 15, height: 60 },
  horizontal: { width: 46, height: 20 },
} as const;

const POINTS: Readonly<Record<Item['triangleType'], string>> = {
  'bottom-left': '0 0, 0 100%, 100% 100%',
  'bottom-right': '100% 0, 0 100%, 100% 100%',
  'top-left': '0 0, 100% 0, 0 100%',
  'top-right': '0 0, 100% 0, 100% 100%',
};

/** Style of the triangle that decorates a corner of an item's picture (spec 3.16). */
export function triangleStyle(item: Pick<Item, 'triangleOrientation' | 'triangleType'>) {
  const { width, height } = SIZES[item.triangleOrientation];
  const [vertical, horizontal] = item.triangleType.split('-') as [
    'bottom' | 'top',
    'left' | 'right',
  ];
  return {
    [vertical]: 0,
    [horizontal]: 0,
    width: `${width}%`,
    height: `${height}%`,
    clipPath: `polygon(${POINTS[item.triangleType]})`,
  };
}
