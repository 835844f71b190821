// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createKeyListener } from './canvas-keys.ts';
import { TOOLS } from './inline-texts.ts';

it('Canc among the formats of a text that is written takes no block away, elsewhere it does', () => {
  document.body.innerHTML = `<div ${TOOLS}><select></select><button></button></div><a href="#a"></a>`;
  const tell = vi.fn();
  const inline = { type: () => false, isCutOff: () => false, end: vi.fn() };
  const parts = { inline, tell, store: {}, waitingCaret: { get: () => null } };
  const text = { isFinished: () => false };
  const typing = { isOnPage: false, hasTyped: false, isInLine: false };
  const onKeyDown = createKeyListener(parts as never, { text: text as never, typing });
  document.addEventListener('keydown', onKeyDown);
  const press = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  for (const tool of ['select', 'button']) press(tool);
  expect(inline.end).not.toHaveBeenCalled();
  expect(tell).not.toHaveBeenCalled();
  press('a');
  expect(tell.mock.calls).toEqual([[{ type: 'shortcut', name: 'delete' }]]);
  document.removeEventListener('keydown', onKeyDown);
});
