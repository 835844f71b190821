import type { BannerSectionProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { buttonOn, surfaceClass } from '@renderer/ui/surface/surface.ts';
import { SiteTriggerIsland } from '#islands';
import styles from './BannerSection.module.css';
import { callToAction } from './call-to-action.ts';

export default function BannerSection({ props }: BlockViewProps<BannerSectionProps>) {
  const { title, text, buttonType, salesPointCallText, background } = props;
  const cta = callToAction(props);
  const colour = buttonOn(background);
  return (
    <Section layout={props}>
      <div className={classNames(styles.banner, surfaceClass(background))}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
        </div>
        <div className={styles.action}>
          {'opens' in cta ? (
            <SiteTriggerIsland
              opens={cta.opens}
              label={cta.label}
              className={buttonClass(colour)}
            />
          ) : (
            <LinkButton href={cta.href} colour={colour}>
              {cta.label}
            </LinkButton>
          )}
          {buttonType === 'salesPointCall' && salesPointCallText && <p>{salesPointCallText}</p>}
        </div>
      </div>
    </Section>
  );
}
