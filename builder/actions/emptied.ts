import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { fieldAt } from '../form/field-at.ts';
import { valueAt } from '../form/field-path.ts';
import { readyForm } from '../form/load-form.ts';
import { fieldLabel, setField } from '../form/set-field.ts';
import { givenBy } from '../keys.ts';
import type { Session } from '../session.ts';
import { assure } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';

/** What becomes of a text once the page shows nothing of it. */
export interface Emptied {
  /**
   * Takes the item out of its list whose text, at this path, was emptied in the page, where nothing
   * else of it is to be seen: the page shows no place to write in any more, and the site an item less.
   * Of any other text it says where it is written again.
   */
  dropEmptied(id: NodeId, path: readonly (string | number)[]): void;
}

export function createEmptied(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  { nodeOf, lockOf }: Pick<Guards, 'nodeOf' | 'lockOf'>,
): Emptied {
  /** The page shows a default again where there is one: only without it the place is gone. */
  const sayWhere = ({ component }: DocumentNode, path: readonly (string | number)[]) => {
    if (fieldAt(readyForm(component), path).schema?.default !== undefined) return;
    const name = fieldLabel(component, path);
    assure(
      ui,
      `«${name}» è vuoto, e nella pagina non c’è più: si riscrive nel suo campo, che trovi a destra scegliendo il blocco.`,
    );
  };
  return {
    dropEmptied(id, path) {
      const node = nodeOf(id);
      if (!node || lockOf(id) !== undefined) return;
      const at = path.findLastIndex((part) => typeof part === 'number');
      const list = path.slice(0, at);
      const items = valueAt(node.props, list);
      const index = Number(path[at]);
      // An item with an id has other blocks that belong to it.
      const mayGo = at > 0 && Array.isArray(items) && list[0] !== givenBy(node)?.list;
      if (!mayGo) return sayWhere(node, path);
      const { schema, ui: itemUi } = fieldAt(readyForm(node.component), path.slice(0, at + 1));
      const isSeen = ([name, value]: [string, unknown]) =>
        itemUi?.[name]?.['ui:widget'] !== 'link' &&
        schema?.properties?.[name]?.type !== 'boolean' &&
        !isNothing(value);
      const item: unknown = items[index];
      if (isObject(item) ? Object.entries(item).some(isSeen) : !isNothing(item))
        return sayWhere(node, path);
      setField(store, { id, path: list, value: items.toSpliced(index, 1) });
      const name = fieldLabel(node.component, list);
      assure(ui, `Una voce rimasta vuota è tolta da «${name}». Annulla con Ctrl+Z.`);
    },
  };
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
