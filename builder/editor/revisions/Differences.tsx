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
 * What differs between two versions of a page, line by line; what going to the other one takes away is
 * red, what it brings is green.
 */
export function Differences({
  differences,
  before,
  after,
  said,
}: {
  differences: readonly (Difference | ImageDifference)[];
  before: EditorState['nodes'];
  after: EditorState['nodes'];
  said: Said;
}) {
  return (
    <>
      <ul className={styles.differences}>
        {differences.slice(0, SHOWN).map((difference, index) => {
          const { block, what, values } = differenceText(difference, { before, after, said });
          const [from, to] = values ?? [];
          const colour = colourOf(difference.kind);
          return (
            <li key={index} className={classes(styles.difference, colour && styles[colour])}>
              <strong>{block}</strong> <span className={styles.what}>{what}</span>
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

const colourOf = (kind: Difference['kind'] | 'image') =>
  kind === 'added' ? 'come' : kind === 'removed' ? 'gone' : undefined;
