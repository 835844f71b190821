import { decodeHash } from '@renderer/islands/decode-hash.ts';
import { announceTab } from '@renderer/islands/offer-bar.ts';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './ProductTabs.module.css';
import { TabButton } from './TabButton.tsx';

export interface ProductTab {
  title: string;
  tabId: string;
  active?: boolean;
  unactiveImg?: string;
  unactiveImgMobile?: string;
}

/**
 * Product tabs. The panels are blocks of their own, rendered on the server; each carries its tab's
 * id, and this shows the one whose tab is chosen. The hash of the address chooses a tab. A panel
 * that the list of tabs leaves out gets a tab by the name of its id (spec 3.16).
 */
export default function ProductTabs(view: {
  label: string;
  tabs: readonly ProductTab[];
  /** In the editor every panel stays visible. */
  showAll: boolean;
  children?: ReactNode;
}) {
  const { label, showAll, children } = view;
  const panels = useRef<HTMLDivElement>(null);
  const tabs = useAllTabs(view.tabs, panels);
  const [selected, setSelected] = useState(() =>
    Math.max(
      tabs.findIndex((tab) => tab.active),
      0,
    ),
  );
  const base = useId();
  const current = tabs[selected]?.tabId;

  useEffect(() => {
    const fromHash = () => {
      const hash = decodeHash(window.location.hash);
      const index = tabs.findIndex((tab) => tab.tabId !== '' && tab.tabId === hash);
      if (index !== -1) setSelected(index);
    };
    fromHash();
    window.addEventListener('hashchange', fromHash);
    return () => window.removeEventListener('hashchange', fromHash);
  }, [tabs]);

  // The bar at the page's foot follows the tab in view.
  useEffect(() => announceTab(current), [current]);

  // After every render: in the editor the panels are rendered anew as they change.
  useEffect(() => {
    for (const panel of panels.current?.querySelectorAll<HTMLElement>('[data-tab-panel]') ?? []) {
      const index = tabs.findIndex((tab) => tab.tabId === panel.dataset.tabPanel);
      panel.hidden = !showAll && panel.dataset.tabPanel !== current;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${base}-${index}`);
    }
  });

  const select = (index: number) => {
    setSelected(index);
    window.history.replaceState(null, '', `#${encodeURIComponent(tabs[index]?.tabId ?? '')}`);
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.tabId}
            id={`${base}-${index}`}
            tab={tab}
            selected={index === selected}
            onSelect={() => select(index)}
          />
        ))}
      </div>
      <div ref={panels} className={styles.panels}>
        {children}
      </div>
    </>
  );
}

/** The given tabs, and those of panels that have none among them. */
function useAllTabs(
  given: readonly ProductTab[],
  panels: RefObject<HTMLDivElement | null>,
): readonly ProductTab[] {
  const [missing, setMissing] = useState<readonly string[]>([]);
  // After every render: in the editor panels come and go.
  useEffect(() => {
    const found = [...(panels.current?.querySelectorAll<HTMLElement>('[data-tab-panel]') ?? [])]
      .map((panel) => panel.dataset.tabPanel ?? '')
      .filter((id) => id !== '' && !given.some((tab) => tab.tabId === id));
    const next = [...new Set(found)];
    if (next.join('\n') !== missing.join('\n')) setMissing(next);
  });
  return useMemo(
    () => [...given, ...missing.map((tabId): ProductTab => ({ title: tabId, tabId }))],
    [given, missing],
  );
}
