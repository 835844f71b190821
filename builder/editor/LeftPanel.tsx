import { Tabs } from '@base-ui/react/tabs';
import { type MouseEvent, useRef } from 'react';
import type { LeftTab } from '../store/ui-state.ts';
import { isTouch } from '../ui/is-touch.ts';
import { BlockPicker } from './BlockPicker.tsx';
import { useSession, useUi } from './context.ts';
import styles from './LeftPanel.module.css';
import { Outline } from './outline/Outline.tsx';

/** Structure of the page, and the blocks that can be added. */
export function LeftPanel() {
  const { ui } = useSession();
  const tab = useUi((state) => state.leftTab);
  const search = useRef<HTMLInputElement>(null);
  /** Whoever wants a block goes on by its name; with keys one may be on the way to the other tab. */
  const writeName = ({ detail }: MouseEvent) => {
    if (detail === 0 || isTouch()) return;
    requestAnimationFrame(() => search.current?.focus());
  };
  return (
    <Tabs.Root
      className={styles.panel}
      value={tab}
      onValueChange={(value: LeftTab) => ui.setState({ leftTab: value, insertAt: null })}
      render={<aside aria-label="Struttura e blocchi" data-region tabIndex={-1} />}
    >
      <Tabs.List className={styles.tabs} activateOnFocus>
        <Tabs.Tab className={styles.tab} value="outline">
          Struttura
        </Tabs.Tab>
        <Tabs.Tab className={styles.tab} value="blocks" onClick={writeName}>
          Aggiungi
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className={styles.content} value="outline" tabIndex={-1}>
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel className={styles.content} value="blocks" tabIndex={-1}>
        <BlockPicker search={search} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
