import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import type { CanvasMessage, EditorMessage, PagePoint } from '../canvas-protocol.ts';
import { blockName } from '../catalogue.ts';
import { remember } from '../clipboard/clipboard.ts';
import { setEditing } from '../commands/set-editing.ts';
import { isRichText } from '../form/field-at.ts';
import { valueAt } from '../form/field-path.ts';
import { readyForm } from '../form/load-form.ts';
import { fieldLabel, isInline, setField } from '../form/set-field.ts';
import { locateField } from '../locate-field.ts';
import { whyFixed } from '../locks.ts';
import { runShortcut } from '../run-shortcut.ts';
import { saysSame } from '../says-same.ts';
import type { Session } from '../session.ts';
import type { Shortcut } from '../shortcuts.ts';
import { noteComposition } from '../store/composition.ts';
import { assure, inform, refuse } from '../store/ui-store.ts';
import { recall, remember as rememberHere } from '../ui/remembered.ts';
import { lostPasteText } from '../watch-lost-paste.ts';

/** Why a text cannot be written that no field says: it is an offer's own, or a word of the block itself. */
function whyNotWritten({ component }: DocumentNode): string {
  const form = JSON.stringify(readyForm(component)?.uiSchema ?? {});
  return /"ui:widget":"(offer|product)"/.test(form)
    ? 'Viene dai dati dell’offerta, e si cambia lì: «Dati dell’offerta», nel pannello, li apre in WordPress.'
    : `Questo testo è di «${blockName(component)}» e non si cambia: i suoi campi sono nel pannello.`;
}

const IS_SHARED = 'È un blocco condiviso: si cambia con «Modifica blocco condiviso».';

const NO_TEXT = 'Qui non c’è testo da scrivere nella pagina: i suoi campi sono nel pannello (F6).';

const ENTER_TOLD = 'enter-told';
/** Said once in this browser, to whoever awaits a new line. */
const ENTER_ENDS = 'Invio chiude la scrittura: questo testo va a capo da sé dove non ci sta.';
const ONE_LINE =
  'Qui non si va a capo: il testo lo fa da sé dove non ci sta. Esc chiude la scrittura.';

/** Does in the editor what somebody did in the page: a click, a key, a drop, a button of the block's bar. */
export function createGestures(
  session: Session,
  tell: (message: EditorMessage) => void,
): (message: CanvasMessage) => void {
  const { store, ui, feed, actions } = session;

  /** Brings the field of a place into view; the keyboard stays in the page. */
  const reveal = (id: NodeId, point: PagePoint) => {
    const node = store.getState().nodes.get(id);
    const path = node && locateField(node, point);
    if (!path) return;
    ui.setState({ fieldFocus: { node: id, path, quiet: true } });
    if (whyFixed(session, id) === undefined && writing(node, { path, point })) {
      tell({ type: 'writable', id });
    }
  };
  /** What has a text written where it stands; undefined where it cannot be. */
  const writing = (
    { id, component, props }: DocumentNode,
    { path, point }: { path: readonly (string | number)[]; point: PagePoint },
  ): Extract<EditorMessage, { type: 'inline' | 'inline-rich' }> | undefined => {
    const value = valueAt(fillDefaults(fieldPlans[blockKey(component)] ?? {}, props), path);
    if (typeof value !== 'string') return undefined;
    if (isRichText(component, path)) {
      const label = fieldLabel(component, path);
      return { type: 'inline-rich', id, path, html: value, label };
    }
    const isWhole = point.text !== undefined && saysSame(value, point.text);
    return isWhole && isInline(component, path) ? { type: 'inline', id, path } : undefined;
  };
  const edit = (id: NodeId, point: PagePoint, again: boolean) => {
    const node = store.getState().nodes.get(id);
    if (again && (!node || isReference(node) || feed.lockOf(id) !== undefined)) return;
    if (node && isReference(node)) {
      return refuse(ui, IS_SHARED);
    }
    const path = node && locateField(node, point);
    if (!node) return;
    if (!path && again) return;
    if (!path) return point.text?.trim() ? refuse(ui, whyNotWritten(node)) : undefined;
    const start = actions.isFree(id) ? writing(node, { path, point }) : undefined;
    if (start) {
      tell(start);
    } else if (!again) {
      actions.openField(id, path);
      // Of a picture there is nothing to be written, but another one to be chosen.
      ui.setState(({ fieldFocus }) => ({
        fieldFocus: fieldFocus && { ...fieldFocus, chooses: true },
      }));
    }
  };
  const editField = (id: NodeId, point: PagePoint) => {
    const node = store.getState().nodes.get(id);
    const path = node && locateField(node, point);
    if (path) actions.openField(id, path);
  };
  /** Has the first of these written that is a text, and shows its field. */
  const editNext = ({ id, points, begins }: Extract<CanvasMessage, { type: 'edit-next' }>) => {
    const node = store.getState().nodes.get(id);
    if (!node) return;
    if (begins && isReference(node)) return refuse(ui, IS_SHARED);
    if (begins ? !actions.isFree(id) : isReference(node) || feed.lockOf(id) !== undefined) return;
    for (const [at, point] of points.entries()) {
      const path = locateField(node, point);
      const start = path && writing(node, { path, point });
      if (!start) continue;
      ui.setState({ fieldFocus: { node: id, path, quiet: true } });
      return tell({ ...start, at });
    }
    if (begins) refuse(ui, NO_TEXT);
  };
  const act = ({ id, action }: Extract<CanvasMessage, { type: 'action' }>) => {
    if (action === 'move-up') actions.move(id, -1);
    else if (action === 'move-down') actions.move(id, 1);
    else if (action === 'duplicate') actions.duplicate(id);
    else if (action === 'delete') actions.remove(id);
    else if (action === 'add-item') actions.appendItem(id);
    else if (action === 'toggle-lock') actions.toggleLock(id);
    else if (action === 'toggle-hidden') actions.toggleHidden(id);
    else if (action === 'edit-shared') void actions.editShared(id);
    else actions.pickBlock(actions.placeBelow(id));
  };

  /** Where a text that was clicked is written, if not in the page. */
  const whyInPanel = ({ id, component }: DocumentNode): string | undefined => {
    const { fieldFocus } = ui.getState();
    const isClicked = fieldFocus?.node === id && fieldFocus.quiet;
    if (!isClicked || !readyForm(component)) return undefined;
    const { path } = fieldFocus;
    if (isInline(component, path) || isRichText(component, path)) return undefined;
    return `Si scrive nel pannello a destra: «${fieldLabel(component, path)}».`;
  };

  return (message) => {
    switch (message.type) {
      case 'select':
        if (message.add && message.id !== null) actions.toggleSelected(message.id);
        else actions.select(message.id);
        if (message.point && message.id !== null && !message.add) reveal(message.id, message.point);
        break;
      case 'point':
        // Another panel may stand before the properties of the chosen block.
        if (message.id === store.getState().currentlyEditing) setEditing(store, { id: message.id });
        reveal(message.id, message.point);
        break;
      case 'edit':
        edit(message.id, message.point, message.again ?? false);
        break;
      case 'edit-field':
        editField(message.id, message.point);
        break;
      case 'edit-next':
        editNext(message);
        break;
      case 'inline-input':
        // It may have been locked while the letter was on its way.
        if (feed.lockOf(message.id) !== undefined) break;
        setField(store, { id: message.id, path: message.path, value: message.text });
        break;
      case 'inline-end':
        if (message.byEnter && recall(ENTER_TOLD) === undefined) {
          assure(ui, ENTER_ENDS);
          rememberHere(ENTER_TOLD, 'yes');
        }
        break;
      case 'one-line':
        refuse(ui, ONE_LINE);
        break;
      case 'emptied':
        actions.dropEmptied(message.id, message.path);
        break;
      case 'make-place':
        actions.makePlace(message.target);
        break;
      case 'composing':
        noteComposition(message.composes);
        break;
      case 'lost-paste':
        inform(ui, lostPasteText(message.lost));
        break;
      case 'inline-refused':
        actions.openField(message.id, message.path);
        break;
      case 'copied':
        remember(message.text);
        assure(ui, 'Copiato. Incolla con Ctrl+V, anche in un’altra pagina.');
        break;
      case 'cut':
        actions.cut();
        break;
      case 'paste':
        actions.paste(message.text);
        break;
      case 'hover':
        ui.setState({ hovered: message.id });
        break;
      case 'pick':
        actions.pickBlock(message.place);
        break;
      case 'paste-at':
        actions.pasteAt(message.place);
        break;
      case 'templates':
        ui.setState({ templatesOpen: true });
        break;
      case 'drop-block':
        void actions.insert(message.component, message.place);
        break;
      case 'drop-pattern':
        actions.addPattern(message.id, message.place);
        break;
      case 'drop-node':
        actions.place(message.id, message.place);
        break;
      case 'typed': {
        const { currentlyEditing } = store.getState();
        const node = store.getState().nodes.get(currentlyEditing ?? '');
        const why =
          node &&
          (whyFixed(session, node.id) ?? ((isReference(node) && IS_SHARED) || whyInPanel(node)));
        refuse(ui, why || 'Per scrivere nella pagina fai clic sul testo, o premi Invio.');
        break;
      }
      case 'shortcut':
        runShortcut(session, message.name as Shortcut);
        break;
      case 'menu':
        actions.selectFor(message.id);
        ui.setState({ menuAt: message.at });
        break;
      case 'action':
        act(message);
        break;
      default:
    }
  };
}
