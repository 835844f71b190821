import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { decodeHash } from './decode-hash.ts';
import styles from './Tabs.module.css';
import { tabTarget } from './tab-target.ts';
import { keptState } from './use-entry-state.ts';

export interface Tab {
  /** Part of the address after '#', so that a tab can be linked to. */
  id: string;
  label: string;
}

/**
 * Tabs by the usual pattern: one tab stop, arrow keys, Home and End. The hash of the address
 * chooses a tab; `customerCookie` names the cookie that makes `customerTab` the first choice.
 */
export default function Tabs(view: {
  label: string;
  tabs: Tab[];
  initial: number;
  customerTab?: number;
  customerCookie?: string;
  /** One panel for each tab. */
  children: ReactNode[];
}) {
  const { label, tabs, initial, customerTab, customerCookie, children } = view;
  const [selected, setSelected] = useState(initial);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  useEffect(() => {
    const fromHash = () => {
      const hash = decodeHash(window.location.hash);
      const index = tabs.findIndex((tab) => tab.id !== '' && tab.id === hash);
      if (index !== -1) setSelected(index);
      return index !== -1;
    };
    if (!fromHash() && customerTab !== undefined && customerCookie && hasCookie(customerCookie)) {
      setSelected(customerTab);
    }
    window.addEventListener('hashchange', fromHash);
    return () => window.removeEventListener('hashchange', fromHash);
  }, [tabs, customerTab, customerCookie]);

  const select = (index: number, focus: boolean) => {
    setSelected(index);
    const id = tabs[index]?.id;
    // Replaced, not pushed: tabs are places on the page, not steps of the visit.
    if (id) window.history.replaceState(keptState(), '', `#${encodeURIComponent(id)}`);
    if (focus) list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = tabTarget(event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target, true);
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            aria-controls={`${base}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index, false)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children.map((panel, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          hidden={index !== selected}
          className={styles.panel}
          data-label={tabs[index]?.label}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}
