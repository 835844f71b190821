// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lostPasteText, noteLostPaste, watchLostPaste } from './watch-lost-paste.ts';

it('tells of tables and images that were pasted into a text, and of nothing else', () => {
  const told: string[] = [];
  const stop = watchLostPaste((lost) => told.push(lostPasteText(lost)));
  const text = document.body.appendChild(document.createElement('div'));
  const paste = (html: string) => {
    const pasted = document.createElement('div');
    pasted.innerHTML = html;
    noteLostPaste(text, pasted);
  };
  paste('<p>Solo testo</p>');
  paste('<table><tr><td>Uno</td></tr></table>');
  paste('<p><img src="/a.png" alt=""></p>');
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('tabella');
  expect(told[1]).toContain('Immagine');
  stop();
  paste('<img src="/a.png" alt="">');
  expect(told).toHaveLength(2);
});
