import type { NodeId } from '@renderer/document/types.ts';
import { type RefObject, useEffect } from 'react';
import { useSession } from '../editor/context.ts';
import { pathOfField } from './field-path.ts';

/** The page shows the item that has the keyboard in the form: another slide, a closed answer. */
export function useShownField(fields: RefObject<HTMLElement | null>, id: NodeId): void {
  const { canvas } = useSession();
  useEffect(() => {
    const element = fields.current;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element) canvas.current?.reveal(id, pathAt(target));
    };
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [fields, canvas, id]);
}

/** Path of the field that an element of the form is in, or of the item. */
function pathAt(target: Element): ReturnType<typeof pathOfField> {
  const item = target.closest<HTMLElement>('[data-item]');
  const field = target.closest('[id^="root."]');
  return pathOfField(field && item?.contains(field) ? field.id : (item?.dataset.item ?? ''));
}
