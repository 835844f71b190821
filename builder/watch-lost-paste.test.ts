// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lostPasteText, noteLostPaste, watchLostPaste } from './watch-lost-paste.ts';

it('tells of tables, images and underlines that were pasted into a text, and of nothing else', () => {
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
  paste('<p><a href="/luce"><u>Un link</u></a> e <u><a href="/gas">un altro</a></u><u> </u></p>');
  paste('<p>Entro il <span style="text-decoration:underline">12 maggio</span></p>');
  expect(told).toHaveLength(3);
  expect(told[0]).toContain('tabella');
  expect(told[1]).toContain('Immagine');
  expect(told[2]).toContain('sottolineato');
  stop();
  paste('<img src="/a.png" alt="">');
  expect(told).toHaveLength(3);
});
