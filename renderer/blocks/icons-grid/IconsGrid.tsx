import type { IconsGridProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './IconsGrid.module.css';

type Item = IconsGridProps['items'][number];

export default function IconsGrid({ props, nodeId, context }: BlockViewProps<IconsGridProps>) {
  const items = props.items.filter(hasContent);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {items.length > 0 && (
        <ul className={styles.grid} style={items.length === 4 ? TWO_AND_TWO : undefined}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <Sign item={item} context={context} />
              {item.title && <h3>{item.title}</h3>}
              {item.text && <RichText html={item.text} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** In rows of three, the fourth would be left alone. */
const TWO_AND_TWO = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(280px, 40%), 100%), 1fr))',
};

/** An image, where there is one, takes the icon's place. */
function Sign({ item, context }: { item: Item; context: PageContext }) {
  if (safeSrc(item.img)) {
    return <Img src={item.img} width={96} ratio={1} context={context} className={styles.picture} />;
  }
  return <IconChip name={item.icon} tone="brand" className={styles.sign} />;
}
