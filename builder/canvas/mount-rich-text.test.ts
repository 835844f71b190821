// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { mountRichText } from './mount-rich-text.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('leaves the caret where a key moves it before the next frame', async () => {
  document.body.innerHTML = '<div><p>Gas</p></div>';
  const container = document.querySelector('div') as HTMLElement;
  const done = () => {};
  const text = mountRichText({
    ...{ container, html: '<p>Gas</p>', label: 'Testo', caret: 1 },
    ...{ onWrite: done, onEnd: done, onNext: done, onLeave: done },
  });
  onTestFinished(text.stop);
  expect(document.activeElement).toBe(container);
  // A browser tells of a moved caret later, perhaps after the frame.
  document.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  const letters = container.querySelector('p')?.firstChild as Text;
  document.getSelection()?.collapse(letters, 3);
  await nextFrame();
  await nextFrame();
  expect(document.getSelection()?.focusOffset).toBe(3);
});

it('ends no line where the site ends none, and writes nothing of that', () => {
  document.body.innerHTML = '<div><p></p></div>';
  const container = document.querySelector('div') as HTMLElement;
  const html = '<p><strong>F23 0,1140 €/kWh</strong> o chiama il 800 000 123</p>';
  const done = () => {};
  const text = mountRichText({
    ...{ container, html, label: 'Testo', caret: 1 },
    ...{ onWrite: done, onEnd: done, onNext: done, onLeave: done },
  });
  onTestFinished(text.stop);
  const whole = [...container.querySelectorAll('span')].map((span) => span.textContent);
  expect(whole).toEqual(['F23 0,1140 €/kWh', '800 000 123']);
  expect(text.editor.getHTML()).toBe(html);
});
