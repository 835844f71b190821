import { describe, expect, it } from 'vitest';
import { triangleStyle } from './triangle.ts';

describe('triangleStyle', () => {
  it('stands in the chosen corner', () => {
    const style = triangleStyle({ triangleOrientation: 'vertical', triangleType: 'top-right' });
    expect(style).toMatchObject({ top: 0, right: 0, clipPath: 'polygon(0 0, 100% 0, 100% 100%)' });
  });

  it('is tall when vertical and low when horizontal', () => {
    const tall = triangleStyle({ triangleOrientation: 'vertical', triangleType: 'bottom-left' });
    const low = triangleStyle({ triangleOrientation: 'horizontal', triangleType: 'bottom-left' });
    expect(Number.parseInt(tall.height, 10)).toBeGreaterThan(Number.parseInt(tall.width, 10));
    expect(Number.parseInt(low.height, 10)).toBeLessThan(Number.parseInt(low.width, 10));
  });
});
