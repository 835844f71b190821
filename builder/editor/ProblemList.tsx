import type { Finding } from '@renderer/document/types.ts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { blockName } from '../catalogue.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { useSession } from './context.ts';
import { fieldOf } from './field-of.ts';
import styles from './ProblemList.module.css';

/** Problems by block; a click opens the block. */
export function ProblemList({
  problems,
  onChoose,
}: {
  problems: readonly Finding[];
  onChoose?: () => void;
}) {
  const { actions, store } = useSession();
  const byNode = useMemo(() => groupByNode(problems), [problems]);
  return (
    <ul className={styles.list}>
      {[...byNode].map(([id, findings]) => {
        const node = store.getState().nodes.get(id);
        const component = node?.component ?? findings[0]?.component ?? '';
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.block}
              onClick={() => {
                actions.select(id);
                onChoose?.();
              }}
            >
              <span className={styles.name}>
                <BlockIcon component={component} size={17} />
                {blockName(component)}
              </span>
              {findings.map((finding) => (
                <span key={`${finding.pointer} ${finding.rule}`} className={styles.problem}>
                  {finding.severity === 'error' ? (
                    <CircleAlert size={15} className={styles.error} aria-label="Errore" />
                  ) : (
                    <TriangleAlert size={15} className={styles.warning} aria-label="Avviso" />
                  )}
                  <span>
                    {fieldOf(finding) && <strong>{fieldOf(finding)}: </strong>}
                    {finding.message}
                  </span>
                </span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
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
