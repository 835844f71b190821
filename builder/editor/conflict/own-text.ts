import type { DocumentNode } from '@renderer/document/types.ts';
import { isPlainText, isRichText } from '../../form/field-at.ts';
import { readyForm } from '../../form/load-form.ts';
import type { Clash } from '../../merge/clash.ts';
import { isEqual, isRecord } from '../../merge/equal.ts';
import { mergeWords } from '../../merge/merge-words.ts';
import { validateNode } from '../../validation/validate-node.ts';
import { pathOfFinding } from '../field-of.ts';

type Path = readonly (string | number)[];

/** What is written in place of two texts that clash. */
export interface OwnText {
  /** The field, within the props of its block. */
  path: Path;
  /** What is begun with. */
  begin: string;
  /** It has the words of both; else it is mine. */
  isMerged: boolean;
}

/** The text that may be written in place of both; undefined where what clashes is no text. */
export function ownTextOf(clash: Clash, node: DocumentNode | undefined): OwnText | undefined {
  if (clash.kind !== 'field' || !node) return undefined;
  const [room, ...path] = clash.path;
  const { component } = node;
  if (room !== 'props' || !(isPlainText(component, path) || isRichText(component, path))) return;
  const [base, mine, theirs] = [clash.base, clash.mine, clash.theirs].map((text) => text ?? '');
  if (typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  const merged = typeof base === 'string' ? mergeWords({ base, mine, theirs }) : undefined;
  return { path, begin: merged ?? mine, isMerged: merged !== undefined };
}

/** What is wrong with a text in a field of a block, by the block's own validator. */
export function problemsOfText(node: DocumentNode, path: Path, text: unknown): string[] {
  const validate = readyForm(node.component)?.validate;
  if (!validate) return [];
  const props = placed(node.props, path, text) as DocumentNode['props'];
  return validateNode({ ...node, props }, validate)
    .filter((finding) => isEqual(pathOfFinding(finding), path))
    .map(({ message }) => message);
}

/** A value with another one at a path. */
function placed(holder: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  if (typeof part === 'string') {
    const fields = isRecord(holder) ? holder : {};
    return { ...fields, [part]: placed(fields[part], rest, value) };
  }
  const items: unknown[] = Array.isArray(holder) ? [...holder] : [];
  while (items.length <= part) items.push({});
  return items.with(part, placed(items[part], rest, value));
}
