/** Part of the drawn bill that a hot point explains, in the drawing's units. */
export interface BillZone {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How its content is drawn. */
  kind: 'lines' | 'total' | 'chart' | 'share';
}

/** Size of the drawing. */
export const BILL = { width: 600, height: 960 };

const zone = (
  x: number,
  y: number,
  width: number,
  height = 84,
  kind: BillZone['kind'] = 'lines',
): BillZone => ({ x, y, width, height, kind });

/** Where each of the 15 hot points stands (spec 9), in their order. */
export const BILL_ZONES: readonly BillZone[] = [
  zone(306, 32, 258),
  zone(36, 136, 258),
  zone(306, 136, 258),
  zone(36, 236, 258),
  zone(306, 236, 258, 184, 'total'),
  zone(36, 336, 258),
  zone(36, 436, 258, 100),
  zone(306, 436, 258, 200, 'chart'),
  zone(36, 552, 258, 84, 'share'),
  zone(36, 652, 168, 84, 'share'),
  zone(216, 652, 168, 84, 'share'),
  zone(396, 652, 168, 84, 'share'),
  zone(36, 752, 258),
  zone(306, 752, 258),
  zone(36, 852, 528),
];
