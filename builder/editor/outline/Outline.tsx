import { templates } from '@generated/templates.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSession, useStructure } from '../context.ts';
import styles from './Outline.module.css';
import { OutlineTree } from './OutlineTree.tsx';
import { outlineRows } from './rows.ts';

/** The page as a tree. */
export function Outline() {
  const { actions, ui } = useSession();
  const nodes = useStructure();
  const [collapsed, setCollapsed] = useState<ReadonlySet<NodeId>>(new Set());
  const rows = useMemo(() => outlineRows(nodes, collapsed), [nodes, collapsed]);
  const toggle = (id: NodeId, expand: boolean) => {
    const next = new Set(collapsed);
    if (expand) next.delete(id);
    else next.add(id);
    setCollapsed(next);
  };
  if (rows.length === 0) {
    return (
      <div className={styles.empty}>
        <p>La pagina non ha ancora blocchi.</p>
        {templates.length > 0 && (
          <Button variant="primary" onClick={() => ui.setState({ templatesOpen: true })}>
            Scegli un modello
          </Button>
        )}
        <Button
          icon={<Plus size={17} />}
          onClick={() => actions.pickBlock({ parentId: 'root', index: 0 })}
        >
          Aggiungi un blocco
        </Button>
      </div>
    );
  }
  return <OutlineTree rows={rows} onToggle={toggle} />;
}
