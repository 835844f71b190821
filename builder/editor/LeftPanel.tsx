import { Tabs } from '@base-ui/react/tabs';
import type { LeftTab } from '../store/ui-store.ts';
import { BlockPicker } from './BlockPicker.tsx';
import { useSession, useUi } from './context.ts';
import styles from './LeftPanel.module.css';
import { Outline } from './outline/Outline.tsx';

/** Structure of the page, and the blocks that can be added. */
export function LeftPanel() {
  const { ui } = useSession();
  const tab = useUi((state) => state.leftTab);
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
        <Tabs.Tab className={styles.tab} value="blocks">
          Aggiungi
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className={styles.content} value="outline" tabIndex={-1}>
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel className={styles.content} value="blocks" tabIndex={-1}>
        <BlockPicker />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
