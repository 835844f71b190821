import type { BrandProductsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { anchorName } from './anchor.ts';
import styles from './BrandProducts.module.css';
import { SubBrandProduct } from './SubBrandProduct.tsx';
import { shownProducts } from './shown-products.ts';

export default function BrandProducts(view: BlockViewProps<BrandProductsProps>) {
  const { props, nodeId, context } = view;
  const anchors = props.anchorItems.filter((item) => anchorName(item.hash) && item.name);
  return (
    <Section layout={props}>
      {anchors.length > 0 && (
        <nav aria-label="Prodotti in questa pagina" className={styles.anchors}>
          <ul>
            {anchors.map((item, index) => (
              <li key={`${nodeId}-anchor-${index}`}>
                <a href={`#${anchorName(item.hash)}`}>
                  <Img src={item.image} width={48} ratio={1} context={context} />
                  <span>{item.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.products}>
        {shownProducts(props).map(({ product, id }, index) => (
          <SubBrandProduct key={`${nodeId}-${index}`} product={product} id={id} context={context} />
        ))}
      </div>
    </Section>
  );
}
