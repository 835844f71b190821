import type { WidgetProps } from '@rjsf/utils';
import { useEditor } from '../../editor/context.ts';
import { pathOfField, valueAt } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';

/** What other items of a field's list hold in the same place, apart by spaces; nothing for no field. */
export function useListed(field: Pick<WidgetProps, 'id' | 'registry'> | undefined): string {
  const { node } = (field?.registry.formContext ?? {}) as Partial<FormContext>;
  const path = field ? pathOfField(field.id) : [];
  const at = path.findLastIndex((part) => typeof part === 'number');
  return useEditor(({ nodes }) => {
    const list = valueAt(node && nodes.get(node)?.props, path.slice(0, at));
    if (at < 0 || !Array.isArray(list)) return '';
    const others = list.toSpliced(Number(path[at]), 1);
    return others.map((item) => valueAt(item, path.slice(at + 1))).join(' ');
  });
}

/** What the list has already is hardly what is looked for: it is told so, and comes last. */
export function listedLast<Item extends { hint?: string }>(
  items: readonly Item[],
  listed: string,
  heldBy: (item: Item) => string,
): Item[] {
  const has = new Set(listed.split(' '));
  const isListed = (item: Item) => has.has(heldBy(item));
  const told = items.filter(isListed).map((item) => ({
    ...item,
    hint: [item.hint, 'già nell’elenco'].filter(Boolean).join(' · '),
  }));
  return [...items.filter((item) => !isListed(item)), ...told];
}
