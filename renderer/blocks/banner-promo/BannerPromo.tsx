import type { BannerPromoProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './BannerPromo.module.css';
import { campaignOf } from './campaigns.ts';

export default function BannerPromo({ props, context }: BlockViewProps<BannerPromoProps>) {
  const { title, text, link, linkLabel, illustration, tone } = campaignOf(props, context.phone);
  return (
    <Section layout={props}>
      <div className={classNames(styles.banner, styles[tone])}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {linkLabel && (
            <LinkButton href={link} colour={tone === 'night' ? 'yellowPink' : 'blueViolet'}>
              {linkLabel}
            </LinkButton>
          )}
        </div>
        <Img
          src={illustration}
          width={260}
          ratio={1}
          context={context}
          className={styles.illustration}
        />
      </div>
    </Section>
  );
}
