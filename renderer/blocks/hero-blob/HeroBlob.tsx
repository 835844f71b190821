import type { HeroBlobProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { blobPair } from '@renderer/ui/blob/blob-pair.ts';
import { HeroCopy } from '@renderer/ui/hero-copy/HeroCopy.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import styles from './HeroBlob.module.css';

export default function HeroBlob({ props, nodeId, context }: BlockViewProps<HeroBlobProps>) {
  const { eyebrow, title, text, ctaLabel, ctaHref, image, blobColours, blobSeed } = props;
  const colours = blobPair(blobColours);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <HeroCopy eyebrow={eyebrow} title={title} cta={{ label: ctaLabel, href: ctaHref }}>
          {text && <RichText html={text} />}
        </HeroCopy>
        <div className={styles.figure}>
          <Blob id={`${nodeId}-far`} colours={colours} seed={blobSeed + 1} className={styles.far} />
          <Blob id={`${nodeId}-near`} colours={colours} seed={blobSeed} className={styles.near} />
          <Img
            src={image}
            width={480}
            ratio={1}
            context={context}
            priority
            className={styles.image}
          />
        </div>
      </div>
    </section>
  );
}
