import type { Product } from '@generated/entities.ts';
import type { ProductPageCTAProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { signUpAddress } from '@renderer/offers/sign-up.ts';
import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { CALL_ME_BACK, callMeBackAbout } from '@renderer/ui/contact-button/ContactButton.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { keepTogether } from '@renderer/ui/text/keep-together.ts';
import { textOr } from '@renderer/ui/text/text-or.ts';
import { SiteTriggerIsland } from '#islands';
import styles from './ProductPageCTA.module.css';

export default function ProductPageCTA(
  view: BlockViewProps<ProductPageCTAProps, Product | undefined>,
) {
  const { props, data: product, context } = view;
  const { subscribeVisible, contactLabel } = props;
  const { discountString_up: up, discountString_down: down } = props;
  const productName = textOr(props.productName, ownName(product, context));
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {(productName || up || down) && (
          <div className={styles.copy}>
            {productName && <h2>{productName}</h2>}
            {(up || down) && (
              <p className={styles.discount}>
                {up && <strong>{keepTogether(up)}</strong>}{' '}
                {down && <span>{keepTogether(down)}</span>}
              </p>
            )}
          </div>
        )}
        <div className={styles.actions}>
          {subscribeVisible && (
            <LinkButton href={subscribeAddress(props.link, product, context)} colour="yellowPink">
              {props.subscribeLabel}
              {productName && <span className="visually-hidden"> {productName}</span>}
            </LinkButton>
          )}
          {contactLabel && (
            <SiteTriggerIsland
              opens="chat"
              label={contactLabel}
              fallback={productName ? callMeBackAbout(productName) : CALL_ME_BACK}
              className={`${buttonClass()} ${styles.contact}`}
            />
          )}
        </div>
      </div>
    </Section>
  );
}

/** The name the page's product goes by; other pages, which have the box too, are no products. */
function ownName(product: Product | undefined, { template }: PageContext): string {
  if (!product || !/^page-(?:tab-)?product(?:\.php)?$/.test(template)) return '';
  return product.sidebarTitle || product.title;
}

/** The editor's address, else this product's own in the funnel. */
function subscribeAddress(
  link: string | undefined,
  product: Product | undefined,
  { path, funnelDomain }: PageContext,
): string {
  const own = safeHref(link);
  if (own) return own;
  const slug = path.split('/').at(-1);
  const isReferAFriend = product?.isReferAFriend ?? false;
  return slug ? signUpAddress({ slug, isReferAFriend }, funnelDomain) : funnelDomain;
}
