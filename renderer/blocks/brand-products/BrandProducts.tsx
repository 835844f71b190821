import type { BrandProductsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { anchorIds, anchorName } from './anchor.ts';
import styles from './BrandProducts.module.css';
import { SubBrandProduct } from './SubBrandProduct.tsx';

export default function BrandProducts(view: BlockViewProps<BrandProductsProps>) {
  const { props, nodeId, context } = view;
  const anchors = props.anchorItems.filter((item) => anchorName(item.hash) && item.name);
  const products = props.products.filter((product) => product.title || safeSrc(product.image));
  const ids = anchorIds(products);
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
        {products.map((product, index) => (
          <SubBrandProduct
            key={`${nodeId}-${index}`}
            product={product}
            id={ids[index]}
            context={context}
          />
        ))}
      </div>
    </Section>
  );
}
