import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

function read(asked: string): [string | undefined, string | undefined] {
  const request = { url: asked } as IncomingMessage;
  return [readUrl(request, 'https://sito.example')?.href, request.url];
}

it.each([
  ['/luce?a=//b', '/luce?a=//b'],
  ['//evil.example/luce', '/evil.example/luce'],
  ['https://evil.example/luce', '/luce'],
  ['https://evil.example//altrove.example', '/altrove.example'],
  ['HTTP://evil.example', '/'],
  ['*', '/*'],
])('%s is asked of this site, by its path', (asked, path) => {
  expect(read(asked)).toEqual([`https://sito.example${path}`, path]);
});

it('what is encoded otherwise is no address', () => {
  expect(read('/a%ff')[0]).toBeUndefined();
});
