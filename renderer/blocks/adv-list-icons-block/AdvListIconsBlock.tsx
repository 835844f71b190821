import type { AdvListIconsBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './AdvListIconsBlock.module.css';

type Item = AdvListIconsBlockProps['items'][number];

export default function AdvListIconsBlock(view: BlockViewProps<AdvListIconsBlockProps>) {
  const { props, nodeId } = view;
  const items = props.items.filter((item) => item.title || item.text);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <div className={styles.container}>
        <div className={styles.box}>
          <SectionHeader title={props.title} text={props.text} />
          {items.length > 0 && (
            <ul className={styles.list}>
              {items.map((item, index) => (
                <li key={`${nodeId}-${index}`}>
                  <Shortcut item={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}

function Shortcut({ item }: { item: Item }) {
  const { icon, title, text, link, target } = item;
  const href = safeHref(link);
  const blank = target === '_blank';
  const className = classNames(surface.light, styles.item);
  const content = (
    <>
      <IconChip name={icon} />
      <span className={styles.copy}>
        {title && <strong>{title}</strong>}
        {text && <small>{text}</small>}
      </span>
    </>
  );
  if (!href) return <div className={className}>{content}</div>;
  return (
    <a
      className={className}
      href={href}
      target={blank ? '_blank' : undefined}
      rel={blank ? 'noopener' : undefined}
    >
      {content}
      {blank && <span className="visually-hidden"> (si apre in una nuova finestra)</span>}
      <Icon name="ChevronRight" size={22} className={styles.arrow} />
    </a>
  );
}
