import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { isHoldingContent } from '../contents.ts';
import { useCanvas } from './canvas-runtime.ts';
import type { CanvasStore } from './canvas-store.ts';
import styles from './DropMark.module.css';
import type { DropTarget } from './drop-place.ts';
import { nameOf } from './kind-of.ts';
import { elementsIn } from './node-elements.ts';

const AWAY = { above: 'più in alto', below: 'più in basso' };
/** What the words take above the line, in px of the screen. */
const WORDS = 24;

/** Where what is dragged would come. */
export function DropMark({ place, line, isArea, away }: DropTarget) {
  const { store } = useCanvas();
  const into = place.parentId === ROOT_ID ? '' : `in «${nameAt(store, place.parentId)}»`;
  const words = [into, away ? AWAY[away] : ''].filter(Boolean).join(', ');
  const isUnder = (line.top - window.scrollY) * store.getView().zoom < WORDS;
  return (
    <div className={classNames(styles.line, isArea && styles.area)} style={line} data-drop-line>
      {words && <span className={classNames(styles.into, isUnder && styles.under)}>{words}</span>}
    </div>
  );
}

/** Of the content of a tab, the name of the tab. */
const nameAt = (store: CanvasStore, id: NodeId): string => {
  const node = store.getNode(id)?.node;
  const [element] = node && isHoldingContent(node) ? elementsIn(id) : [];
  const panel = element?.closest<HTMLElement>('[data-tab-title]');
  return panel?.dataset.tabTitle || nameOf(node);
};
