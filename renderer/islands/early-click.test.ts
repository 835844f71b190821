// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_CLICK_SCRIPT, repeatEarlyClick } from './early-click.ts';

// As the page runs it.
// biome-ignore lint/security/noGlobalEval: the constant under test.
// biome-ignore lint/complexity/noCommaOperator: an indirect call runs it in the global scope.
(0, eval)(EARLY_CLICK_SCRIPT);

let island: Element;
const handled = vi.fn();

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  handled.mockReset();
  window.earlyClick = undefined;
  document.body.innerHTML = `
    <div id="island"><button type="button"><i>Apri</i></button><a href="#x">x</a></div>
    <button type="button" id="elsewhere"></button>`;
  island = document.querySelector('#island') as Element;
});

function comesAlive(time?: number) {
  island.addEventListener('click', handled);
  repeatEarlyClick(island, time);
}

it('repeats a click on a button, once', () => {
  click('#island i');
  comesAlive();
  expect(handled).toHaveBeenCalledTimes(1);
});

it.each(['#island a', '#elsewhere'])('leaves a click on %s alone', (target) => {
  click(target);
  comesAlive();
  expect(handled).not.toHaveBeenCalled();
});

it('repeats nothing after a long wait, and nothing without a click', () => {
  comesAlive();
  click('#island i');
  handled.mockReset();
  comesAlive(performance.now() + 60_000);
  expect(handled).not.toHaveBeenCalled();
});
