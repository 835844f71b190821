import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useFollowedEditor, useSession } from '../../editor/context.ts';
import { type ItemKey, keysFor } from '../../keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useKeptCaret } from '../use-kept-caret.ts';
import { useWrittenText } from '../use-typed-text.ts';
import control from './control.module.css';
import styles from './KeyOfWidget.module.css';
import suggest from './SuggestInput.module.css';
import { SuggestInput } from './SuggestInput.tsx';

/** The item of another block that this one belongs to: chosen by its title, or an id that is typed. */
export function KeyOfWidget(props: WidgetProps) {
  const { id, disabled, readonly, onChange, onBlur, registry } = props;
  const { node } = registry.formContext as FormContext;
  const { store, feed } = useSession();
  const [offered, setOffered] = useState<readonly ItemKey[]>([]);
  const title = useFollowedEditor(({ nodes }) =>
    node === undefined
      ? ''
      : titleOf(keysFor({ nodes, parentOf: feed.parentOf }, node), props.value),
  );
  const { value: key, set } = useWrittenText(props);
  /** What is being typed, and the id it stands for; an item is known by its title otherwise. */
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  // Taken back, it is no longer what the field says.
  const text = typed?.key === key ? typed.text : undefined;
  const isNamed = title !== '' && text === undefined;
  const value = text ?? (title || key);
  const caret = useKeptCaret<HTMLInputElement>(value);
  const items = offered.map(({ key, title }) => ({
    ...{ key, label: title || key, hint: title && title !== key ? key : undefined },
  }));
  return (
    <>
      <div className={control.frame}>
        <SuggestInput
          look={suggest}
          {...describedBy(props)}
          {...caret}
          value={value}
          id={id}
          className={styles.field}
          icon={<Icon name="chevron-down" size={16} className={styles.chevron} />}
          disabled={disabled}
          readOnly={readonly}
          found={{ items, state: items.length > 0 ? 'found' : 'idle', retry() {} }}
          // Over the title one types another, not a part of it.
          onFocus={({ target }) => {
            target.select();
            const { nodes } = store.getState();
            setOffered(node === undefined ? [] : keysFor({ nodes, parentOf: feed.parentOf }, node));
          }}
          onChange={({ target }) => {
            const meant = keyMeant(offered, target.value);
            setTyped({ text: target.value, key: meant });
            set(meant);
          }}
          onPick={({ key }) => {
            setTyped(undefined);
            onChange(key);
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur(id, props.value);
          }}
        />
      </div>
      {title && <p className={styles.title}>{isNamed ? `Nome nei link: ${key}` : `«${title}»`}</p>}
    </>
  );
}

/** The id of the item whose title was typed, or else what was typed as an id. */
function keyMeant(items: readonly ItemKey[], text: string): string {
  const words = text.trim().toLowerCase();
  const named = items.find(({ title }) => title !== '' && title.toLowerCase() === words);
  return named?.key ?? text;
}

/** What editors know an item by, where that is not its id. */
function titleOf(items: readonly ItemKey[], value: unknown): string {
  const title = items.find(({ key }) => key === value)?.title ?? '';
  return title === value ? '' : title;
}
