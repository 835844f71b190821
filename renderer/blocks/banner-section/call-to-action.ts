import type { BannerSectionProps } from '@generated/types.ts';

type ButtonType = BannerSectionProps['buttonType'];

/** What a button says when the editor gave it no text. */
const LABELS: Readonly<Record<ButtonType, string>> = {
  salesPoint: 'Trova il punto vendita',
  salesPointCall: 'Trova il punto vendita',
  scrivici: 'Scrivici',
  tichiamiamonoi: 'Ti chiamiamo noi',
  customLink: 'VAI',
};

/** Where visitors leave their number to be called. */
const CALL_ME_BACK = '/assistenza#richiamami';

export type CallToAction =
  | { label: string; opens: 'storeLocator' }
  | { label: string; href: string | undefined };

/** What a banner's button does: salesPoint, salesPointCall and scrivici open the store locator (spec 2.12). */
export function callToAction(
  banner: Pick<BannerSectionProps, 'buttonType' | 'link' | 'linkLabel'>,
): CallToAction {
  const { buttonType, link, linkLabel } = banner;
  const label = linkLabel || LABELS[buttonType];
  if (buttonType === 'customLink') return { label, href: link };
  if (buttonType === 'tichiamiamonoi') return { label, href: CALL_ME_BACK };
  return { label, opens: 'storeLocator' };
}
