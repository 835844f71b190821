import { useEffect } from 'react';
import type { Pattern } from '../../cms/library.ts';
import { setDragged } from '../../drag-data.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { classes } from '../../ui/theme.ts';
import picker from '../BlockPicker.module.css';
import { useSession, useUi } from '../context.ts';
import { PREVIEWS, previewOfPattern } from '../preview/use-previewed.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import styles from './Patterns.module.css';

/** Blocks that editors saved, among those to add: shared ones first. */
export function Patterns({ found }: { found: readonly Pattern[] }) {
  const { actions } = useSession();
  const patterns = useUi((state) => state.patterns);
  const failure = useUi((state) => state.patternsFailure);
  // Read anew after another one was saved.
  useEffect(() => {
    if (patterns === null) void actions.loadPatterns();
  }, [actions, patterns]);
  const shared = found.filter(({ synced }) => synced);
  const copies = found.filter(({ synced }) => !synced);
  return (
    <>
      {failure && patterns === null && (
        <ReadFailure
          what="Blocchi salvati:"
          failure={failure}
          onRetry={() => void actions.loadPatterns()}
        />
      )}
      <PatternList title="Blocchi condivisi" patterns={shared} />
      <PatternList title="Salvati" patterns={copies} />
    </>
  );
}

function PatternList({ title, patterns }: { title: string; patterns: readonly Pattern[] }) {
  const { actions, ui } = useSession();
  const leftIds = useUi((state) => state.leftIds);
  if (patterns.length === 0) return null;
  const resume = ({ id }: Pattern): MenuEntry => ({
    label: 'Riprendi le modifiche non salvate',
    icon: <Icon name="file-pen" size={17} />,
    onSelect: () => void actions.openShared(id),
  });
  const own = (pattern: Pattern): MenuEntry[] => [
    {
      label: 'Rinomina',
      icon: <Icon name="pencil" size={17} />,
      onSelect: () => ui.setState({ patternRenaming: pattern }),
    },
    {
      label: 'Elimina dai salvati',
      icon: <Icon name="trash-2" size={17} />,
      onSelect: () => ui.setState({ patternRemoval: pattern }),
    },
  ];
  return (
    <section aria-label={title}>
      <h2 className={picker.group}>{title}</h2>
      <ul className={picker.blocks}>
        {patterns.map((pattern) => (
          <li key={pattern.id} className={styles.line}>
            <button
              type="button"
              className={picker.card}
              {...{ [PREVIEWS]: previewOfPattern(pattern.id) }}
              draggable
              onDragStart={(event) => setDragged(event.dataTransfer, { patternId: pattern.id })}
              onClick={() => actions.addPattern(pattern.id)}
            >
              <span className={classes(picker.picture, pattern.synced && styles.shared)}>
                {pattern.synced ? (
                  <Icon name="component" size={20} />
                ) : (
                  <Icon name="bookmark" size={20} />
                )}
              </span>
              <span className={picker.text}>
                <span className={picker.name}>{pattern.title}</span>
                {leftIds.has(pattern.id) && (
                  <span className={styles.left}>Modifiche non salvate</span>
                )}
              </span>
            </button>
            <div className={styles.more}>
              <Menu
                label={`Altre azioni: ${pattern.title}`}
                icon={<Icon name="ellipsis" size={17} />}
                entries={[...(leftIds.has(pattern.id) ? [resume(pattern)] : []), ...own(pattern)]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
