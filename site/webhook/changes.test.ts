import { describe, expect, it } from 'vitest';
import { changedTags, parseChanges } from './changes.ts';
import { sign, verifySignature } from './signature.ts';

describe('changedTags', () => {
  it('names the item’s path, its former path and its type', () => {
    expect(changedTags([{ type: 'news', path: '/news/b', previousPath: '/news/a' }])).toEqual([
      'paths',
      'path:/news/b',
      'path:/news/a',
      'type:news',
    ]);
  });

  it('names the paths that links lead to, which leave parents out (spec 2.5, 2.7)', () => {
    const nested = { type: 'news', path: '/news/a/b/x', previousPath: '/news/c/y' };
    expect(changedTags([nested])).toEqual([
      'paths',
      'path:/news/a/b/x',
      'path:/news/a/x',
      'path:/news/x',
      'path:/news/c/y',
      'path:/news/y',
      'type:news',
    ]);
    // What search engines are told of an item is announced by its path alone.
    expect(changedTags([{ type: 'seo', path: '/eventi/a/x' }])).toContain('path:/eventi/x');
    expect(changedTags([{ type: 'shop', path: '/punti-vendita/asti' }])).toEqual([
      'paths',
      'path:/punti-vendita/asti',
      'type:shop',
    ]);
    expect(changedTags([{ type: 'page', path: '/offerte/luce/casa' }])).not.toContain(
      'path:/offerte/casa',
    );
  });

  it('names everything for a change of everything, and the settings for theirs', () => {
    expect(changedTags([{ type: 'all', path: '/' }])).toContain('cms');
    expect(changedTags([{ type: 'settings', path: '/' }])).toContain('settings');
  });
});

describe('parseChanges', () => {
  it('reads paths whatever their host and slash', () => {
    const body = JSON.stringify({
      sentAt: 1,
      changes: [{ type: 'page', path: 'http://cms.example/offerte/luce/' }],
    });
    expect(parseChanges(body)?.changes[0]?.path).toBe('/offerte/luce');
  });

  it.each(['', '[]', '{"changes":[]}', '{"sentAt":1}'])('refuses %j', (body) => {
    expect(parseChanges(body)).toBeUndefined();
  });
});

describe('signature', () => {
  it('holds for the very bytes it was made of', () => {
    expect(verifySignature('a', 's', sign('a', 's'))).toBe(true);
    expect(verifySignature('b', 's', sign('a', 's'))).toBe(false);
    expect(verifySignature('a', 's', '')).toBe(false);
    expect(verifySignature('a', 't', sign('a', 's'))).toBe(false);
  });
});
