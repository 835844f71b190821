import { Icon } from '../icon/Icon.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import styles from './Faq.module.css';

export interface Question {
  title: string;
  text: string;
  open?: boolean;
}

/** Questions that open one by one, without scripts. */
export function FaqItems({ questions }: { questions: readonly Question[] }) {
  return questions.map((question, index) => (
    <details key={index} className={styles.item} open={question.open}>
      <summary>
        <span>{question.title}</span>
        <Icon name="ChevronDown" size={20} className={styles.chevron} />
      </summary>
      <RichText html={question.text} className={styles.answer} />
    </details>
  ));
}
