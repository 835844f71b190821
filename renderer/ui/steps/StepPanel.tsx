import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Steps.module.css';

/** One step of a path: where it is, its question, and the way back. */
export function StepPanel(panel: {
  /** Changes with the step; focus then moves to the new question. */
  step: number;
  count: number;
  title: string;
  back?: () => void;
  /** The step was there before: it takes neither the focus nor the page's place. */
  isRestored?: boolean;
  children: ReactNode;
}) {
  const { step, count, title, back, isRestored = false, children } = panel;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (isRestored) return;
    heading.current?.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
  }, [step, isRestored]);

  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p className={styles.progress}>
          Passo {step} di {count}
          <span className={styles.meter} aria-hidden="true">
            <span style={{ width: `${(step / count) * 100}%` }} />
          </span>
        </p>
        {back && (
          <button type="button" className={styles.back} onClick={back}>
            <Icon name="ArrowLeft" size={20} />
            Indietro
          </button>
        )}
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {title}
      </h3>
      {children}
    </div>
  );
}
