import type { GuidaBollettaNewProps } from '@generated/types.ts';
import { describe, expect, it } from 'vitest';
import { BILL, BILL_ZONES } from './bill-zones.ts';
import { hotPointsOf } from './hot-points.ts';

const props = {
  hotPointData1Luce: {},
  hotPointData2Luce: { title: 'Intestatario' },
  hotPointData15Luce: { text: '<p>Contatti</p>' },
  hotPointData2Gas: { title: 'Gas' },
} as GuidaBollettaNewProps;

describe('hot points', () => {
  it('are those with a title or a text, with their number on the bill', () => {
    expect(hotPointsOf(props, 'Luce')).toEqual([
      { number: 2, title: 'Intestatario', text: '' },
      { number: 15, title: 'Punto 15', text: '<p>Contatti</p>' },
    ]);
    expect(hotPointsOf(props, 'Gas').map(({ number }) => number)).toEqual([2]);
  });

  it('each have a place on the bill that no other one covers', () => {
    expect(BILL_ZONES).toHaveLength(15);
    for (const [index, a] of BILL_ZONES.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(BILL.width);
      expect(a.y + a.height).toBeLessThanOrEqual(BILL.height);
      for (const b of BILL_ZONES.slice(index + 1)) {
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});
