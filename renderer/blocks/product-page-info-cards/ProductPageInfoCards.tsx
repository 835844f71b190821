import type { ProductPageInfoCardsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { ContactButton } from '@renderer/ui/contact-button/ContactButton.tsx';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { buttonOn, surfaceClass } from '@renderer/ui/surface/surface.ts';
import styles from './ProductPageInfoCards.module.css';

export default function ProductPageInfoCards({ props }: BlockViewProps<ProductPageInfoCardsProps>) {
  const { title, text, buttonType, link, linkLabel, salesPointCallText, icon, background } = props;
  return (
    <Section layout={props}>
      <div className={classNames(styles.card, surfaceClass(background), styles[background])}>
        <IconChip name={icon} tone="white" className={styles.icon} />
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} />}
        </div>
        <div className={styles.action}>
          <ContactButton
            type={buttonType}
            link={link}
            label={linkLabel}
            callText={salesPointCallText}
            colour={buttonOn(background)}
          />
        </div>
      </div>
    </Section>
  );
}
