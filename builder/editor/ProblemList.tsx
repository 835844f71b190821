import { type ReactNode, useMemo } from 'react';
import { blockName } from '../catalogue.ts';
import type { CheckFinding } from '../checks/check.ts';
import { groupByNode, leadsSomewhere } from '../checks/list-order.ts';
import { isRepairable, repair } from '../commands/repair.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LANDING } from '../ui/regions.ts';
import { useSession } from './context.ts';
import { fieldName, mendingPath } from './field-of.ts';
import { placedHere } from './named-node.ts';
import styles from './ProblemList.module.css';
import { alsoText, ProblemText } from './ProblemText.tsx';

/** Problems by block; a click opens the block on the field that mends it. */
export function ProblemList({
  problems,
  onChoose,
  aside,
}: {
  problems: readonly CheckFinding[];
  onChoose?: () => void;
  /** What else can be done about a problem, beside its line. */
  aside?: (problem: CheckFinding) => ReactNode;
}) {
  const session = useSession();
  const { store } = session;
  const byNode = useMemo(() => groupByNode(problems), [problems]);
  return (
    <ul className={styles.list} {...LANDING}>
      {[...byNode].map(([id, findings]) => {
        const node = store.getState().nodes.get(id);
        const component = node?.component ?? findings[0]?.component ?? '';
        return (
          <li key={id} className={styles.block}>
            <p className={styles.name}>
              <BlockIcon component={component} size={17} />
              {node
                ? placedHere(session, id)
                : component === ''
                  ? 'Tutta la pagina'
                  : blockName(component)}
            </p>
            <ul>
              {findings.map((finding) => (
                <li
                  key={`${finding.pointer} ${finding.rule} ${finding.message}`}
                  className={styles.line}
                >
                  <ProblemLine finding={finding} onChoose={onChoose} />
                  {aside?.(finding)}
                  <OtherFields finding={finding} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function ProblemLine({ finding, onChoose }: { finding: CheckFinding; onChoose?: () => void }) {
  const { store, actions, problems } = useSession();
  const text = <ProblemText finding={finding} />;
  if (isRepairable(finding)) {
    return (
      <div className={styles.problem}>
        {text}
        <Button
          size="s"
          icon={<Icon name="wrench" size={14} />}
          onClick={() => repair(store, { finding })}
        >
          Ripara
        </Button>
      </div>
    );
  }
  if (finding.rule === 'unchecked') {
    return (
      <div className={styles.problem}>
        {text}
        <Button
          size="s"
          icon={<Icon name="rotate-ccw" size={14} />}
          onClick={() => void problems.settled()}
        >
          Riprova
        </Button>
      </div>
    );
  }
  if (!leadsSomewhere(finding)) {
    return <div className={styles.problem}>{text}</div>;
  }
  return (
    <button
      type="button"
      className={styles.problem}
      onClick={() => {
        onChoose?.();
        actions.toFinding(finding);
      }}
    >
      {text}
      <Icon name="chevron-right" size={15} className={styles.leads} />
    </button>
  );
}

/** The other fields of the block of which the same is true, each a way to it. */
function OtherFields({ finding, onChoose }: { finding: CheckFinding; onChoose?: () => void }) {
  const { store, actions } = useSession();
  const { also = [], node: id } = finding;
  const node = store.getState().nodes.get(id);
  if (also.length === 0 || !node) return null;
  return (
    <details className={styles.others}>
      <summary>{alsoText(also.length)}</summary>
      <ul>
        {also.map((path) => (
          <li key={path.join('/')}>
            <button
              type="button"
              className={styles.problem}
              onClick={() => {
                onChoose?.();
                actions.openField(id, mendingPath(finding, path));
              }}
            >
              <span>{fieldName(node, path)}</span>
              <Icon name="chevron-right" size={15} className={styles.leads} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
