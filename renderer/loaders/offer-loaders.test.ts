import type { OfferCard } from '@generated/entities.ts';
import { describe, expect, it, vi } from 'vitest';
import loadAggregators from '../blocks/list-of-aggregators/loader.ts';
import loadBusiness from '../blocks/offers-form-business/loader.ts';
import loadChosen from '../blocks/page-offers/loader.ts';
import loadCard from '../blocks/product-card/loader.ts';
import { defaultContext } from '../static/default-context.ts';
import { emptyCms } from '../static/empty-cms.ts';
import type { CmsReader } from './cms-reader.ts';
import { formOffers } from './form-offers.ts';

const page = defaultContext();
const none = async (): Promise<OfferCard[]> => [];
const spies = () => ({
  ...emptyCms,
  listOfferPages: vi.fn(none),
  listAggregators: vi.fn(none),
  listOffersByCategory: vi.fn(none),
});
const layout = {
  wrapped: false,
  paddingLeftRight: '0',
  paddingTop: '0',
  paddingBottom: '0',
} as const;

describe('offers of the blocks', () => {
  it('are the chosen pages', async () => {
    const cms = spies();
    await loadChosen({ ...layout, title: '', offers: [{ id: 7 }, {}] }, { cms, page });
    expect(cms.listOfferPages).toHaveBeenCalledWith([7]);
  });

  it('are those of the category, or the aggregators without one', async () => {
    const cms = spies();
    await loadAggregators({ ...layout, tassonomia: 'luce' }, { cms, page });
    expect(cms.listOffersByCategory).toHaveBeenCalledWith('luce');
    await loadAggregators({ ...layout }, { cms, page });
    expect(cms.listAggregators).toHaveBeenCalledOnce();
  });

  it('of a form are chosen pages first, then the category', async () => {
    const cms = spies();
    await formOffers({ offers: [{ id: 3 }], tassonomia: 'casa' }, cms);
    await formOffers({ offers: [], tassonomia: 'casa' }, cms);
    expect(await formOffers({ offers: [], tassonomia: '' }, cms)).toEqual([]);
    expect(cms.listOfferPages.mock.calls).toEqual([[[3]]]);
    expect(cms.listOffersByCategory.mock.calls).toEqual([['casa']]);
  });

  it('stand beside 40 shops in the business form, or beside none when these fail', async () => {
    const listStores = vi.fn<CmsReader['listStores']>().mockRejectedValue(new Error('down'));
    const lists = { offers: [], tooltips: [], recipients: [] as [] };
    const props = { ...layout, ...lists, title: '', tassonomia: '', requestTitle: '' };
    const data = await loadBusiness(props, { cms: { ...spies(), listStores }, page });
    expect(listStores).toHaveBeenCalledWith({ perPage: 40 });
    expect(data).toEqual({ offers: [], stores: [] });
  });

  it('leave a product card empty when its product cannot be had', async () => {
    const getProduct = vi.fn<CmsReader['getProduct']>().mockRejectedValue(new Error('down'));
    const cms = { ...spies(), getProduct };
    expect(await loadCard({ ...layout, mobileOnly: false }, { cms, page })).toBeUndefined();
    expect(getProduct).not.toHaveBeenCalled();
    const props = { ...layout, mobileOnly: false, slugUrl: '/offerte/luce/luce-chiara-casa' };
    expect(await loadCard(props, { cms, page })).toBeUndefined();
  });
});
