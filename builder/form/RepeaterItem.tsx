import type { FieldProps } from '@rjsf/utils';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { isTextField, matchShortcut, type Shortcut } from '../shortcuts.ts';
import { heldBack } from '../ui/held-back.ts';
import { Icon } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { classes } from '../ui/theme.ts';
import { ErrorCount } from './ErrorCount.tsx';
import type { ItemTitle } from './item-title.ts';
import styles from './Repeater.module.css';
import { type ItemClipboard, useClipboardAtFocus } from './use-item-clipboard.ts';
import type { ItemDrag } from './use-item-drag.ts';
import type { OtherList } from './use-other-lists.ts';

interface RepeaterItemProps {
  index: number;
  count: number;
  title: ItemTitle;
  /** What it is called, e.g. `scheda`. */
  called: string;
  /** What sets it apart from the others. */
  mark: string | undefined;
  flat: boolean;
  open: boolean;
  fixed: boolean;
  full: boolean;
  errors: unknown;
  /** Absent where it cannot be moved. */
  drag: ItemDrag | undefined;
  /** The keyboard went elsewhere. */
  onLeave: () => void;
  onToggle: () => void;
  onMove: (offset: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** The lists of other items that it could go to. */
  others: readonly OtherList[];
  onMoveOut: (to: number) => void;
  clipboard: ItemClipboard;
  field: FieldProps;
}

/** One item of a list: closed it is its title, open its fields. */
export function RepeaterItem({
  index,
  count: total,
  title,
  called,
  mark,
  flat,
  open,
  fixed,
  full,
  errors,
  drag,
  onLeave,
  onToggle,
  onMove,
  onDuplicate,
  onRemove,
  others,
  onMoveOut,
  clipboard,
  field,
}: RepeaterItemProps) {
  const bodyId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { SchemaField } = field.registry.fields;
  const atFocus = useClipboardAtFocus(clipboard.events(index));
  const inside = useClipboardAtFocus(clipboard.eventsInside(index));
  const body = open && SchemaField && (
    <div
      className={flat ? styles.flatBody : styles.body}
      id={bodyId}
      data-item-body
      {...(!flat && inside)}
    >
      <SchemaField {...field} />
    </div>
  );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  /** Keys that are about the block elsewhere are about the item here. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent } = event;
    const around = target instanceof Element && target.closest('[data-item], [data-item-body]');
    if (around !== currentTarget || isTextField(target)) return;
    const shortcut = matchShortcut(nativeEvent);
    const does: Partial<Record<Shortcut, () => void>> = {
      ...{ delete: onRemove, 'move-up': () => onMove(-1), 'move-down': () => onMove(1) },
      duplicate: () => !full && onDuplicate(),
    };
    const act = shortcut && does[shortcut];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (!fixed) act();
  };
  const copy = {
    ...{
      label: `Copia ${called}`,
      keys: keysOf('C'),
      icon: <Icon name="clipboard-copy" size={17} />,
    },
    onSelect: () => clipboard.copy(index),
  };
  const moves: MenuEntry[] = ([-1, 1] as const).map((offset) => ({
    label: offset < 0 ? 'Sposta su' : 'Sposta giù',
    icon: <Icon name={offset < 0 ? 'arrow-up' : 'arrow-down'} size={17} />,
    disabled: index + offset < 0 || index + offset >= total,
    onSelect: () => onMove(offset),
  }));
  const entries: (MenuEntry | 'divider')[] = [
    // Beside a field there is room for one button.
    ...(flat ? moves : []),
    copy,
    {
      ...{ label: `Taglia ${called}`, keys: keysOf('X'), icon: <Icon name="scissors" size={17} /> },
      onSelect: () => clipboard.cut(index),
    },
    {
      ...{ label: 'Incolla dopo', keys: keysOf('V'), disabled: full },
      icon: <Icon name="clipboard-paste" size={17} />,
      onSelect: () => clipboard.paste(index + 1),
    },
    'divider',
    ...others.map(({ at, name }) => ({
      ...{ label: `Sposta in ${name}`, icon: <Icon name="corner-down-right" size={17} /> },
      onSelect: () => onMoveOut(at),
    })),
    {
      ...{ label: 'Duplica', disabled: full, icon: <Icon name="copy" size={17} /> },
      onSelect: onDuplicate,
    },
    { label: 'Elimina', icon: <Icon name="trash-2" size={17} />, onSelect: onRemove },
  ];
  const tools = (
    <span className={styles.tools}>
      {!fixed &&
        !flat &&
        moves.map(({ label, icon, disabled, onSelect }, at) => (
          <Tool
            key={label}
            label={`${label}: ${title.text}`}
            disabled={disabled}
            data-move={at === 0 ? -1 : 1}
            onClick={onSelect}
          >
            {icon}
          </Tool>
        ))}
      <Menu
        label={`Altre azioni: ${title.text}`}
        icon={<Icon name="ellipsis" size={17} />}
        className={styles.tool}
        finalFocus={flat ? undefined : toggle}
        entries={fixed ? [copy] : entries}
      />
    </span>
  );
  if (flat) {
    return (
      <li
        className={styles.flatItem}
        data-drop={drag?.['data-drop']}
        data-drag-picture
        data-item={field.fieldPathId.$id}
        {...atFocus}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          atFocus.onBlur();
          onBlur(event);
        }}
      >
        {drag && (
          <span {...drag.handle} className={styles.grip} title="Trascina per spostare">
            <Icon name="grip-vertical" size={16} />
          </span>
        )}
        {body}
        {tools}
      </li>
    );
  }
  return (
    <li
      className={classes(styles.item, open && styles.open)}
      data-drop={drag?.['data-drop']}
      data-item={field.fieldPathId.$id}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.itemHead}
        data-drag-picture
        {...atFocus}
        {...drag?.handle}
        {...drag?.taking}
      >
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={onToggle}
        >
          <Icon name="chevron-down" size={16} className={styles.chevron} />
          {title.image && <Thumbnail className={styles.thumbnail} src={title.image} />}
          <span className={classes(styles.itemTitle, title.placeholder && styles.untitled)}>
            {title.text}
            {mark && <span className={styles.mark}> {mark}</span>}
          </span>
          {!open && <ErrorCount errors={errors} />}
        </button>
        {tools}
      </div>
      {body}
    </li>
  );
}

function Tool({
  label,
  disabled,
  onClick,
  ...props
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      {...props}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label.slice(0, label.indexOf(':'))}
      {...heldBack(disabled, onClick)}
    />
  );
}
