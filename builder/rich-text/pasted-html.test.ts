// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepStructure } from './pasted-html.ts';

const plain = (html: string) =>
  keepStructure(html)
    .replace(/ (class|style|data-pasted)="[^"]*"/g, '')
    .replace(/>\s+</g, '><');

it('makes lists of Word’s paragraphs with a drawn mark', () => {
  const item = (mark: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${text}</p>`;
  const html = plain(
    `<p>Prima</p>${item('·', 'Voce uno')}\n${item('·', 'Voce <b>due</b>')}<p>Poi</p>${item('1.', 'Primo')}${item('2.', 'Secondo')}`,
  ).replace(/<!--.*?-->/g, '');
  expect(html).toBe(
    '<p>Prima</p><ul><li><p>Voce uno</p></li><li><p>Voce <b>due</b></p></li></ul><p>Poi</p><ol><li><p>Primo</p></li><li><p>Secondo</p></li></ol>',
  );
});

it('takes a drawn mark from the text where its style was lost on the way', () => {
  const item = (text: string) => `<p class="MsoListParagraph">${text}</p>`;
  expect(plain(item('<span>·&nbsp;&nbsp; </span>Voce <b>uno</b>') + item('· Due'))).toBe(
    '<ul><li><p><span></span>Voce <b>uno</b></p></li><li><p>Due</p></li></ul>',
  );
  expect(plain(item('1.<span>&nbsp;&nbsp;</span>Primo'))).toContain('<ol>');
  expect(plain(item('10 euro di sconto'))).toContain('<p>10 euro di sconto</p>');
});

it('puts Word’s lists of lists into each other', () => {
  const item = (mark: string, level: number, text: string) =>
    `<p class="MsoListParagraph" style="text-indent:-18pt; mso-list: l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`;
  const levels = [
    item('1.', 1, 'A'),
    item('o', 2, 'A1'),
    item('o', 2, 'A2'),
    item('a)', 3, 'A2a'),
    item('2.', 1, 'B'),
    item('i.', 3, 'B1'),
    item('o', 2, 'B2'),
  ].join('');
  expect(plain(levels)).toBe(
    '<ol><li><p>A</p><ul><li><p>A1</p></li><li><p>A2</p><ol><li><p>A2a</p></li></ol></li></ul></li><li><p>B</p><ol><li><p>B1</p></li></ol><ul><li><p>B2</p></li></ul></li></ol>',
  );
});

it('leaves Word’s empty lines out', () => {
  expect(plain('<p>Uno</p><p><span>&nbsp;</span></p><p></p><p>Due</p>')).toBe(
    '<p>Uno</p><p></p><p>Due</p>',
  );
});

it('keeps the cells of a table apart, a row to a paragraph', () => {
  const html = plain(
    '<table><tr><td><p>A1</p></td><td>B1</td></tr><tr><td>A2</td><td/></tr></table>',
  );
  expect(html).toBe('<p>A1 – B1</p><p>A2</p>');
});

it('keeps the words of a cell apart that stand on lines of their own', () => {
  const html = plain(
    '<table><tr><td>a</td><td><p>uno</p><p>due</p></td><td><ul><li>tre</li><li>quat<b>tro</b></li></ul>x<br>y</td></tr></table>',
  );
  expect(html).toBe('<p>a – uno · due – tre · quattro · x y</p>');
});

it('brings headings down to those a text may have', () => {
  expect(plain('<h1>Uno <i>x</i></h1><h3>Tre</h3><h6>Sei</h6>')).toBe(
    '<h2>Uno <i>x</i></h2><h3>Tre</h3><h4>Sei</h4>',
  );
});

it('leaves other HTML as it is', () => {
  const html = '<p>Uno</p><ul><li><p>due</p></li></ul>';
  expect(plain(html)).toBe(html);
});
