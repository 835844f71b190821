import { type Finding, ROOT_ID } from '@renderer/document/types.ts';
import { useMemo } from 'react';
import { blockName } from '../catalogue.ts';
import { isRepairable, repair } from '../commands/repair.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSession } from './context.ts';
import { fieldOf, mendingPath } from './field-of.ts';
import { namedHere } from './named-node.ts';
import styles from './ProblemList.module.css';

/** Problems by block; a click opens the block on the field that mends it. */
export function ProblemList({
  problems,
  onChoose,
}: {
  problems: readonly Finding[];
  onChoose?: () => void;
}) {
  const session = useSession();
  const { store } = session;
  const byNode = useMemo(() => groupByNode(problems), [problems]);
  return (
    <ul className={styles.list}>
      {[...byNode].map(([id, findings]) => {
        const node = store.getState().nodes.get(id);
        const component = node?.component ?? findings[0]?.component ?? '';
        return (
          <li key={id} className={styles.block}>
            <p className={styles.name}>
              <BlockIcon component={component} size={17} />
              {node
                ? namedHere(session, id)
                : component === ''
                  ? 'Tutta la pagina'
                  : blockName(component)}
            </p>
            <ul>
              {findings.map((finding) => (
                <li key={`${finding.pointer} ${finding.rule} ${finding.message}`}>
                  <Problem finding={finding} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Problem({ finding, onChoose }: { finding: Finding; onChoose?: () => void }) {
  const { store, actions, problems } = useSession();
  const field = fieldOf(finding, store.getState().nodes.get(finding.node));
  const text = (
    <>
      {finding.severity === 'error' ? (
        <Icon name="circle-alert" size={15} className={styles.error} label="Errore" />
      ) : (
        <Icon name="triangle-alert" size={15} className={styles.warning} label="Avviso" />
      )}
      <span>
        {field && <strong>{field}: </strong>}
        {finding.message}
      </span>
    </>
  );
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
  if (finding.node === ROOT_ID || finding.node === '') {
    return <div className={styles.problem}>{text}</div>;
  }
  return (
    <button
      type="button"
      className={styles.problem}
      onClick={() => {
        onChoose?.();
        actions.openField(finding.node, mendingPath(finding));
      }}
    >
      {text}
      <Icon name="chevron-right" size={15} className={styles.leads} />
    </button>
  );
}

function groupByNode(problems: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const problem of problems) {
    const group = groups.get(problem.node);
    if (group) group.push(problem);
    else groups.set(problem.node, [problem]);
  }
  return groups;
}
