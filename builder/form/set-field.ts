import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { knownTitle } from '../cms/known-items.ts';
import { comingOf } from '../commands/add-media.ts';
import { setProp } from '../commands/set-prop.ts';
import { changesWithFirst } from '../first-item.ts';
import { keyFromTitle } from '../key-from-title.ts';
import { bearersOf, givenBy } from '../keys.ts';
import { mediaName } from '../media-name.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { fieldAt, isPlainText } from './field-at.ts';
import { labelOfField, valueAt, withValueAt } from './field-path.ts';
import { readyForm } from './load-form.ts';
import { optionLabel } from './option-label.ts';

type Props = Record<string, unknown>;

/** Changes one field of a node, wherever it lies; defaults on the way are written down, others not. */
export function setField(
  store: EditorStore,
  { id, path, value }: { id: NodeId; path: readonly (string | number)[]; value: unknown },
): void {
  const [name] = path;
  const { nodes, baseline } = store.getState();
  const node = nodes.get(id);
  if (!node || typeof name !== 'string') return;
  const { component, props: stored } = node;
  const before = fillDefaults(fieldPlans[blockKey(component)] ?? {}, stored);
  // Its item may be gone by the time its image has been uploaded.
  if (!hasItems(before, path)) return;
  const change = { from: valueAt(before, path), to: value };
  /** A choice by its label, a picture by its name, as its field shows it. */
  const said = (known: unknown) =>
    optionLabel(readyForm(component), path, known) ??
    pictureName(store, known) ??
    titleOf(known) ??
    known;
  // What was said of one image says nothing of another.
  const described = change.from === value ? [] : descriptionsOf(component, path);
  const emptied = described.filter((text) => valueAt(stored, text) !== undefined);
  const key = keyFromTitle({ nodes, saved: baseline.nodes }, node, { path, value });
  const others: [Path, unknown][] = emptied.map((text) => [text, undefined]);
  if (key) others.push([key.path, key.to]);
  const props = others.reduce<unknown>(
    (changed, [at, other]) => withValueAt(changed, at, other, before),
    withValueAt(stored, path, value, before),
  ) as Props;
  const also =
    key || isKey(node, path)
      ? bearersOf(nodes, node, key ?? change)
      : changesWithFirst(nodes, node, { path, value });
  const beside = emptied.flatMap(([top]) =>
    typeof top === 'string' && top !== name ? [{ id, name: top, value: props[top] }] : [],
  );
  setProp(store, {
    ...{ id, name, value: props[name], field: path.join('/') },
    also: [...also, ...beside],
    ...(typeof value === 'string' && { follows: comingOf(value) }),
    ...{ label: labelOfField(readyForm(component)?.schema, path), of: nodeLabel(node) },
    ...{ from: said(change.from), to: said(value) },
  });
}

/** What an offer is called that is named by its address. */
const titleOf = (value: unknown) => (typeof value === 'string' ? knownTitle(value) : undefined);

/** What a picture of the page, or of the site's own, is called; undefined for what is none. */
function pictureName(store: EditorStore, value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/\S+\.\w{2,5}$/.test(value)) return undefined;
  const item = store.getState().media.find(({ url }) => url === value);
  return mediaName(item ?? { name: '', url: value });
}

/** Whether a field is the id of an item. */
function isKey(block: DocumentNode, [list, , name]: readonly (string | number)[]): boolean {
  const given = givenBy(block);
  return given !== undefined && list === given.list && name === given.name;
}

/** Whether the items that a path leads through are there. */
function hasItems(props: Props, path: readonly (string | number)[]): boolean {
  return path.every((part, at) => {
    if (typeof part !== 'number') return true;
    const list = valueAt(props, path.slice(0, at));
    return Array.isArray(list) && part < list.length;
  });
}

/** Paths of the texts beside a field that describe the image it gives. */
function descriptionsOf(component: string, path: Path): Path[] {
  const [container, image] = [path.slice(0, -1), path.at(-1)];
  const siblings = Object.entries(fieldAt(readyForm(component), container).ui ?? {});
  return siblings.flatMap(([name, ui]) => {
    const options = (ui as Props | undefined)?.['ui:options'] as Options | undefined;
    return options?.describes?.some((described) => described === image)
      ? [[...container, name]]
      : [];
  });
}

type Path = readonly (string | number)[];
type Options = { inline?: boolean; describes?: readonly string[] };

/** Whether a field is plain text that may be written where it stands in the page. */
export function isInline(component: string, path: Path): boolean {
  const options = fieldAt(readyForm(component), path).ui?.['ui:options'] as Options | undefined;
  return options?.inline === true && isPlainText(component, path);
}

/** Name of a field, as its form says it. */
export function fieldLabel(component: string, path: readonly (string | number)[]): string {
  return labelOfField(readyForm(component)?.schema, path);
}
