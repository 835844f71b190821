import type { ProductPageTabProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { ProductTabsIsland } from '#islands';
import styles from './ProductPageTab.module.css';

export default function ProductPageTab(view: BlockViewProps<ProductPageTabProps>) {
  const { props, children, context } = view;
  const { title, tabs } = props;
  return (
    <Section layout={props}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ProductTabsIsland label={title || 'Prodotti'} tabs={tabs} showAll={context.editing}>
        {children}
      </ProductTabsIsland>
    </Section>
  );
}
