import type { SectionTitleCanvasProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { blobPair } from '@renderer/ui/blob/blob-pair.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './SectionTitleCanvas.module.css';

/** Places on the canvas, drawn from back to front. */
const PLACES = ['left', 'right', 'low'] as const;

export default function SectionTitleCanvas({
  props,
  nodeId,
}: BlockViewProps<SectionTitleCanvasProps>) {
  const { eyebrow, title, text, align, blobColours, blobSeed } = props;
  if (!eyebrow && !title && !text) return null;
  const colours = blobPair(blobColours);
  return (
    <Section layout={props}>
      <header className={classNames(styles.canvas, styles[`to-${align}`])}>
        {PLACES.map((place, index) => (
          <Blob
            key={place}
            id={`${nodeId}-${place}`}
            colours={colours}
            seed={blobSeed + index}
            className={classNames(styles.blob, styles[place])}
          />
        ))}
        <Eyebrow text={eyebrow} />
        {title && <h2 className={styles.title}>{title}</h2>}
        {text && <p className={styles.text}>{text}</p>}
      </header>
    </Section>
  );
}
