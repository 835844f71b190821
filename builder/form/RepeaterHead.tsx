import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Repeater.module.css';

/** A list's title, with how many items it has, what it is for and what is wrong with it. */
export function RepeaterHead(list: {
  title: string;
  titleId: string;
  required: boolean | undefined;
  count: number;
  help: ReactNode;
  helpId: string;
  rawErrors: readonly string[];
}) {
  const { title, titleId, required, count, help, helpId, rawErrors } = list;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.title} id={titleId}>
          {title}
          {required && <span className={styles.required}>*</span>}
        </span>
        <span className={styles.count}>{count}</span>
      </div>
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
      {rawErrors.length > 0 && (
        <p className={styles.error}>
          <Icon name="circle-alert" size={14} />
          {[...new Set(rawErrors)].join(' · ')}
        </p>
      )}
    </>
  );
}
