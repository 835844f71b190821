import { describe, expect, it } from 'vitest';
import { safeSrc, sizedSrc } from './sources.ts';

const UPLOAD = '/wordpress/wp-content/uploads/2026/11/luce.jpg';

describe('the address of an image', () => {
  it.each([
    `https://www.prova.example${UPLOAD}`,
    `http://localhost:3000${UPLOAD}`,
    `https://altra.example${UPLOAD}?ver=2#x`,
    UPLOAD,
  ])('%s is an upload of this site, and asked for at a width', (copied) => {
    const src = safeSrc(copied);
    expect(src).toBe(UPLOAD);
    expect(sizedSrc(src ?? '', 930)).toBe(`${UPLOAD}?width=930&auto=format`);
  });

  it('stays what it is elsewhere', () => {
    for (const src of [
      'https://img.example/a.jpg',
      'https://img.example/?a=/wp-content/uploads/b',
    ]) {
      expect(safeSrc(src)).toBe(src);
      expect(sizedSrc(src, 930)).toBe(src);
    }
  });

  it.each([
    '',
    'http://img.example/a.jpg',
    '//img.example/wp-content/uploads/a.jpg',
    'http://a.example//img.example/wp-content/uploads/a.jpg',
    'http://a.example/wp-content/uploads/',
    'http://a.example\\wp-content/uploads/a.jpg',
    'javascript:alert(1)',
  ])('%j is none', (src) => expect(safeSrc(src)).toBeUndefined());
});
