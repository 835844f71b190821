import { classNames } from '@renderer/ui/class-names.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../editor/context.ts';
import { followed } from '../../editor/panel-updates.ts';
import { givenBy, isKeyTaken, keysWithoutContent } from '../../keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import { useWrittenText } from '../use-typed-text.ts';
import control from './control.module.css';
import styles from './KeyWidget.module.css';

/**
 * The id of an item. It is written once it is whole, since what belongs to the item bears it too.
 * It says when another item has it, and while nothing belongs to it, which is added from here.
 */
export function KeyWidget(props: WidgetProps) {
  const { id, disabled, readonly, onBlur, registry } = props;
  const { node } = registry.formContext as FormContext;
  const { actions } = useSession();
  const hintId = useId();
  const { value: written, set } = useWrittenText(props);
  // By what was written: the form hears of it later, and the button must stay for the press on it.
  const state = useKeyState(node, written);
  const [text, setText] = useState<string>();
  const commit = () => {
    setText(undefined);
    // It becomes a part of an address.
    const key = text?.trim().replace(/\s+/g, '-');
    if (key !== undefined && key !== written) set(key);
  };
  useHeldField({ commit, isHolding: text !== undefined && text.trim() !== written });
  const described = describedBy(props);
  return (
    <>
      <input
        {...described}
        aria-describedby={classNames(described['aria-describedby'], state && hintId) || undefined}
        id={id}
        className={control.control}
        value={text ?? written}
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) commit();
        }}
        onBlur={({ target }) => {
          commit();
          onBlur(id, target.value);
        }}
      />
      {state && (
        <div className={styles.missing}>
          <p className={styles.hint} id={hintId}>
            <Icon name="circle-alert" size={15} />
            {state === 'taken'
              ? 'Un’altra scheda ha già questo id: scrivine uno solo suo.'
              : 'Questa scheda non ha ancora un contenuto: chi la apre non vede nulla.'}
          </p>
          {node !== undefined && state !== 'taken' && !disabled && !readonly && (
            <Button
              size="s"
              icon={<Icon name="plus" size={16} />}
              aria-describedby={hintId}
              onClick={() => actions.addContent(node, written)}
            >
              {state.add}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

type KeyState = 'taken' | { add: string } | undefined;

/** What stands against an id: that another item has it, or that no content does, with how one is added. */
function useKeyState(id: string | undefined, key: string): KeyState {
  const { store, feed } = useSession();
  const subscribe = useMemo(() => followed(feed.subscribeChanges), [feed]);
  const found = useSyncExternalStore(subscribe, () => {
    const { nodes } = store.getState();
    const node = nodes.get(id ?? '');
    if (!node) return undefined;
    if (isKeyTaken(nodes, node, key)) return 'taken';
    return keysWithoutContent(nodes, node.id).includes(key) ? 'missing' : undefined;
  });
  if (found !== 'missing') return found;
  const add = givenBy(store.getState().nodes.get(id ?? '') ?? { component: '' })?.add;
  return add === undefined ? undefined : { add };
}
