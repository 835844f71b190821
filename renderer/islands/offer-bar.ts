import type { OfferFields } from '@generated/cms-fields.ts';
import type { Product } from '@generated/entities.ts';
import { REFER_A_FRIEND, signUpAddress } from '../offers/sign-up.ts';

declare global {
  interface Window {
    /** What the last 'chatData' event told, noted by a script in the page before any other code. */
    lastChatData?: unknown;
  }
}

/** What the bottom bar shows of a product (spec 2.4). */
export interface BarProduct {
  title: string;
  /** Prices as the offer states them: per unit, or by the month where no unit is sold. */
  price?: string;
  /** The same by time bands, of an offer that leaves the choice. */
  bandPrice?: string;
  /** Path of the offer's page; empty when it has none. */
  link: string;
  /** The funnel's address of the offer; empty when it cannot be signed online. */
  funnelLink: string;
  /** The same for the price by time bands. */
  bandFunnelLink?: string;
  isReferAFriend: boolean;
  /** Tab that holds it. */
  tabId?: string;
}

/** Products of a page for its bar, each with the way into the funnel. */
export function barProducts(
  products: readonly (Product & { tabId?: string })[],
  funnelDomain: string,
): BarProduct[] {
  return products.map((product) => ({
    title: product.sidebarTitle ?? product.title,
    ...barPrices(product),
    link: product.link,
    funnelLink: product.showSubscribe ? signUpAddress(product, funnelDomain) : '',
    ...(product.showSubscribe &&
      product.tariffaBioraria && {
        bandFunnelLink: signUpAddress({ ...product, tariff: 'bio' }, funnelDomain),
      }),
    isReferAFriend: product.isReferAFriend,
    tabId: product.tabId,
  }));
}

type Prices = Partial<
  Pick<
    Product,
    'electricityCosts' | 'electricityCostsBio' | 'gasCost' | 'monthlyCost' | 'tariffaBioraria'
  >
>;

/** As the cards state them: both commodities by name where an offer has two. */
function barPrices(product: Prices): Pick<BarProduct, 'price' | 'bandPrice'> {
  const { electricityCosts, electricityCostsBio, gasCost, monthlyCost } = product;
  const both = (electricity: string | undefined) =>
    electricity && gasCost ? `Luce ${electricity} · gas ${gasCost}` : (electricity ?? gasCost);
  return {
    price: both(electricityCosts) ?? monthlyCost,
    ...(product.tariffaBioraria && electricityCostsBio && { bandPrice: both(electricityCostsBio) }),
  };
}

/**
 * Products in the detail of a 'chatData' event: a list, an object that holds one as `products`, or
 * one product; an empty list takes the bar's away. The event comes from a third party's script, so
 * only texts are taken, and links are made here: to the funnel and to paths of this site. Undefined
 * when the detail is nothing that could be understood.
 */
export function chatDataProducts(detail: unknown, funnelDomain: string): BarProduct[] | undefined {
  const given = (detail as { products?: unknown } | null | undefined)?.products ?? detail;
  const list = Array.isArray(given) ? given : [given];
  const products = list.flatMap((entry): BarProduct[] => {
    const raw = asProduct((entry ?? {}) as Told);
    const title = text(raw.sidebarTitle) ?? text(raw.title);
    if (!title) return [];
    const slug = text(raw.slug);
    const isReferAFriend = raw.isReferAFriend === true || isOfProgramme(raw.offers_category);
    const offer = slug && /^[\w-]+$/.test(slug) ? slug : undefined;
    return [
      {
        title,
        ...barPrices({
          electricityCosts: text(raw.electricityCosts),
          electricityCostsBio: text(raw.electricityCostsBio),
          gasCost: text(raw.gasCost),
          monthlyCost: text(raw.monthlyCost),
          tariffaBioraria: raw.tariffaBioraria === true,
        }),
        link: ownPath(text(raw.link)),
        funnelLink:
          offer && raw.showSubscribe !== false
            ? signUpAddress({ slug: offer, isReferAFriend }, funnelDomain)
            : '',
        isReferAFriend,
      },
    ];
  });
  return products.length > 0 || list.length === 0 ? products : undefined;
}

type Told = Record<string, unknown>;

/** A product that is told as the CMS answers its page (spec 3.1 and 3.6), by our names. */
function asProduct(told: Told): Told {
  const { title, slug, post_title, post_name } = told;
  const acf = (told.acf ?? {}) as Partial<Record<keyof OfferFields, unknown>>;
  return {
    sidebarTitle: acf.sidebar_title,
    electricityCosts: acf.light_cost,
    gasCost: acf.gas_cost,
    monthlyCost: acf.monthly_cost,
    ...told,
    title: (title as { rendered?: unknown } | undefined)?.rendered ?? title ?? post_title,
    slug: slug ?? post_name,
  };
}

/** By its categories, of a product that is told as the CMS answers it (spec 4.6). */
const isOfProgramme = (categories: unknown) =>
  Array.isArray(categories) && categories.some((category) => category?.slug === REFER_A_FRIEND);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const ownPath = (link = '') => (/^\/(?![/\\])/.test(link) ? link : '');
