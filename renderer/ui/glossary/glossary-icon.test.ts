import { describe, expect, it } from 'vitest';
import { glossaryIcon } from './glossary-icon.ts';

describe('glossaryIcon', () => {
  it.each([
    ['Bill', 'Bill'],
    ['Luce', 'OrionPlug'],
    ['gas', 'Gas'],
    ['altro', 'BlueGreenLeaf'],
    ['constructor', 'BlueGreenLeaf'],
    [undefined, 'BlueGreenLeaf'],
  ])('of %s is %s', (type, icon) => expect(glossaryIcon(type)).toBe(icon));
});
