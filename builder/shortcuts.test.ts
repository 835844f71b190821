// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { matchShortcut } from './shortcuts.ts';

const press = (
  init: KeyboardEventInit & { altGraph?: boolean },
  target: HTMLElement = document.body,
) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  let matched: string | undefined;
  if (target !== document.body) document.body.append(target);
  const listener = (seen: KeyboardEvent) => {
    const getModifierState = (key: string) => key === 'AltGraph' && init.altGraph === true;
    matched = matchShortcut(Object.assign(seen, { getModifierState }));
  };
  target.addEventListener('keydown', listener, { once: true });
  target.dispatchEvent(event);
  return matched;
};

describe('shortcuts', () => {
  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
    ['⌘Z', { key: 'z', metaKey: true }, 'undo'],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
    ['Ctrl+S', { key: 's', ctrlKey: true }, 'save'],
    ['Ctrl+D', { key: 'd', ctrlKey: true }, 'duplicate'],
    ['Alt+↑', { key: 'ArrowUp', altKey: true }, 'move-up'],
    ['Alt+↓', { key: 'ArrowDown', altKey: true }, 'move-down'],
    ['Canc', { key: 'Delete' }, 'delete'],
    ['Alt+→', { key: 'ArrowRight', altKey: true }, 'move-in'],
    ['Alt+←', { key: 'ArrowLeft', altKey: true }, 'move-out'],
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'palette'],
    ['Ctrl+H', { key: 'h', ctrlKey: true }, 'replace'],
    ['/ as Italians type it', { key: '/', shiftKey: true }, 'add'],
    ['?', { key: '?', shiftKey: true }, 'help'],
    ['Esc', { key: 'Escape' }, 'deselect'],
    ['F6', { key: 'F6' }, 'next-region'],
    ['Maiusc+F6', { key: 'F6', shiftKey: true }, 'previous-region'],
    ['F8', { key: 'F8' }, 'next-finding'],
    ['Maiusc+F8', { key: 'F8', shiftKey: true }, 'previous-finding'],
  ])('%s', (_keys, init, shortcut) => {
    expect(press(init)).toBe(shortcut);
  });

  it('never take a letter written with AltGr, which Windows reports as Ctrl+Alt', () => {
    expect(press({ key: 's', ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press({ key: 'z', ctrlKey: true, altKey: true, altGraph: true })).toBeUndefined();
    expect(press({ key: 'z', ctrlKey: true, altGraph: true })).toBeUndefined();
  });

  it('never take a key of an input method', () => {
    expect(press({ key: 'z', ctrlKey: true, isComposing: true })).toBeUndefined();
    expect(press({ key: 'Escape', keyCode: 229 })).toBeUndefined();
  });

  it('leave undoing to a search and to a name being written, which are none of the page', () => {
    const search = Object.assign(document.createElement('input'), { type: 'search' });
    const name = document.createElement('input');
    name.dataset.ownUndo = '';
    const added = search.cloneNode() as HTMLInputElement;
    added.dataset.ownUndo = 'none';
    expect(press({ key: 'z', ctrlKey: true }, added)).toBe('undo');
    for (const field of [search, name]) {
      expect(press({ key: 'z', ctrlKey: true }, field)).toBeUndefined();
      expect(press({ key: 'y', ctrlKey: true }, field)).toBeUndefined();
      expect(press({ key: 's', ctrlKey: true }, field)).toBe('save');
    }
  });

  it('leave to a text field what is its own, and undo the page from there', () => {
    for (const field of [document.createElement('input'), document.createElement('textarea')]) {
      expect(press({ key: 'Delete' }, field)).toBeUndefined();
      expect(press({ key: 'Escape' }, field)).toBeUndefined();
      expect(press({ key: '/' }, field)).toBeUndefined();
      expect(press({ key: '?' }, field)).toBeUndefined();
      expect(press({ key: 'ArrowUp', altKey: true }, field)).toBeUndefined();
      expect(press({ key: 'z', ctrlKey: true }, field)).toBe('undo');
      expect(press({ key: 'F6' }, field)).toBe('next-region');
      expect(press({ key: 's', ctrlKey: true }, field)).toBe('save');
    }
  });
});
