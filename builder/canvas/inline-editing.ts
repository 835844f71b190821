import { descendants } from '@renderer/document/operations/descendants.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';
import { isEqual } from '../merge/equal.ts';
import { saysSame } from '../says-same.ts';
import type { CanvasStore } from './canvas-store.ts';
import {
  type Asked,
  type InlineEditing,
  type RichEditing,
  type Start,
  TOOLS,
} from './inline-texts.ts';
import { placesOf } from './marked-words.ts';
import { mountPlainText } from './mount-plain-text.ts';
import { pagePointOf } from './page-point.ts';
import { firstTexts, placeOf, textsAfter } from './places-of-text.ts';
import { richTextBar } from './rich-text-bar.ts';
import { richTextContainer, showsText } from './rich-text-place.ts';
import { headPanelOf, openFoldAt } from './unfold.ts';
import { type WrittenField, writtenField } from './written-field.ts';
import type { WindowPoint, WrittenText } from './written-text.ts';

interface Current {
  id: NodeId;
  path: readonly (string | number)[];
  element: HTMLElement;
  rich: RichEditing | null;
  text: WrittenText;
  /** As the editor has it, with what was typed since. */
  field: WrittenField;
  /** What the text was. */
  begunWith: string;
  expectsStep: boolean;
}

/**
 * Text in the page becomes writable in place. Meanwhile the block is not rendered again: the
 * browser's caret and React would both own the text. At the end the elements are put back as React
 * left them, and the block rendered with what was written.
 */
export function createInlineEditing(
  store: CanvasStore,
  tell: (message: CanvasMessage) => void,
): InlineEditing {
  let asked: Asked | undefined;
  let current: Current | undefined;
  /** Where the writing goes on. */
  let interrupted: (Asked & { value: string; isRich: boolean }) | undefined;
  /** What was written and finished last. */
  let last: Parameters<typeof placeOf>[0] | undefined;
  let cutOff = false;
  let byEnter = false;
  let isLoading = false;
  /** Where somebody clicked twice before the text could be marked. */
  let marked: WindowPoint | undefined;
  /** What was typed before there was anything to type in. */
  let typed = '';
  /** The nodes as they arrived: the page itself may still wait for the code of a block. */
  let arrived = new Map<NodeId, DocumentNode>();
  const listeners = new Set<() => void>();
  const set = (next: Current | undefined) => {
    current = next;
    if (next) cutOff = byEnter = false;
    for (const listener of [...listeners]) listener();
  };

  const stop = () => {
    interrupted = undefined;
    if (!current) return;
    const { id, text } = current;
    set(undefined);
    text.stop();
    store.release(id);
  };
  const end = () => {
    const { id, path, field, begunWith } = current ?? {};
    stop();
    if (id === undefined || path === undefined || field?.value !== '' || begunWith === '') return;
    tell({ type: 'emptied', id, path });
  };
  const noteLast = () => {
    if (!current) return;
    const { id, element, field, rich } = current;
    last = { id, element, value: field.value, isRich: rich !== null };
  };
  const finish = (key: 'Enter' | 'Escape' = 'Escape') => {
    byEnter = key === 'Enter';
    noteLast();
    end();
    tell({ type: 'inline-end', ...(key === 'Enter' && { byEnter: true }) });
  };
  const takeAsked = ({ id, at }: { id: NodeId; at?: number }) => {
    const element = at === undefined ? asked?.element : asked?.others?.[at];
    const taken = asked?.id === id && element?.isConnected ? { ...asked, element } : undefined;
    asked = undefined;
    return taken;
  };
  /** The next text of the block is written, as with the fields of a form; or none is. */
  const goToNext = (back: boolean) => {
    if (!current) return;
    const { id, element, rich, field } = current;
    finish();
    // React renders within this task, as after `goOn`.
    queueMicrotask(() => {
      const from = placeOf({ id, element, value: field.value, isRich: rich !== null });
      const others = from ? textsAfter(from, id, { back }) : [];
      if (current || !from || others.length === 0) return;
      asked = { id, element: from, others, marks: 'all' };
      typed = '';
      const points = others.map((each) => pagePointOf(each, id) ?? { ordinal: 0 });
      tell({ type: 'edit-next', id, points });
    });
  };
  const markAsked = (
    text: WrittenText,
    { marks, caret }: Pick<Asked, 'marks' | 'caret'>,
    words: ReturnType<typeof placesOf>,
  ) => {
    if (words) text.markBetween(words.from, words.to);
    else if (marks === 'all') text.markAll();
    else if (marks && typeof caret === 'object') text.mark(caret);
  };
  const begin = (next: Omit<Current, 'begunWith'>, { pressed }: Pick<Asked, 'pressed'>) => {
    set({ ...next, begunWith: next.field.value });
    openFoldAt(next.element);
    if (pressed?.key === 'Tab') return goToNext(pressed.marks === true);
    if (pressed) next.text.press(pressed);
    if (typed) next.text.insert(typed);
    typed = '';
  };
  const fieldOf = (id: NodeId, path: readonly (string | number)[]) => {
    const node = arrived.get(id);
    return node && writtenField(node, path);
  };
  const write = (text: string) => {
    if (!current) return;
    current.field = { ...current.field, value: text };
    current.expectsStep = false;
    headPanelOf(current.element, text);
    tell({ type: 'inline-input', id: current.id, path: current.path, text });
  };
  const note = (message: EditorMessage) => {
    if (message.type === 'init') arrived = new Map();
    if (message.type !== 'init' && message.type !== 'patch') return;
    for (const { node } of message.nodes) arrived.set(node.id, node);
    if (message.type === 'patch') for (const id of message.removed) arrived.delete(id);
  };
  /** Whether a message brings a lock that holds for a node: its own, or one around it. */
  const isNowLocked = ({ nodes }: Start<'init' | 'patch'>, id: NodeId) =>
    nodes.some(
      ({ node }) => node.uneditable && descendants({ nodes: arrived }, node.id).includes(id),
    );
  const cutOffWriting = () => {
    stop();
    cutOff = true;
  };

  return {
    end,
    follow(message) {
      note(message);
      if (!current) return;
      const { id, path, element, rich, text, field, expectsStep } = current;
      if (message.type === 'select' && message.id !== id) {
        end();
        cutOff = true;
        return;
      }
      if (message.type !== 'init' && message.type !== 'patch') return;
      const now = fieldOf(id, path);
      if (!now || isNowLocked(message, id)) return cutOffWriting();
      current.field = now;
      if (now.value !== field.value) {
        current.expectsStep = false;
        text.show(now.value, expectsStep);
      }
      if (isEqual(now.rest, field.rest)) return;
      // The block shows something else too, and of a list perhaps another item in this place.
      const { value } = now;
      const next = { id, element, caret: text.caret(), value, isRich: rich !== null };
      cutOffWriting();
      interrupted = next;
    },
    goOn() {
      if (!interrupted) return;
      const from = interrupted;
      interrupted = undefined;
      // React renders within this task: no key comes between.
      queueMicrotask(() => {
        const element = placeOf(from);
        const point = element && pagePointOf(element, from.id);
        if (current || !point || store.getView().selected !== from.id) return;
        asked = { id: from.id, element, caret: from.caret };
        typed = '';
        tell({ type: 'edit', id: from.id, point });
      });
    },
    expectStep() {
      if (current) current.expectsStep = true;
    },
    endedByEnter: () => byEnter,
    isCutOff: () => cutOff,
    forgetCutOff() {
      cutOff = false;
    },
    getRich: () => current?.rich ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    holds: (target) =>
      current !== undefined &&
      target instanceof Element &&
      (current.element.contains(target) || target.closest(`[${TOOLS}]`) !== null),
    ask(next) {
      asked = next;
      typed = next.typed ?? '';
    },
    begin(id) {
      const before = last?.id === id ? placeOf(last) : undefined;
      const others = before ? [before] : firstTexts(id);
      const points = others.map((each) => pagePointOf(each, id) ?? { ordinal: 0 });
      asked = others[0] && { id, element: others[0], others };
      typed = '';
      tell({ type: 'edit-next', id, points, begins: true });
    },
    isBegun: () => current !== undefined || isLoading,
    mark(at) {
      if (current) current.text.mark(at);
      else marked = at;
    },
    type(key) {
      if (!isLoading) return false;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if ([...key].length === 1) typed += key;
      return true;
    },
    start({ id, path, at }) {
      const place = takeAsked({ id, at });
      const element = place?.element;
      const [child] = element?.childNodes ?? [];
      const field = fieldOf(id, path);
      if (!element || !(child instanceof Text) || element.childNodes.length !== 1 || !field) return;
      // Another item has come to stand there since: what is typed would become the wrong field's.
      if (!saysSame(element.textContent ?? '', field.value))
        return tell({ type: 'inline-refused', id, path });
      end();
      store.hold(id);
      const words = placesOf(place.words);
      const text = mountPlainText({
        ...{ element, caret: place.caret ?? 'end' },
        ...{ onWrite: write, onEnd: finish, onNext: goToNext, onLeave: end },
        onLineEnd: () => tell({ type: 'one-line' }),
      });
      markAsked(text, place, words);
      begin({ id, path, element, rich: null, text, field, expectsStep: false }, place);
    },
    async startRich({ id, path, html, label, at }) {
      const place = takeAsked({ id, at });
      const container = place && richTextContainer(place.element);
      if (!container || !showsText(container, html)) {
        return tell({ type: 'inline-refused', id, path });
      }
      end();
      isLoading = true;
      marked = undefined;
      const [{ mountRichText }] = await Promise.all([
        import('./mount-rich-text.ts'),
        // Whoever writes may go to the formats with the next key.
        richTextBar.preload(),
      ]).finally(() => {
        isLoading = false;
      });
      // The page may have changed while the text editor was loading.
      const field = fieldOf(id, path);
      if (!container.isConnected || current || !field) return;
      store.hold(id);
      const words = placesOf(place.words);
      const text = mountRichText({
        ...{ container, html: field.value, label, caret: place.caret },
        ...{ onWrite: write, onEnd: finish, onNext: goToNext, onLeave: end },
      });
      markAsked(text, marked ? { marks: 'clicked', caret: marked } : place, words);
      const rich = { editor: text.editor, container, label };
      begin({ id, path, element: container, rich, text, field, expectsStep: false }, place);
    },
  };
}
