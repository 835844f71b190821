import type { WidgetProps } from '@rjsf/utils';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../editor/context.ts';
import { followed } from '../../editor/panel-updates.ts';
import { givenBy, keysWithoutContent } from '../../keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { FormContext } from '../form-context.ts';
import styles from './KeyWidget.module.css';
import { TextWidget } from './TextWidget.tsx';

/** The id of an item; while no block holds what belongs to the item, it says so and adds one. */
export function KeyWidget(props: WidgetProps) {
  const { value, disabled, readonly, registry } = props;
  const { node } = registry.formContext as FormContext;
  const { actions } = useSession();
  const hintId = useId();
  const add = useMissingContent(node, value);
  return (
    <>
      <TextWidget {...props} />
      {node !== undefined && add !== undefined && (
        <div className={styles.missing}>
          <p className={styles.hint} id={hintId}>
            <Icon name="circle-alert" size={15} />
            Nessun blocco ha ancora questo id: qui non si vede nulla.
          </p>
          {!disabled && !readonly && (
            <Button
              size="s"
              icon={<Icon name="plus" size={16} />}
              aria-describedby={hintId}
              onClick={() => actions.addContent(node, String(value))}
            >
              {add}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** How a content for the id is added, while there is none. */
function useMissingContent(id: string | undefined, key: unknown): string | undefined {
  const { store, feed } = useSession();
  const subscribe = useMemo(() => followed(feed.subscribeChanges), [feed]);
  return useSyncExternalStore(subscribe, () => {
    const { nodes } = store.getState();
    const node = nodes.get(id ?? '');
    const isMissing = node && keysWithoutContent(nodes, node.id).includes(String(key));
    return isMissing ? givenBy(node)?.add : undefined;
  });
}
