import 'server-only';
import dayjs from 'dayjs';
import 'dayjs/locale/it.js';
import { glossaryType } from '../../cms/lists/articles.ts';
import { mapItems } from '../../cms/lists/map-items.ts';
import { listNewsEvents } from '../../cms/lists/news-events.ts';
import { readList } from '../../cms/lists/read-list.ts';
import { todayInRome } from '../../cms/map/dates.ts';
import { mapFaqLink } from '../../cms/map/faq.ts';
import { mapGlossaryArticle } from '../../cms/map/glossary-article.ts';
import { mapGuideArticle } from '../../cms/map/guide.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { itemPath } from '../../cms/map/paths.ts';
import { list, object } from '../../cms/map/values.ts';
import { cmsReader } from '../../cms/reader.ts';
import { typeTag } from '../../cms/tags.ts';
import { log } from '../../config/log.ts';
import { kindKey, topicOf } from './kinds.ts';
import { nearest } from './nearest.ts';
import { type RelatedItem, sameFirst } from './related-item.ts';

/** Others of an item's kind, those nearest to it first. Without an answer of the CMS there are none. */
export async function relatedTo(page: CmsPage): Promise<RelatedItem[]> {
  try {
    const others = (await LISTS[kindKey(page)]?.(page)) ?? [];
    // Links to nested items are shorter than their paths (spec 2.5).
    const own = itemPath({
      ...{ type: page.post_type, slug: page.post_name },
      ...{ parents: page.parents, link: page.path },
    });
    return others.filter(({ href }) => href !== own).slice(0, 3);
  } catch (error) {
    log.warn({ page: page.path, reason: String(error) }, 'related items not loaded');
    return [];
  }
}

const LISTS: Readonly<Record<string, (page: CmsPage) => Promise<RelatedItem[]>>> = {
  async faq(page) {
    const topic = topicOf(page);
    if (!topic) return [];
    const slug = encodeURIComponent(topic.slug);
    const path = `/wp/v2/faq?filter[faq_category]=${slug}&per_page=100`;
    return mapItems(await readList(path, [typeTag('faq')]), mapFaqLink);
  },

  async regulation(page) {
    const slug = topicOf(page)?.slug;
    const regulations = await cmsReader.listRegulations();
    return sameFirst(regulations, ({ terms }) => terms.some((term) => term.slug === slug)).map(
      ({ href, title, text, terms }) => ({ href, title, text, note: terms[0]?.name }),
    );
  },

  async shop(page) {
    const stores = await cmsReader.listStores({ perPage: 100 });
    return nearest(page, stores).map(({ store, kilometres }) => ({
      href: store.href,
      title: store.city,
      text: store.address,
      note: `A ${kilometres} km`,
      ctaLabel: 'Orari e indicazioni',
    }));
  },

  async 'work-offer'(page) {
    const place = (page.acf.workOffer as { sede?: unknown } | undefined)?.sede;
    const offers = await cmsReader.listWorkOffers({ perPage: 100 });
    return sameFirst(offers, (offer) => offer.place === place).map((offer) => ({
      href: offer.href,
      title: offer.title,
      note: offer.place,
    }));
  },

  async guide(page) {
    const slug = topicOf(page)?.slug;
    const items = await readList('/wp/v2/guide?_embed&per_page=100', [typeTag('guide')]);
    return sameFirst(mapItems(items, mapGuideArticle), ({ parent }) => parent === slug).map(
      ({ href, title, text }) => ({ href, title, text }),
    );
  },

  async glossary(page) {
    const type = glossaryType();
    const topic = topicOf(page)?.id;
    const articles = await readList(`/wp/v2/${type}?per_page=100`, [typeTag(type)]);
    const isSame = (article: unknown) => list(object(article).glossary_category).includes(topic);
    return mapItems([...sameFirst(articles, isSame)], mapGlossaryArticle).map(
      ({ permalink, title, text }) => ({ href: permalink, title, text }),
    );
  },

  async news() {
    const cards = await listNewsEvents({ limit: 4, kind: 'news' });
    return cards.map(({ href, title, text, date }) => ({ href, title, text, note: date }));
  },

  async event() {
    const today = todayInRome();
    const cards = await listNewsEvents({ limit: 100, kind: 'event' });
    return cards
      .filter(({ dateIso }) => dateIso !== undefined && dateIso >= today)
      .sort((a, b) => (a.dateIso ?? '').localeCompare(b.dateIso ?? ''))
      .map(({ href, title, text, position, dateIso }) => ({
        ...{ href, title, text },
        note: [dayjs(dateIso).locale('it').format('D MMMM'), position?.city]
          .filter(Boolean)
          .join(', '),
      }));
  },
};
