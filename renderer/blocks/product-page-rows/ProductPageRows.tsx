import type { ProductPageRowsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './ProductPageRows.module.css';

export default function ProductPageRows(view: BlockViewProps<ProductPageRowsProps>) {
  const { props, nodeId, context } = view;
  const rows = props.cards.filter((card) => card.title || card.text || safeSrc(card.img));
  return (
    <Section layout={props}>
      <div className={styles.rows}>
        {rows.map((row, index) => (
          <article
            key={`${nodeId}-${index}`}
            className={classNames(
              styles.row,
              styles[row.position],
              !safeSrc(row.img) && styles.plain,
            )}
          >
            <Img src={row.img} width={480} ratio={1} context={context} className={styles.image} />
            <div className={styles.copy}>
              <IconChip name={row.icon} />
              {row.title && <h2>{row.title}</h2>}
              {row.text && <RichText html={row.text} className={styles.text} />}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
