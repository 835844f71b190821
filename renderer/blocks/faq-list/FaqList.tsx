import type { FaqListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FaqItems } from '@renderer/ui/faq/FaqItems.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './FaqList.module.css';

export default function FaqList({ props }: BlockViewProps<FaqListProps>) {
  const { title, items, firstNotSelected } = props;
  const questions = items.flatMap(({ question, answer = '' }) =>
    question ? [{ title: question, text: answer }] : [],
  );
  if (questions.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {title && <h2>{title}</h2>}
        <FaqItems
          questions={questions.map((question, index) => ({
            ...question,
            open: index === 0 && !firstNotSelected,
          }))}
        />
      </div>
    </Section>
  );
}
