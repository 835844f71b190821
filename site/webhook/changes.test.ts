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
