import type { BrandProductsProps } from '@generated/types.ts';
import type { PageContext } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { keepTogether } from '@renderer/ui/text/keep-together.ts';
import styles from './BrandProducts.module.css';

type Product = BrandProductsProps['products'][number];

/** One product of the sub-brand (spec 3.16): picture, price, ways to pay, up to two buttons. */
export function SubBrandProduct(view: {
  product: Product;
  id: string | undefined;
  context: PageContext;
}) {
  const { product, id, context } = view;
  const { title, offer, price, totalPrice } = product;
  const payments = product.paymentList.flatMap((payment) => payment.text || []);
  const hasImage = safeSrc(product.image) !== undefined;
  return (
    <article
      id={id}
      className={classNames(
        styles.product,
        product.inverted && styles.inverted,
        product.smallImgHeight && styles.small,
        !hasImage && styles.plain,
      )}
    >
      {hasImage && (
        <div className={styles.picture}>
          <Img src={product.image} width={860} context={context} />
        </div>
      )}
      <div className={styles.copy}>
        {title && <h2>{title}</h2>}
        {offer && <p className={styles.offer}>{offer}</p>}
        {(price || totalPrice) && (
          <p className={styles.price}>
            {price && <strong>{keepTogether(price)}</strong>}{' '}
            {totalPrice && <span>{keepTogether(totalPrice)}</span>}
          </p>
        )}
        {payments.length > 0 && (
          <ul className={styles.payments}>
            {payments.map((payment, index) => (
              <li key={index}>
                <Icon name="Check" size={20} />
                <span>{keepTogether(payment)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {product.buttonLabel && (
            <LinkButton href={product.buttonHref} colour={product.buttonColor}>
              {product.buttonLabel}
            </LinkButton>
          )}
          {product.buttonLabelExtra && (
            <LinkButton
              href={product.buttonHrefExtra}
              colour={product.buttonColorExtra}
              size="small"
            >
              {product.buttonLabelExtra}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
