import { parentOf } from '@renderer/document/operations/parent-of.ts';
import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { Difference } from '../../compare/compare-documents.ts';
import type { ImageDifference } from '../../compare/compare-media.ts';
import type { EditorState } from '../../store/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
  onBringBack,
}: {
  differences: readonly (Difference | ImageDifference)[];
  before: EditorState['nodes'];
  after: EditorState['nodes'];
  said: Said;
  /** Makes a block what the other version says of it; absent where that is offered nowhere. */
  onBringBack?: (id: NodeId) => void;
}) {
  const first = new Set(firstOfBlocks(differences, { before, after }));
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
              {onBringBack && difference.kind !== 'image' && first.has(difference) && (
                <Button
                  size="s"
                  variant="quiet"
                  className={styles.back}
                  icon={<Icon name="rotate-ccw" size={14} />}
                  aria-label={`Riporta «${block}» com’era`}
                  onClick={() => onBringBack(difference.node)}
                >
                  Riporta questo blocco
                </Button>
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

/** Of each block the first line that says something which it can be given back. */
function firstOfBlocks(
  differences: readonly (Difference | ImageDifference)[],
  { before, after }: Record<'before' | 'after', EditorState['nodes']>,
) {
  const seen = new Set<NodeId>([ROOT_ID]);
  // Of what stood in a container that is gone there is nowhere to go back to.
  const isLost = ({ kind, node }: Difference) =>
    kind === 'moved' && !before.has(parentOf({ nodes: after }, node) ?? '');
  return differences.filter((difference) => {
    if (!('node' in difference) || difference.kind === 'removed' || isLost(difference))
      return false;
    const isFirst = !seen.has(difference.node);
    seen.add(difference.node);
    return isFirst;
  });
}

const colourOf = (kind: Difference['kind'] | 'image') =>
  kind === 'added' ? 'come' : kind === 'removed' ? 'gone' : undefined;
