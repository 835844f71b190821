import type { FaqPremiumProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FaqItems } from '@renderer/ui/faq/FaqItems.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './FaqPremium.module.css';

export default function FaqPremium({ props }: BlockViewProps<FaqPremiumProps>) {
  const { title, linkLabel, faqs } = props;
  const all = safeHref(props.link);
  const questions = faqs.flatMap(({ open, title: question, text = '' }) =>
    question ? [{ open, title: question, text }] : [],
  );
  if (questions.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <header className={styles.header}>
          {title && <h2>{title}</h2>}
          {all && linkLabel && (
            <a href={all}>
              {linkLabel}
              <Icon name="ArrowRight" size={18} />
            </a>
          )}
        </header>
        <div className={styles.questions}>
          <FaqItems questions={questions} />
        </div>
      </div>
    </Section>
  );
}
