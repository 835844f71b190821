import type { CheckFinding } from '../checks/check.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSession } from './context.ts';
import { fieldOf } from './field-of.ts';
import { count } from './format.ts';
import styles from './ProblemList.module.css';

/** What is wrong, and in which field; `counts` the others of which it is true, too. */
export function ProblemText({ finding, counts }: { finding: CheckFinding; counts?: boolean }) {
  const { store } = useSession();
  const node = store.getState().nodes.get(finding.node);
  const field = fieldOf(finding, node);
  const also = finding.also?.length ?? 0;
  return (
    <>
      {finding.severity === 'error' ? (
        <Icon name="circle-alert" size={15} className={styles.error} label="Errore" />
      ) : (
        <Icon name="triangle-alert" size={15} className={styles.warning} label="Avviso" />
      )}
      <span>
        {field && <strong>{field}: </strong>}
        {finding.message}
        {counts && also > 0 && ` ${alsoText(also)}.`}
      </span>
    </>
  );
}

/** Of how many other fields of a block something is true. */
export const alsoText = (number: number) =>
  `Così anche ${count(number, 'altro campo', 'altri campi')} del blocco`;
