import { decodeHash } from '@renderer/islands/decode-hash.ts';
import { announceTab } from '@renderer/islands/shown-tab.ts';
import { keptState } from '@renderer/islands/use-entry-state.ts';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './ProductTabs.module.css';
import { TabButton, tabName } from './TabButton.tsx';

export interface ProductTab {
  title: string;
  tabId: string;
  active?: boolean;
  unactiveImg?: string;
  unactiveImgMobile?: string;
}

/**
 * Product tabs. The panels are blocks of their own, rendered on the server; each carries its tab's
 * id, and this shows the one whose tab is chosen. The hash of the address chooses a tab, by its id
 * or by a place in its panel. A panel that the list of tabs leaves out gets a tab by the name of its
 * id (spec 3.16); what would be the only tab is none.
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
  const list = useRef<HTMLDivElement>(null);
  /** A place that the address names, until its tab is open. */
  const awaited = useRef<Element>(null);
  useLatePanels(panels, showAll);
  const tabs = useAllTabs(view.tabs, panels);
  const [chosen, setChosen] = useState<{ id?: string; at: number }>({ at: -1 });
  const base = useId();
  const isTabbed = tabs.length > 1;
  // In the editor tabs are moved, and an id is written anew: then its place says which it is.
  const named = tabs.findIndex((tab) => tab.tabId === chosen.id);
  const at = named < 0 || tabs[chosen.at]?.tabId === chosen.id ? chosen.at : named;
  const id = tabs[at]?.tabId;
  if (id !== chosen.id || at !== chosen.at) setChosen({ id, at });
  const shown = tabs[at] ?? tabs.find((tab) => tab.active) ?? tabs[0];
  const current = shown?.tabId;

  useEffect(() => {
    const fromHash = () => {
      const hash = decodeHash(window.location.hash);
      const place = placeOf(hash);
      const panel = panelsIn(panels).find((each) => each.contains(place));
      const id = panel?.dataset.tabPanel ?? hash;
      const found = tabs.findIndex((tab) => tab.tabId === id);
      if (id === '' || found === -1) return;
      // To what is in an open one the browser has led.
      awaited.current = panel?.getClientRects().length === 0 ? place : null;
      setChosen({ id, at: found });
    };
    fromHash();
    window.addEventListener('hashchange', fromHash);
    return () => window.removeEventListener('hashchange', fromHash);
  }, [tabs]);

  useEffect(() => {
    if (current === undefined || !isTabbed) return;
    const slide = () => slideToChosen(list.current);
    slide();
    // In the site's font, which may come later, names have another width.
    void document.fonts?.ready.then(slide);
    window.addEventListener('resize', slide);
    return () => window.removeEventListener('resize', slide);
  }, [current, isTabbed]);

  // After every render: in the editor the panels may be others by now.
  useEffect(() => {
    for (const panel of panelsIn(panels)) {
      const { tabPanel: tabId = '' } = panel.dataset;
      const index = tabs.findIndex((tab) => tab.tabId === tabId);
      // The canvas, in which blocks come one by one, knows no titles but these.
      panel.dataset.tabTitle = tabName(tabs[index] ?? { title: '', tabId });
      panel.hidden = isTabbed && !showAll && tabId !== current;
      mark(panel, 'role', isTabbed && 'tabpanel');
      mark(panel, 'aria-labelledby', isTabbed && index !== -1 && `${base}-${index}`);
    }
  });

  useEffect(() => {
    if (awaited.current?.getClientRects().length) {
      awaited.current.scrollIntoView();
      awaited.current = null;
    }
    // The bar at the page's foot follows the tab in view.
    announceTab(current);
  }, [current]);

  const select = (tabId: string, at: number) => {
    if (!showAll) bringToStart(list.current, panels.current);
    setChosen({ id: tabId, at });
    window.history.replaceState(keptState(), '', `#${encodeURIComponent(tabId)}`);
  };

  return (
    <>
      {isTabbed && (
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map((tab, index) => (
            <TabButton
              // While it is written, an id may be another tab's too.
              key={index}
              id={`${base}-${index}`}
              tab={tab}
              selected={tab === shown}
              onSelect={() => select(tab.tabId, index)}
            />
          ))}
        </div>
      )}
      <div ref={panels} className={styles.panels} data-all={showAll || undefined}>
        {children}
      </div>
    </>
  );
}

/** What a hash names: an element, or the tabs that show the panel of this name. */
function placeOf(hash: string): Element | null {
  const panel = document.querySelector(`[data-tab-panel="${CSS.escape(hash)}"]`);
  return document.getElementById(hash) ?? panel?.parentElement?.parentElement ?? null;
}

/** Moves the row alone: `scrollIntoView` would move the page, too. */
function slideToChosen(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !tab) return;
  const [row, chosen] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += chosen.left + chosen.width / 2 - row.left - row.width / 2;
}

/** From deep within a panel, the next one would be met in its middle. */
function bringToStart(list: HTMLElement | null, panels: HTMLElement | null): void {
  if (!list || !panels) return;
  const gap = panels.getBoundingClientRect().top - list.getBoundingClientRect().bottom;
  if (gap < 0) window.scrollBy(0, gap - 16);
}

const mark = (element: HTMLElement, name: string, value: string | false) =>
  value ? element.setAttribute(name, value) : element.removeAttribute(name);

/** Its own alone: a panel may hold tabs again. */
const panelsIn = ({ current }: RefObject<HTMLDivElement | null>) => [
  ...(current?.querySelectorAll<HTMLElement>(':scope > [data-tab-panel]') ?? []),
];

/** In the editor panels come, go and change by themselves, after the tabs too: each has these look again. */
function useLatePanels(panels: RefObject<HTMLDivElement | null>, isEditor: boolean): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (!isEditor || !panels.current) return;
    const observer = new MutationObserver(() => look((times) => times + 1));
    const attributeFilter = ['data-tab-panel', 'data-inactive'];
    observer.observe(panels.current, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [panels, isEditor]);
}

/** The given tabs, and those of panels that have none among them. */
function useAllTabs(
  given: readonly ProductTab[],
  panels: RefObject<HTMLDivElement | null>,
): readonly ProductTab[] {
  const [missing, setMissing] = useState<readonly ProductTab[]>([]);
  // After every render, as above.
  useEffect(() => {
    const found = new Map<string, ProductTab>();
    for (const { dataset } of panelsIn(panels)) {
      const { tabPanel: tabId = '', inactive } = dataset;
      if (tabId === '' || given.some((tab) => tab.tabId === tabId)) continue;
      const active = found.get(tabId)?.active || inactive === undefined;
      found.set(tabId, { title: tabId, tabId, active });
    }
    const next = [...found.values()];
    if (JSON.stringify(next) !== JSON.stringify(missing)) setMissing(next);
  });
  return useMemo(() => [...given, ...missing], [given, missing]);
}
