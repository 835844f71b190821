import type { DocumentsPremiumProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { cardClass } from '@renderer/ui/card/card.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './DocumentsPremium.module.css';
import { FileIcon } from './FileIcon.tsx';

type Item = DocumentsPremiumProps['items'][number];

const KINDS: Readonly<Record<Item['icon'], string>> = { pdf: 'PDF', image: 'Immagine', zip: 'ZIP' };

export default function DocumentsPremium({ props }: BlockViewProps<DocumentsPremiumProps>) {
  const { title } = props;
  const items = props.items.filter((item) => item.title && safeHref(item.url));
  const disclaimers = props.disclaimers.flatMap(({ text }) => text || []);
  if (!title && items.length === 0 && disclaimers.length === 0) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} />
      <div className={styles.box}>
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item, index) => (
              <li key={index}>
                <Document item={item} />
              </li>
            ))}
          </ul>
        )}
        {disclaimers.length > 0 && (
          <ul className={styles.disclaimers}>
            {disclaimers.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Document({ item }: { item: Item }) {
  return (
    <a href={safeHref(item.url)} className={cardClass(styles.card)}>
      <FileIcon kind={item.icon} className={classNames(styles.icon, styles[item.icon])} />
      <span className={styles.title}>{item.title}</span>
      <span className={styles.foot}>
        <span>{[KINDS[item.icon], item.peso].filter(Boolean).join(' · ')}</span>
        <span className={styles.action}>
          scarica
          <Icon name="OrionDownload" size={20} />
        </span>
      </span>
    </a>
  );
}
