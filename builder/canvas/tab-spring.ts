import { nodeIdAt } from './node-elements.ts';
import { chooseTabs, panelOf, showPanelOf } from './unfold.ts';

/** How long a drag rests on a tab that is meant, in ms: one that it only passes stays as it is. */
const REST = 600;

/** A tab of the page whose panel is a block of its own, and that block. */
export function contentTabAt(target: EventTarget | null) {
  const panel = panelOf(target);
  const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
  const content = panel && nodeIdAt(panel);
  return tab && content && content !== nodeIdAt(tab) ? { tab, content } : undefined;
}

/** Opens the tab that something dragged rests on, so that it can be dropped further in. */
export interface TabSpring {
  /** The drag is here; heard of again and again while it lasts. True when that is a tab. */
  over(target: EventTarget | null): boolean;
  stop(): void;
}

export function createTabSpring(): TabSpring {
  let at: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (tab: Element | undefined) => {
    if (tab === at) return;
    clearTimeout(timer);
    at = tab;
    if (!tab) return;
    timer = setTimeout(() => {
      chooseTabs(tab);
      requestAnimationFrame(() => showPanelOf(tab));
    }, REST);
  };
  return {
    over(target) {
      const tab = contentTabAt(target)?.tab;
      go(tab);
      return tab !== undefined;
    },
    stop: () => go(undefined),
  };
}
