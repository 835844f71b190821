import type { PageBlockWithBlobProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { blobPair } from '@renderer/ui/blob/blob-pair.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './PageBlockWithBlob.module.css';

export default function PageBlockWithBlob({
  props,
  nodeId,
  children,
}: BlockViewProps<PageBlockWithBlobProps>) {
  const { title, eyebrow, text, columns, align } = props;
  const { blobColours, blobPosition, blobSeed } = props;
  const hasHeader = Boolean(title || eyebrow || text);
  return (
    <Section layout={props} className={styles.section}>
      <Blob
        id={nodeId}
        colours={blobPair(blobColours)}
        seed={blobSeed}
        className={classNames(styles.blob, styles[blobPosition])}
      />
      {hasHeader && (
        <header className={classNames(styles.header, styles[`to-${align}`])}>
          <Eyebrow text={eyebrow} />
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
        </header>
      )}
      {children && (
        <div className={classNames(styles.children, styles[`columns${columns}`])}>{children}</div>
      )}
    </Section>
  );
}
