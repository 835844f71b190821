import { describe, expect, it } from 'vitest';
import scripts from './drop-unused-scripts.cjs';

const tag = '<script src="/_next/static/chunks/door.js" async=""></script>';
const announced =
  '[\\"$\\",\\"script\\",\\"script-0\\",{\\"src\\":\\"/_next/static/chunks/door.js\\",\\"async\\":true}]';
const page = (flight: string) =>
  `<html><head>${tag}<script src="/_next/static/chunks/main.js" async=""></script></head><script>self.__next_f.push([1,"${flight}"])</script></html>`;

describe('dropUnusedScripts', () => {
  it('takes out an entry script that nothing refers to, tag and announcement', () => {
    const html = scripts.dropUnusedScripts(page(`0:[${announced},1]`));
    expect(html).not.toContain('door.js');
    expect(html).toContain('0:[null,1]');
    expect(html).toContain('main.js');
  });

  it('leaves one that a component of the page comes from', () => {
    const html = page(`1:I[1,[\\"/_next/static/chunks/door.js\\"],\\"Tabs\\"]\\n0:[${announced}]`);
    expect(scripts.dropUnusedScripts(html)).toBe(html);
  });
});
