import { describe, expect, it } from 'vitest';
import { tabTarget } from './tab-target.ts';

describe('tabTarget', () => {
  it('goes round at both ends', () => {
    expect(tabTarget('ArrowRight', 2, 3)).toBe(0);
    expect(tabTarget('ArrowLeft', 0, 3)).toBe(2);
    expect(tabTarget('ArrowRight', 0, 3)).toBe(1);
  });

  it('knows Home and End, and leaves other keys alone', () => {
    expect(tabTarget('Home', 2, 3)).toBe(0);
    expect(tabTarget('End', 0, 3)).toBe(2);
    expect(tabTarget('Tab', 0, 3)).toBeUndefined();
    expect(tabTarget('toString', 0, 3)).toBeUndefined();
  });
});
