import type { OfferFields } from '@generated/cms-fields.ts';
import type { Product } from '@generated/entities.ts';
import { REFER_A_FRIEND } from '@renderer/offers/sign-up.ts';
import { isoDate } from './dates.ts';
import { bonusText } from './offer-card.ts';
import type { CmsPage } from './page.ts';
import { fields, flag, isSaid, list, text } from './values.ts';

/** Product page as a product of a tab: the offer page mapping of spec 3.6. */
export function mapProduct(page: CmsPage, funnelDomain: string): Product {
  const acf = fields<OfferFields>(page.acf);
  return {
    id: page.ID,
    title: page.post_title,
    slug: page.post_name,
    link: page.path,
    icon: text(acf.icon),
    sidebarTitle: text(acf.sidebar_title),
    electricitySubtitle: text(acf.subtitle_light),
    gasSubtitle: text(acf.subtitle_gas),
    description: text(acf.subtitle_description),
    electricityCosts: text(acf.light_cost),
    electricityCostsBio: text(acf.light_cost_bio),
    gasCost: text(acf.gas_cost),
    gasCommercializationCost: text(acf.gas_commercialization_cost),
    energyCommercializationCost: text(acf.energy_commercialization_cost),
    energybioCommercializationCost: text(acf.energybio_commercialization_cost),
    bonusList: list(acf.bonus_list).flatMap((bonus) => bonusText(bonus) ?? []),
    localStore: text(acf.store_local),
    CallMeBackProduct: text(acf.call_me_back_product),
    greenNumber: text(acf.green_number),
    showSubscribe: flag(acf.show_subscribe_online),
    tipoTariffa: text(acf.tipologia_tariffa),
    tariffaBioraria: isSaid(acf.tariffa_bioraria),
    labelA: text(acf.label_fascia),
    labelB: text(acf.label_fascia_2),
    isGreenEnergy: flag(acf.is_green_energy),
    monthlyCost: text(acf.monthly_cost),
    portalCode: text(acf.portal_code),
    validFrom: isoDate(acf.valid_from),
    validUntil: isoDate(acf.valid_until),
    funnelDomain,
    isReferAFriend: page.offersCategory.includes(REFER_A_FRIEND),
  };
}
