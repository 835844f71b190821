import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Share of a text's letters that stay, from which on only what changed is marked. */
const ALIKE = 0.4;

/** A text before and after: where most of it stays, it is written once, with its changes in it. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => changedParts(before, after), [before, after]);
  if (parts === undefined) {
    return (
      <>
        <del>{before}</del> <ins>{after}</ins>
      </>
    );
  }
  return parts.map(({ value, added, removed }, at) =>
    added ? (
      <ins key={at}>{value}</ins>
    ) : removed ? (
      <del key={at}>{value}</del>
    ) : (
      <span key={at}>{value}</span>
    ),
  );
}

function changedParts(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after);
  const kept = parts.filter(({ added, removed }) => !added && !removed);
  const letters = kept.reduce((sum, { value }) => sum + value.trim().length, 0);
  return letters >= Math.max(before.length, after.length) * ALIKE ? parts : undefined;
}
