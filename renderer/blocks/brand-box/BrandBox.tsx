import type { BrandBoxProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './BrandBox.module.css';

export default function BrandBox({ props, context }: BlockViewProps<BrandBoxProps>) {
  const { title, text, image, background, buttonLabel, buttonHref } = props;
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, styles[background])}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
          {buttonLabel && (
            <LinkButton
              href={buttonHref}
              colour={background === 'gradient' ? 'yellowPink' : 'blueViolet'}
            >
              {buttonLabel}
            </LinkButton>
          )}
        </div>
        <Img src={image} width={300} ratio={1} context={context} className={styles.image} />
      </div>
    </Section>
  );
}
