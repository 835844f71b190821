import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

describe('fileKind', () => {
  it.each([
    ['/documenti/a.PDF', 'pdf'],
    ['/a.tar.gz?x=1.zip#b', 'gz'],
    ['https://a.example/x.docx', 'docx'],
    ['https://www.example', undefined],
    ['/note-legali', undefined],
    ['/.config', undefined],
    ['', undefined],
  ])('%s is %s', (href, kind) => expect(fileKind(href)).toBe(kind));
});
