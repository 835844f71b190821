import type { FaqPremiumProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FaqItems } from '@renderer/ui/faq/FaqItems.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './FaqPremium.module.css';

export default function FaqPremium({ props }: BlockViewProps<FaqPremiumProps>) {
  const { title, link, linkLabel, faqs } = props;
  const questions = faqs.flatMap(({ open, title: question, text = '' }) =>
    question ? [{ open, title: question, text }] : [],
  );
  if (questions.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <header className={styles.header}>
          {title && <h2>{title}</h2>}
          <ArrowLink href={link} label={linkLabel} />
        </header>
        <div className={styles.questions}>
          <FaqItems questions={questions} />
        </div>
      </div>
    </Section>
  );
}
