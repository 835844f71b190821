import { catalogueByKey } from '@generated/catalogue.ts';
import { pointer } from './pointer.ts';
import { ruleFinding } from './rule-finding.ts';
import type { Document, Finding } from './types.ts';

/** Whether a stored version can be counted from; one that cannot counts as the first. */
export function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Findings about the versions that a document says its blocks' props are at. */
export function checkVersions({ versions }: Pick<Document, 'versions'>): Finding[] {
  return Object.entries(versions).flatMap(([key, stored]) => {
    const current = catalogueByKey.get(key)?.version;
    if (!isVersion(stored)) return [finding('invalid-version', key)];
    return current !== undefined && stored > current ? [finding('newer-version', key)] : [];
  });
}

const finding = (rule: 'invalid-version' | 'newer-version', block: string) =>
  ruleFinding(rule, { node: '', component: '', pointer: pointer(['versions', block]) }, { block });
