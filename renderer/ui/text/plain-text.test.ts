import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>Uno</p><p>due</p>', 'Uno due'],
    ['<ul><li>a</li><li><strong>b</strong>c</li></ul>', 'a bc'],
    ['Luce &amp; gas&#8217;s&nbsp;&hellip; &sconosciuta;', 'Luce & gas’s … &sconosciuta;'],
    ['&Egrave; cos&igrave; &#x2014; 5&frac12;', 'È così — 5½'],
    ['<script>alert(1)</script>Testo<style>p{}</style>', 'Testo'],
    ['3 < 4 e 5 > 4', '3 < 4 e 5 > 4'],
    ['', ''],
  ])('%s reads %s', (html, text) => expect(plainText(html)).toBe(text));
});
