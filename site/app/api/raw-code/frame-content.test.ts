import { describe, expect, it } from 'vitest';
import { frameContent } from './frame-content.ts';

describe('frameContent', () => {
  it.each([
    ['codice', { Code: '<b>x</b>' }],
    ['recensioni', { code: '<b>x</b>' }],
    ['mgmhome', { Script: '<b>x</b>' }],
  ])('gives the code of %s into an opaque origin', (key, props) => {
    const content = frameContent(key, props);
    expect(content?.document).toContain('<b>x</b>');
    expect(content?.policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
  });

  it('lets code that names nobody else reach nobody else', () => {
    const own = frameContent('codice', {
      Code: '<script>fetch("ht"+"tps:"+"/"+"/x.example")</script>',
    });
    expect(own?.policy).not.toContain('https:');
    expect(own?.policy).toContain("default-src 'none'");
    expect(own?.policy).not.toContain('connect-src');
    const foreign = frameContent('codice', {
      Code: '<script src="https://x.example/a.js"></script>',
    });
    expect(foreign?.policy).toContain('connect-src https:');
    const address = frameContent('mgmhome', { Script: 'https://x.example/a.js' });
    expect(address?.policy).toContain('connect-src https:');
  });

  it('lets no script run around a framed page', () => {
    const content = frameContent('iframe', { Url: 'https://mappa.example/' });
    expect(content?.policy).toContain("default-src 'none'");
    expect(content?.policy).not.toContain('script-src');
    expect(content?.policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
  });

  it.each([
    ['textblock', { Code: 'x', code: 'x' }],
    ['constructor', {}],
    ['codice', { code: 'x' }],
    ['iframe', { Url: 'http://mappa.example/' }],
  ])('gives nothing of %s %j', (key, props) => {
    expect(frameContent(key, props)).toBeUndefined();
  });
});
