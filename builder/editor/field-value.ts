import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { fieldAt } from '../form/field-at.ts';
import { readyForm } from '../form/load-form.ts';
import { optionLabel } from '../form/option-label.ts';
import { takenBy } from '../keys.ts';
import { keyTitleIn } from './named-node.ts';
import { valueText } from './value-text.ts';

interface FieldOf {
  node: DocumentNode | undefined;
  path: readonly (string | number)[];
  /** The version of the page that the value is of. */
  nodes: ReadonlyMap<NodeId, DocumentNode>;
}

/**
 * A value of a field as its form shows it: an option by its label, the id of an item by its title, a
 * list by the titles of its items.
 */
export function fieldValue(value: unknown, { node, path, nodes }: FieldOf): string {
  if (!node) return valueText(value);
  const [name = ''] = path;
  if (path.length === 1 && takenBy(node)?.name === name) {
    const props = { ...node.props, [name]: value };
    return keyTitleIn(nodes, { ...node, props }) || valueText(value);
  }
  const form = readyForm(node.component);
  const titled = fieldAt(form, path).ui?.['ui:options']?.itemTitle;
  if (typeof titled === 'string' && Array.isArray(value)) {
    return valueText(value.map((item) => titleOf(item, titled)));
  }
  return optionLabel(form, path, value) ?? valueText(value);
}

/** The title of an item; one without is known by all that it says. */
const titleOf = (item: unknown, name: string): unknown =>
  (item as Record<string, unknown> | null)?.[name] || item;
