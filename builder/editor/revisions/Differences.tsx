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

/** Changes shown before the rest is counted. */
const SHOWN = 30;

/**
 * What differs between two versions of a page, block by block; what going to the other one takes away
 * is red, what it brings is green.
 */
export function Differences({
  differences,
  before,
  after,
  said,
  onBringBack,
}: {
  differences: readonly Told[];
  before: EditorState['nodes'];
  after: EditorState['nodes'];
  said: Said;
  /** Makes a block what the other version says of it; absent where that is offered nowhere. */
  onBringBack?: (id: NodeId) => void;
}) {
  return (
    <>
      <ul className={styles.differences}>
        {byBlock(differences.slice(0, SHOWN)).map((own, index) => {
          const [first] = own;
          const texts = own.map((each) => differenceText(each, { before, after, said }));
          const block = texts[0]?.block;
          const colour = colourOf(first.kind);
          return (
            <li key={index} className={classes(styles.difference, colour && styles[colour])}>
              <strong>{block}</strong>{' '}
              {texts.map(({ what, values }, at) => (
                <div key={at}>
                  <span className={styles.what}>{what}</span>
                  {values && (
                    <span className={styles.values}>
                      <ChangedText before={values[0]} after={values[1]} />
                    </span>
                  )}
                </div>
              ))}
              {onBringBack &&
                first.kind !== 'image' &&
                own.some((each) => canGoBack(each, { before, after })) && (
                  <Button
                    size="s"
                    variant="quiet"
                    className={styles.back}
                    icon={<Icon name="rotate-ccw" size={14} />}
                    aria-label={`Riporta «${block}» com’era`}
                    onClick={() => onBringBack(first.node)}
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

type Told = Difference | ImageDifference;

/** What differs in each block, and of each image. */
function byBlock(differences: readonly Told[]): [Told, ...Told[]][] {
  const groups = new Map<string, [Told, ...Told[]]>();
  for (const difference of differences) {
    const of = difference.kind === 'image' ? difference.url : difference.node;
    const group = groups.get(of);
    if (group) group.push(difference);
    else groups.set(of, [difference]);
  }
  return [...groups.values()];
}

/** Whether a difference is one that its block can be given back. */
function canGoBack(
  difference: Told,
  { before, after }: Record<'before' | 'after', EditorState['nodes']>,
): boolean {
  if (difference.kind === 'image' || difference.kind === 'removed') return false;
  if (difference.node === ROOT_ID) return false;
  // Of what stood in a container that is gone there is nowhere to go back to.
  const { kind, node } = difference;
  return kind !== 'moved' || before.has(parentOf({ nodes: after }, node) ?? '');
}

const colourOf = (kind: Told['kind']) =>
  kind === 'added' ? 'come' : kind === 'removed' ? 'gone' : undefined;
