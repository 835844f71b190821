import type { Difference } from '../../compare/compare-documents.ts';
import type { ImageDifference } from '../../compare/compare-media.ts';
import type { EditorState } from '../../store/state.ts';
import { classes } from '../../ui/theme.ts';
import { ChangedText } from './ChangedText.tsx';
import { differenceText, type Said } from './difference-text.ts';
import styles from './Revisions.module.css';

/** Lines shown before the rest is counted. */
const SHOWN = 30;

/**
 * What differs between two versions of a page, line by line; what only the older has is red, what
 * came since is green.
 */
export function Differences({
  differences,
  before,
  after,
  said,
  isAfterOlder = false,
}: {
  differences: readonly (Difference | ImageDifference)[];
  before: EditorState['nodes'];
  after: EditorState['nodes'];
  said: Said;
  isAfterOlder?: boolean;
}) {
  return (
    <>
      <ul className={styles.differences}>
        {differences.slice(0, SHOWN).map((difference, index) => {
          const { block, what, values } = differenceText(difference, { before, after, said });
          const [from, to] = isAfterOlder ? (values?.toReversed() ?? []) : (values ?? []);
          const colour = colourOf(difference.kind, isAfterOlder);
          return (
            <li key={index} className={classes(styles.difference, colour && styles[colour])}>
              <strong>{block}</strong> {what}
              {from !== undefined && to !== undefined && (
                <span className={styles.values}>
                  <ChangedText before={from} after={to} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {differences.length > SHOWN && (
        <p className={styles.sum}>e altre {differences.length - SHOWN}.</p>
      )}
    </>
  );
}

function colourOf(kind: Difference['kind'] | 'image', isAfterOlder: boolean) {
  if (kind !== 'added' && kind !== 'removed') return undefined;
  return (kind === 'added') === isAfterOlder ? 'gone' : 'come';
}
