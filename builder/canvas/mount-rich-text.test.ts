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
    ...{ onWrite: done, onEnd: done, onLeave: done },
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
