import type { ContentCard } from '@generated/entities.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardOfContent } from './CardOfContent.tsx';

const context = defaultContext();
const CARD: ContentCard = {
  ...{ id: 7, type: 'news', title: 'Bonus', text: '', slug: 'news/bonus', href: '/news/bonus' },
  ...{ img: '/img/larga.jpg', imgMobile: '/img/larga.jpg', imgAlt: 'Uno sportello' },
  isRelevant: false,
};
const render = (fields: Partial<ContentCard> = {}) =>
  renderToStaticMarkup(<CardOfContent card={{ ...CARD, ...fields }} context={context} />);

describe('the card of a content', () => {
  it('shows phones their own image, where it has one', () => {
    const html = render({ imgMobile: '/img/telefono.jpg' });
    expect(html).toMatch(/<source media="\(max-width: 600px\)" srcSet="[^"]*telefono\.jpg/);
    expect(html).toMatch(/<img[^>]* src="\/img\/larga\.jpg[^>]* alt="Uno sportello"/);
    for (const imgMobile of [CARD.img, undefined]) {
      expect(render({ imgMobile })).not.toContain('<picture');
    }
  });

  it('shows an excerpt as text, whatever markup it was written in', () => {
    const html = render({ text: 'Un <em>bonus</em> &amp; altro<br>ancora' });
    expect(html).toContain('>Un bonus &amp; altro ancora</p>');
  });

  it('shows its icon beside an image and in the place of one', () => {
    const chip = /class="chip white icon"/;
    expect(render({ icon: 'luce' })).toMatch(chip);
    expect(render()).not.toMatch(chip);
    const bare = { img: undefined, imgMobile: undefined };
    expect(render({ ...bare, icon: 'luce' })).not.toMatch(chip);
    expect(render({ ...bare, icon: 'Gas' })).not.toBe(render(bare));
  });
});
