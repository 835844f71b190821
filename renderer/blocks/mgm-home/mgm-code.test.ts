import { describe, expect, it } from 'vitest';
import { mgmCode } from './mgm-code.ts';

describe('mgmCode', () => {
  it('puts the code after the element with the uid', () => {
    expect(mgmCode({ Script: '<b>x</b>', uid: 'a-1' })).toBe(
      '<div id="mgm" data-uid="a-1"></div><b>x</b>',
    );
  });

  it('loads the script of an address', () => {
    expect(mgmCode({ Script: ' https://mgm.example/x.js?a=1&b=2 ' })).toBe(
      '<div id="mgm" data-uid=""></div><script src="https://mgm.example/x.js?a=1&amp;b=2"></script>',
    );
  });

  it('keeps the uid inside its attribute', () => {
    expect(mgmCode({ Script: 'x', uid: '"><script>' })).toContain(
      'data-uid="&quot;&gt;&lt;script&gt;"',
    );
  });

  it('is nothing without code', () => {
    expect(mgmCode({})).toBeUndefined();
    expect(mgmCode({ Script: '  ', uid: 'a' })).toBeUndefined();
    expect(mgmCode({ Script: 3 })).toBeUndefined();
  });
});
