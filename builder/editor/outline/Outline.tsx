import { templates } from '@generated/templates.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LANDING } from '../../ui/regions.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSession, useStructure } from '../context.ts';
import { count } from '../format.ts';
import { findNodes, withAncestors } from './find-nodes.ts';
import styles from './Outline.module.css';
import { OutlineTree } from './OutlineTree.tsx';
import { outlineRows } from './rows.ts';

/** The page as a tree, with a search that leaves only what it finds. */
export function Outline() {
  const { store, actions } = useSession();
  const nodes = useStructure();
  const [collapsed, setCollapsed] = useState<ReadonlySet<NodeId>>(new Set());
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query.trim());
  const panel = useRef<HTMLDivElement>(null);
  // Texts change without the structure: they are read when the query changes.
  const found = useMemo(
    () => (deferred === '' ? undefined : findNodes(latest(store, nodes), deferred)),
    [store, nodes, deferred],
  );
  const rows = useMemo(
    () => outlineRows(nodes, collapsed, found && withAncestors(nodes, found.keys())),
    [nodes, collapsed, found],
  );
  const toggle = (id: NodeId, expand: boolean) => {
    const next = new Set(collapsed);
    if (expand) next.delete(id);
    else next.add(id);
    setCollapsed(next);
  };
  if (nodes.size <= 1) return <EmptyPage />;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.search} {...(rows.length === 0 && LANDING)}>
        <SearchField
          label="Cerca nella pagina"
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const [first] = found?.keys() ?? [];
            const goesDown = event.key === 'ArrowDown' && found?.size !== 0;
            if (goesDown || (event.key === 'Enter' && first !== undefined)) {
              if (first !== undefined) actions.select(first);
              event.preventDefault();
              panel.current?.querySelector<HTMLElement>('[role="tree"]')?.focus();
            } else if (event.key === 'Escape' && query !== '') {
              event.stopPropagation();
              setQuery('');
            }
          }}
        />
      </div>
      {found && (
        <p className={styles.found} role="status">
          {found.size === 0
            ? `Nessun blocco con «${deferred}».`
            : count(found.size, 'blocco trovato', 'blocchi trovati')}
        </p>
      )}
      {rows.length > 0 && <OutlineTree rows={rows} found={found} onToggle={toggle} />}
    </div>
  );
}

const latest = (
  store: ReturnType<typeof useSession>['store'],
  _structure: ReturnType<typeof useStructure>,
) => store.getState();

function EmptyPage() {
  const { actions, ui } = useSession();
  return (
    <div className={styles.empty} {...LANDING}>
      <p>La pagina non ha ancora blocchi.</p>
      {templates.length > 0 && (
        <Button variant="primary" onClick={() => ui.setState({ templatesOpen: true })}>
          Scegli un modello
        </Button>
      )}
      <Button
        icon={<Icon name="plus" size={17} />}
        onClick={() => actions.pickBlock({ parentId: 'root', index: 0 })}
      >
        Aggiungi un blocco
      </Button>
    </div>
  );
}
