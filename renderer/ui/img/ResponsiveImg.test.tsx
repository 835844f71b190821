import { serverRegistry } from '@generated/registry.server.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResponsiveImg } from './ResponsiveImg.tsx';

const context = defaultContext();
const WIDE = '/img/larga.jpg';
const NARROW = '/img/telefono.jpg';

describe('an image with another one for phones', () => {
  const render = (src?: string, mobile?: string) =>
    renderToStaticMarkup(<ResponsiveImg src={src} mobile={mobile} width={800} context={context} />);

  it('offers each to its screens', () => {
    const html = render(WIDE, NARROW);
    expect(html).toMatch(/<source media="\(max-width: 600px\)" srcSet="[^"]*telefono\.jpg\?width=/);
    expect(html).toMatch(/<img[^>]* src="\/img\/larga\.jpg\?width=800&amp;auto=format"/);
  });

  it('shows the one there is', () => {
    for (const html of [render(WIDE), render(WIDE, 'javascript:alert(1)')]) {
      expect(html).toContain('src="/img/larga.jpg');
      expect(html).not.toContain('<picture');
    }
    expect(render(undefined, NARROW)).toContain('src="/img/telefono.jpg');
    expect(render()).toBe('');
  });
});

describe('the images of a slide of the home hero', () => {
  const block = serverRegistry.get('heroslider');
  const slide = (fields: object) => {
    if (!block) throw new Error('no block');
    const props = block.fillDefaults({ slides: [{ subtitle: 'Luce', ...fields }] });
    const { View } = block;
    return renderToStaticMarkup(<View props={props} nodeId="x-1" context={context} data={null} />);
  };

  it('are one for wide screens and one for phones', () => {
    const html = slide({ img: [WIDE, NARROW] });
    expect(html).toMatch(/<source[^>]*telefono\.jpg/);
    expect(html).toMatch(/<img[^>]*larga\.jpg/);
  });

  it('are a video and what it waits with', () => {
    const html = slide({ isVideo: true, img: ['/video/estate.mp4', NARROW] });
    expect(html).toMatch(/<video src="\/video\/estate\.mp4" poster="\/img\/telefono\.jpg"/);
  });
});
