import type { SmallHeroBannerProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { shareAddress } from '@renderer/ui/share/share-links.ts';
import { SocialShareIsland } from '#islands';
import styles from './SmallHeroBanner.module.css';

export default function SmallHeroBanner({
  props,
  nodeId,
  context,
}: BlockViewProps<SmallHeroBannerProps>) {
  const { icon, title, text, titleColor, titleAlign, image, socialShare } = props;
  return (
    <>
      <section className={classNames(styles.hero, styles[titleColor], styles[titleAlign])}>
        <Blob id={`${nodeId}-a`} colours={['#f49593', '#e81c69']} seed={3} className={styles.sun} />
        <Blob id={`${nodeId}-b`} colours={['#6ec18a', '#1587c8']} seed={8} className={styles.sea} />
        <Img
          src={image}
          width={1600}
          ratio={6}
          sizes="100vw"
          context={context}
          priority
          className={styles.image}
        />
        <div className={styles.content}>
          <span className={styles.icon}>
            <Icon name={icon} size={34} />
          </span>
          <div className={styles.copy}>
            {title && <h1>{title}</h1>}
            {text && <p>{text}</p>}
          </div>
        </div>
      </section>
      {socialShare && (
        <SocialShareIsland
          url={shareAddress(context)}
          title={title ?? ''}
          inFlow={context.editing}
        />
      )}
    </>
  );
}
