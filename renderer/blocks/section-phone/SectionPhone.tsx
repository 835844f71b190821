import type { SectionPhoneProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { telephoneIn } from '@renderer/ui/link/telephone.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { keepTogether } from '@renderer/ui/text/keep-together.ts';
import styles from './SectionPhone.module.css';

export default function SectionPhone({ props }: BlockViewProps<SectionPhoneProps>) {
  const { title, text, numberLabel, number, hours, note } = props;
  const href = telephoneIn(number);
  if (!title && !number) return null;
  const called = (
    <>
      <Icon name="Telephone" size={34} />
      <span>
        {numberLabel && <small>{numberLabel}</small>}
        <strong>{number}</strong>
      </span>
    </>
  );
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {(title || text) && (
          <div className={styles.copy}>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </div>
        )}
        <div className={styles.call}>
          {href && (
            <a className={styles.number} href={href}>
              {called}
            </a>
          )}
          {/* Words without a number are shown all the same: an editor sees what was written. */}
          {!href && number && <p className={styles.number}>{called}</p>}
          {hours && (
            <p className={styles.hours}>
              <Icon name="Clock" size={20} />
              <span>{hours}</span>
            </p>
          )}
          {note && <p className={styles.note}>{keepTogether(note)}</p>}
        </div>
      </div>
    </Section>
  );
}
