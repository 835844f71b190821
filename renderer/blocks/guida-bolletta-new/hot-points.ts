import type { GuidaBollettaNewProps } from '@generated/types.ts';

export type Commodity = 'Luce' | 'Gas';

/** A numbered point of the bill that has something to say. */
export interface HotPoint {
  /** 1 to 15: its place on the drawing. */
  number: number;
  title: string;
  text: string;
}

/** Hot points per commodity (spec 9). */
const POINTS = 15;

/** The filled hot points of a commodity, `hotPointData1Luce` to `hotPointData15Luce` (spec 2.12). */
export function hotPointsOf(props: GuidaBollettaNewProps, commodity: Commodity): HotPoint[] {
  return Array.from({ length: POINTS }, (_, index) => index + 1).flatMap((number) => {
    const { title = '', text = '' } =
      props[`hotPointData${number}${commodity}` as 'hotPointData1Luce'] ?? {};
    return title || text ? [{ number, title: title || `Punto ${number}`, text }] : [];
  });
}
