import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('text cannot leave the element or the attribute it is written into', () => {
  expect(escapeHtml(`R&S <b> "x" 'y'`)).toBe('R&amp;S &lt;b&gt; &quot;x&quot; &#x27;y&#x27;');
  expect(escapeHtml('Perché no')).toBe('Perché no');
});
