import { deepEquals, type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useId, useState } from 'react';
import { useFollowedEditor, useSession, useUi } from '../editor/context.ts';
import { withCopyTitle, withMadeTitle, withOwnTitle } from '../key-titles.ts';
import { givenBy, withFreeKey } from '../keys.ts';
import { announce, assure } from '../store/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import hidden from '../ui/hidden.module.css';
import { Icon } from '../ui/Icon.tsx';
import { helpId } from './described-by.ts';
import { errorsOfWritten } from './error-schema.ts';
import { ID_SEPARATOR } from './field-path.ts';
import type { FormContext } from './form-context.ts';
import { itemTitle } from './item-title.ts';
import styles from './Repeater.module.css';
import { RepeaterHead } from './RepeaterHead.tsx';
import { RepeaterItem } from './RepeaterItem.tsx';
import {
  inserted,
  isFlat,
  itemKeys,
  itemOnTheWay,
  itemUiSchema,
  keysAfter,
  moved,
  newItem,
  shownFirst,
  withNewKey,
} from './repeater-items.ts';
import { useItemClipboard } from './use-item-clipboard.ts';
import { useItemDrag } from './use-item-drag.ts';
import { useItemFocus } from './use-item-focus.ts';
import { useOtherLists } from './use-other-lists.ts';

/**
 * A list of items. One is open at a time, so that a list of any length costs one form; items of a
 * single short field are all open. The list changes as a whole: one step of the history each.
 */
export function Repeater(props: FieldProps) {
  const { schema, uiSchema, formData, errorSchema, fieldPathId, registry, onChange } = props;
  const { disabled = false, readonly = false, required, rawErrors = [], name } = props;
  const { ui, store, actions } = useSession();
  const { node } = registry.formContext as FormContext;
  const items: unknown[] = Array.isArray(formData) ? formData : [];
  const itemSchema = (schema.items ?? {}) as Record<string, unknown>;
  const itemUi = itemUiSchema(uiSchema);
  const flat = isFlat(itemSchema, itemUi);
  const [named, setNamed] = useState<Named>(() => ({ items, keys: itemKeys(items.length) }));
  /** The list as it was changed here last, until it comes back as the form's. */
  const [coming, setComing] = useState<Named>();
  let { keys } = named;
  if (Array.isArray(formData) && formData !== named.items) {
    // Also another version, as after an undo.
    const isExpected = coming !== undefined && deepEquals(coming.items, items);
    keys = isExpected ? coming.keys : keysAfter(keys, named.items, items);
    setNamed({ items, keys });
    setComing(undefined);
  }
  /** Name of the open item. */
  const [open, setOpen] = useState<number | null>(null);
  const wanted = useUi(({ fieldFocus }) => itemOnTheWay(fieldFocus?.path, fieldPathId.path));
  const [lastWanted, setLastWanted] = useState<number>();
  if (wanted !== lastWanted && (wanted ?? -1) < items.length) {
    setLastWanted(wanted);
    if (wanted !== undefined) setOpen(keys[wanted] ?? null);
  }
  /** Name of an item that was just added: what it still lacks is no mistake until it is left. */
  const [fresh, setFresh] = useState<number>();
  const focus = useItemFocus(keys);
  const titleId = useId();

  const title = schema.title ?? name;
  /** What an item is called: list titles are plurals. */
  const called = typeof itemSchema.title === 'string' ? itemSchema.title : undefined;
  const one = called ?? title;
  const adds =
    called === undefined ? `Aggiungi a «${title}»` : `Aggiungi ${called.toLocaleLowerCase('it')}`;
  const fixed = disabled || readonly;
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const media = useFollowedEditor((state) => state.media);
  const titles = {
    ...{ uiSchema, itemSchema, itemUi, one },
    imageOf: (url: string) => media.find((item) => item.url === url),
  };

  /** An item in a sentence, by its title where it has one. */
  const nameOf = (index: number) => {
    const { text, placeholder } = itemTitle(items[index], { ...titles, index });
    return placeholder ? text : `«${text}»`;
  };
  const change = (next: unknown[], nextKeys: number[], sentence: string, tell = announce) => {
    setComing({ items: next, keys: nextKeys });
    onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
    tell(ui, sentence);
  };
  const toggle = (index: number) => {
    setOpen(open === keys[index] ? null : (keys[index] ?? null));
    focus.keepInView(index);
  };
  /** The block, where the items of this list have ids. */
  const keyedBlock = () => {
    const block = node === undefined ? undefined : store.getState().nodes.get(node);
    const isKeyed = block && givenBy(block)?.list === fieldPathId.path.join(ID_SEPARATOR);
    return isKeyed ? block : undefined;
  };
  const keyed = keyedBlock();
  const first = keyed && shownFirst(items, { name: givenBy(keyed)?.first, itemSchema });
  /** The list with another item, with an id of its own where the items have ids. */
  const withItem = (item: unknown, at: number, { isCopy = false } = {}) => {
    const block = keyedBlock();
    const { nodes } = store.getState();
    const told = block && isCopy ? withOwnTitle(block, item) : item;
    const next = inserted(items, at, block ? withFreeKey(nodes, block, told) : told);
    return { next, nextKeys: withNewKey(keys, at), block };
  };
  const insert = (item: unknown, at: number, sentence: string) => {
    const { next, nextKeys } = withItem(item, at);
    change(next, nextKeys, sentence);
    setOpen(nextKeys[at] ?? null);
    return nextKeys[at];
  };
  /** As `insert`, with the blocks that belong to the item, where they have a place. */
  const paste = (item: unknown, at: number, said: { sentence: string; contents: string }) => {
    const { next, nextKeys, block } = withItem(item, at, { isCopy: true });
    const { sentence, contents } = said;
    const isPasted = block && actions.pasteItem(block.id, { items: next, index: at, contents });
    if (!isPasted) return insert(item, at, sentence);
    setComing({ items: next, keys: nextKeys });
    setOpen(nextKeys[at] ?? null);
    return nextKeys[at];
  };
  const add = () => {
    const at = items.length;
    const added = withItem(newItem(itemSchema), at);
    const { nextKeys, block } = added;
    const next = block ? added.next.with(at, withMadeTitle(block, added.next[at])) : added.next;
    if (block && actions.addItem(block.id, { items: next, index: at })) {
      setComing({ items: next, keys: nextKeys });
    } else {
      change(next, nextKeys, `Aggiunto: ${one} ${at + 1}.`);
    }
    setOpen(nextKeys[at] ?? null);
    setFresh(nextKeys[at]);
    focus.toItem(nextKeys[at], { select: true });
  };
  const moveTo = (index: number, to: number) => {
    const [next, nextKeys] = [moved(items, index, to), moved(keys, index, to)];
    const block = keyedBlock();
    if (block && actions.moveItem(block.id, { items: next, from: index, to })) {
      setComing({ items: next, keys: nextKeys });
    } else {
      change(next, nextKeys, `Spostato in posizione ${to + 1}: ${nameOf(index)}.`);
    }
  };
  const move = (index: number, offset: -1 | 1) => {
    const to = index + offset;
    if (to < 0 || to >= items.length) return;
    moveTo(index, to);
    focus.toMove(keys[index], { to, offset });
  };
  const { others, around, withMoved } = useOtherLists({
    ...{ node, path: fieldPathId.path, maxItems: schema.maxItems },
  });
  const moveOut = (index: number, to: number) => {
    const list = others.find(({ at }) => at === to);
    if (!list) return;
    const { $id } = toFieldPathId('', registry.globalFormOptions, around);
    onChange(withMoved(index, to), around, undefined, $id);
    assure(ui, `Spostato in ${list.name}: ${nameOf(index)}. Annulla con Ctrl+Z.`);
    if (open === keys[index]) setOpen(null);
    focus.toNeighbour(index);
  };
  const drag = useItemDrag(moveTo, {
    name: fieldPathId.path.join(ID_SEPARATOR),
    inner: {
      ...{ around: around.join(ID_SEPARATOR), owner: Number(fieldPathId.path.at(-2)) },
      goTo: moveOut,
    },
  });
  const duplicate = (index: number) => {
    const at = index + 1;
    const block = keyedBlock();
    const copy = block ? withCopyTitle(block, items[index]) : items[index];
    const { next, nextKeys } = withItem(copy, at);
    if (block && actions.duplicateItem(block.id, { items: next, index })) {
      setComing({ items: next, keys: nextKeys });
      setOpen(nextKeys[at] ?? null);
    } else {
      insert(copy, at, `Duplicato: ${nameOf(index)}.`);
    }
    if (block) focus.toItem(nextKeys[at], { select: true });
  };
  /** @param sentence said of an item that is cut; of one with contents something else is said */
  const remove = (index: number, sentence?: string) => {
    const [left, leftKeys] = [items.toSpliced(index, 1), keys.toSpliced(index, 1)];
    const block = keyedBlock();
    if (block && actions.removeItem(block.id, index, { isCut: sentence !== undefined }))
      setComing({ items: left, keys: leftKeys });
    else if (sentence !== undefined) change(left, leftKeys, sentence);
    else change(left, leftKeys, `Eliminato: ${nameOf(index)}. Annulla con Ctrl+Z.`, assure);
    // Its name may be another's one day.
    if (open === keys[index]) setOpen(null);
    focus.toNeighbour(index);
  };

  const errorsOf = (index: number) => {
    const errors = (errorSchema as Record<number, FieldProps['errorSchema']> | undefined)?.[index];
    const isFresh = fresh !== undefined && fresh === keys[index];
    return isFresh ? errorsOfWritten(errors, items[index]) : errors;
  };

  const clipboard = useItemClipboard({
    ...{ title, items, itemSchema, itemUi, fixed, full, nameOf, remove },
    refuse: () => node !== undefined && actions.isFree(node),
    contentsOf(index) {
      const block = keyedBlock();
      return block && actions.contentsToCarry(block.id, index);
    },
    replace: (index, item, sentence) =>
      change(items.toSpliced(index, 1, item), [...keys], sentence),
    insert(item, at, { sentence, contents }) {
      focus.toItem(
        contents === undefined
          ? insert(item, at, sentence)
          : paste(item, at, { sentence, contents }),
      );
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of items is one box too many.
    <div className={styles.repeater} role="group" aria-labelledby={titleId} {...drag.place}>
      <RepeaterHead
        {...{ title, titleId, required, rawErrors }}
        count={items.length}
        help={uiSchema?.['ui:help']}
        helpId={helpId(fieldPathId.$id)}
      />
      <ol className={styles.items} ref={focus.list}>
        {items.map((item, index) => (
          <RepeaterItem
            key={keys[index]}
            index={index}
            count={items.length}
            title={itemTitle(item, { ...titles, index })}
            called={called?.toLocaleLowerCase('it') ?? 'elemento'}
            mark={first?.at === index ? first.mark : undefined}
            flat={flat}
            open={flat || open === keys[index]}
            fixed={fixed}
            full={full}
            errors={errorsOf(index)}
            onLeave={() => setFresh(undefined)}
            drag={fixed || items.length + others.length < 2 ? undefined : drag.of(index)}
            onToggle={() => toggle(index)}
            onMove={(offset) => move(index, offset)}
            onDuplicate={() => duplicate(index)}
            onRemove={() => remove(index)}
            others={others}
            onMoveOut={(to) => moveOut(index, to)}
            clipboard={clipboard}
            field={{
              ...props,
              name: String(index),
              required: false,
              schema: registry.schemaUtils.retrieveSchema(itemSchema, item),
              uiSchema: itemUi,
              formData: item,
              errorSchema: errorsOf(index),
              rawErrors: undefined,
              fieldPathId: toFieldPathId(index, registry.globalFormOptions, fieldPathId),
            }}
          />
        ))}
      </ol>
      {!fixed && (
        <div className={styles.foot}>
          <Button
            size="s"
            icon={<Icon name="plus" size={16} />}
            className={styles.add}
            disabled={full}
            onClick={add}
          >
            {full ? `Al massimo ${schema.maxItems}` : adds}
            {full && <span className={hidden.visually}> in {title}</span>}
          </Button>
          {clipboard.holds && (
            <Button
              size="s"
              variant="quiet"
              icon={<Icon name="clipboard-paste" size={16} />}
              onClick={() => clipboard.paste(items.length)}
            >
              Incolla
              <span className={hidden.visually}> in {title}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A list with a name for each of its items. */
interface Named {
  items: readonly unknown[];
  keys: number[];
}
