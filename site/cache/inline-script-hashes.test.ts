import { describe, expect, it } from 'vitest';
import inline from './inline-script-hashes.cjs';

const hashes = (script: string) => inline.inlineScriptHashes(`<p>x</p><script>${script}</script>`);

describe('inlineScriptHashes', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-b_1.js"],"runtimeModuleIds":[94553]});',
    '$RC("B:0","S:0")',
  ])('admits the framework’s %s', (script) => {
    expect(hashes(script)).toHaveLength(1);
    expect(hashes(script)[0]).toMatch(/^'sha256-[\w+/]+=*'$/);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a\\"]);alert(1)//"',
    'self.__next_f.push([1,"a"+alert(1)])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[alert(1)]});',
    'x=$RC("B:0","S:0")',
  ])('gives no hash to %s', (script) => {
    expect(hashes(script)).toEqual([]);
  });

  it('looks only at inline scripts', () => {
    expect(inline.inlineScriptHashes('<script src="/a.js"></script>')).toEqual([]);
  });
});
