import type { PressReleaseListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { italianDate } from '@renderer/ui/date/italian-date.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './PressReleaseList.module.css';

type Release = PressReleaseListProps['items'][number];

export default function PressReleaseList({ props }: BlockViewProps<PressReleaseListProps>) {
  const { title } = props;
  const items = props.items.filter((item) => item.title || item.text);
  if (!title && items.length === 0) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={index}>
              <PressRelease item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PressRelease({ item }: { item: Release }) {
  const { date, title, text, download } = item;
  const written = italianDate(date);
  const file = safeHref(download.href);
  return (
    <article className={styles.item}>
      {written && (
        <time dateTime={date} className={styles.date}>
          {written}
        </time>
      )}
      <div className={styles.body}>
        {title && <h3>{title}</h3>}
        {text && <RichText html={text} />}
        {file && (
          <a href={file} className={styles.download}>
            <Icon name="OrionDownload" size={20} />
            {download.label}
            {title && <span className="visually-hidden">: {title}</span>}
          </a>
        )}
      </div>
    </article>
  );
}
