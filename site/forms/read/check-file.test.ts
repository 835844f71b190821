import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

describe('a curriculum', () => {
  it.each([
    ['an executable', Buffer.from('MZ'.padEnd(200, 'x'))],
    ['HTML', Buffer.from('<html><script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a zip', Buffer.from('504b0304140000000000', 'hex')],
    [
      'an office file of another kind',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    ],
  ])('is not %s', async (_kind, bytes) => {
    await expect(checkFile(bytes)).rejects.toMatchObject({ status: 415 });
  });
  it('is PDF or Word by content', async () => {
    const word = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2_000),
      Buffer.from('WordDocument', 'utf16le'),
      Buffer.alloc(500),
    ]);
    expect(await checkFile(Buffer.from('%PDF-1.4\n%x'))).toMatchObject({ extension: 'pdf' });
    expect(await checkFile(word)).toMatchObject({ extension: 'doc' });
  });
});
