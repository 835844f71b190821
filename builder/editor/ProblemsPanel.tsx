import { CircleCheck } from 'lucide-react';
import { useAllProblems } from './context.ts';
import { count } from './format.ts';
import { ProblemList } from './ProblemList.tsx';
import styles from './ProblemsPanel.module.css';

/** All problems of the page, kept up to date while it is edited. */
export function ProblemsPanel() {
  const problems = useAllProblems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) {
    return (
      <div className={styles.fine}>
        <CircleCheck size={36} aria-hidden="true" />
        <p>Nessun problema: tutti i blocchi sono completi.</p>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.summary}>
        {[
          errors > 0 && count(errors, 'errore', 'errori'),
          warnings > 0 && count(warnings, 'avviso', 'avvisi'),
        ]
          .filter(Boolean)
          .join(' e ')}
        . I blocchi con errori non appaiono sul sito.
      </p>
      <ProblemList problems={problems} />
    </div>
  );
}
