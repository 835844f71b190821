// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { isUnfolding, unfold } from './unfold.ts';

it('presses the tab whose panel is hidden, and says that nobody clicked', () => {
  document.body.innerHTML = `
    <button role="tab" id="one" aria-selected="true"></button>
    <button role="tab" id="two" aria-selected="false"></button>
    <div role="tabpanel" aria-labelledby="one"><p id="shown"></p></div>
    <div role="tabpanel" aria-labelledby="two" hidden><p id="hidden"></p></div>`;
  const pressed: [string, boolean][] = [];
  const press = ({ target }: Event) => pressed.push([(target as Element).id, isUnfolding()]);
  document.addEventListener('click', press, { capture: true });
  const at = (id: string) => unfold(document.getElementById(id) as Element);
  expect(at('shown')).toBe(false);
  expect(at('hidden')).toBe(true);
  expect(at('two')).toBe(true);
  expect(pressed).toEqual([
    ['two', true],
    ['two', true],
  ]);
  expect(isUnfolding()).toBe(false);
  document.removeEventListener('click', press, { capture: true });
});
