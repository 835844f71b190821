import { tabTarget } from '@renderer/islands/tab-target.ts';
import type { KeyboardEvent } from 'react';
import type { ProductTab } from './ProductTabs.island.tsx';
import styles from './ProductTabs.module.css';

/** One tab; arrow keys, Home and End move along its siblings. */
export function TabButton(button: {
  id: string;
  tab: ProductTab;
  selected: boolean;
  onSelect: () => void;
}) {
  const { id, tab, selected, onSelect } = button;
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      className={styles.tab}
      onClick={onSelect}
      onKeyDown={moveFocus}
    >
      {tab.unactiveImg && !selected && (
        <picture>
          {tab.unactiveImgMobile && (
            <source media="(max-width: 600px)" srcSet={tab.unactiveImgMobile} />
          )}
          <img src={tab.unactiveImg} alt="" width={32} height={32} />
        </picture>
      )}
      {tabName(tab)}
    </button>
  );
}

/** What a tab is called, and its panel where several are in sight. */
export const tabName = ({ title, tabId }: Pick<ProductTab, 'title' | 'tabId'>) =>
  title.trim() || tabId;

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const target = tabTarget(event.key, all.indexOf(event.currentTarget), all.length);
  if (target === undefined) return;
  event.preventDefault();
  all[target]?.focus();
  all[target]?.click();
}
