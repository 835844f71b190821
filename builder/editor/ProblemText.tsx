import type { CheckFinding } from '../checks/check.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSession } from './context.ts';
import { fieldName, fieldOf } from './field-of.ts';
import { count } from './format.ts';
import styles from './ProblemList.module.css';

/** More names would hide the sentence. */
const NAMED = 2;

/** What is wrong, and in which field; in brief without the other fields of which it is true, too. */
export function ProblemText({ finding, brief }: { finding: CheckFinding; brief?: boolean }) {
  const { store } = useSession();
  const node = store.getState().nodes.get(finding.node);
  const field = fieldOf(finding, node);
  const also = (finding.also ?? []).map((path) => fieldName(node ?? finding, path));
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
        {also.length > 0 &&
          (brief
            ? ` Così anche ${count(also.length, 'altro campo', 'altri campi')} del blocco.`
            : ` Così anche: ${alsoText(also)}.`)}
      </span>
    </>
  );
}

function alsoText(names: readonly string[]): string {
  const others = names.length - NAMED;
  const named = names.slice(0, NAMED).join('; ');
  return others > 0 ? `${named}, e altri ${others}` : named;
}
