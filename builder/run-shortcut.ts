import { closeSidekick } from './commands/close-sidekick.ts';
import { nodeLabel } from './node-label.ts';
import type { Session } from './session.ts';
import type { Shortcut } from './shortcuts.ts';
import { announce } from './store/ui-store.ts';
import { isInSidePanel, toRegion } from './ui/regions.ts';

/** Does what a shortcut stands for, on the selected node where it needs one. */
export function runShortcut({ store, ui, actions }: Session, shortcut: Shortcut): void {
  const id = store.getState().currentlyEditing;
  switch (shortcut) {
    case 'undo':
      actions.undo();
      break;
    case 'redo':
      actions.redo();
      break;
    case 'save':
      void actions.save();
      break;
    case 'palette':
      ui.setState({ palette: 'all' });
      break;
    case 'replace':
      ui.setState({ whereUsed: { text: '', replaces: true } });
      break;
    case 'add':
      ui.setState({ palette: 'blocks' });
      break;
    case 'help':
      ui.setState({ shortcutsOpen: true });
      break;
    case 'next-region':
    case 'previous-region':
      toRegion(shortcut === 'next-region' ? 1 : -1);
      if (document.activeElement instanceof HTMLIFrameElement) tellOfPage({ store, ui });
      break;
    case 'next-finding':
      actions.stepFinding(1);
      break;
    case 'previous-finding':
      actions.stepFinding(-1);
      break;
    case 'deselect':
      if (isPanelLeft(store)) closeSidekick(store);
      else actions.select(null);
      break;
    default:
      if (id === null) return;
      if (shortcut === 'move-up') actions.move(id, -1);
      else if (shortcut === 'move-down') actions.move(id, 1);
      else if (shortcut === 'move-in') actions.moveIn(id);
      else if (shortcut === 'move-out') actions.moveOut(id);
      else if (shortcut === 'duplicate') actions.duplicate(id);
      else actions.remove(id);
  }
}

/** Says what the keys do in the page, which says nothing of itself. */
function tellOfPage({ store, ui }: Pick<Session, 'store' | 'ui'>): void {
  const { nodes, currentlyEditing } = store.getState();
  const node = nodes.get(currentlyEditing ?? '');
  const does = node
    ? `«${nodeLabel(node)}» è scelto: Invio per scriverne i testi.`
    : 'Nessun blocco scelto: si sceglie nella struttura, con Maiusc+F6.';
  announce(ui, `Pagina. ${does}`);
}

/** Whether somebody in a panel that is not about the selected block wants to be out of it. */
function isPanelLeft(store: Session['store']): boolean {
  const { visible, component } = store.getState().sidekick;
  return visible && (component ?? 'node') !== 'node' && isInSidePanel();
}
