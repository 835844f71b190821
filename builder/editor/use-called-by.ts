import type { NodeId } from '@renderer/document/types.ts';
import { useEffect, useState } from 'react';
import { calledBy } from '../called-by.ts';
import { loadForm } from '../form/load-form.ts';
import type { TitlePlace } from '../keys.ts';
import { useSession } from './context.ts';

/**
 * The title that a block is called by as its renaming begins. The form of the block that holds it is
 * loaded meanwhile: the history calls the field as that does.
 */
export function useCalledBy(id: NodeId): TitlePlace | undefined {
  const session = useSession();
  const [item] = useState(() => calledBy(session, id));
  useEffect(() => {
    const holder = item && session.store.getState().nodes.get(item.id);
    if (holder) loadForm(holder.component).catch(() => {});
  }, [session, item]);
  return item;
}
