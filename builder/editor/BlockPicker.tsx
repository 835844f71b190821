import { catalogue } from '@generated/catalogue.ts';
import { storedIdentifier } from '@renderer/document/block-key.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type BlockEntry, blockName } from '../catalogue.ts';
import { setDragged } from '../drag-data.ts';
import type { Session } from '../session.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import hidden from '../ui/hidden.module.css';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { classes } from '../ui/theme.ts';
import styles from './BlockPicker.module.css';
import { searchBlocks } from './block-search.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { Patterns } from './patterns/Patterns.tsx';
import { findPatterns, useFoundPatterns } from './patterns/use-found-patterns.ts';

/** The catalogue by group: a click adds a block, dragging puts it where it is dropped. */
export function BlockPicker() {
  const session = useSession();
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const groups = useMemo(() => searchBlocks(catalogue, deferred), [deferred]);
  const saved = useFoundPatterns(deferred);
  const insertAt = useUi((state) => state.insertAt);
  const search = useRef<HTMLInputElement>(null);
  // Whoever asked for a block goes on by its name; a finger would bring the keyboard over the list.
  useEffect(() => {
    if (insertAt && !matchMedia('(pointer: coarse)').matches) search.current?.focus();
  }, [insertAt]);
  const isSearched = deferred.trim() !== '';
  const number = saved.length + groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const first = saved[0]?.title ?? groups[0]?.blocks[0]?.displayName;
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && query.trim() !== '')
      addFirst(session, query);
  };
  return (
    <>
      <div className={styles.head}>
        <SearchField
          ref={search}
          label="Cerca un blocco"
          value={query}
          onChange={setQuery}
          onKeyDown={onKeyDown}
        />
        <Destination />
        <p className={hidden.visually} role="status">
          {isSearched &&
            first !== undefined &&
            `${count(number, 'blocco trovato', 'blocchi trovati')}. Invio aggiunge «${first}».`}
        </p>
      </div>
      <div className={classes(styles.list, isSearched && styles.found)}>
        <Patterns found={saved} />
        {groups.map(({ name, blocks }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.group}>{name}</h2>
            <ul className={styles.blocks}>
              {blocks.map((block) => (
                <li key={block.key}>
                  <BlockCard block={block} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && saved.length === 0 && (
          <p className={styles.none}>Nessun blocco per «{deferred}». Prova con un’altra parola.</p>
        )}
      </div>
    </>
  );
}

/** Adds what stands first; what is typed faster than it is shown counts all the same. */
function addFirst(session: Session, query: string): void {
  const [pattern] = findPatterns(session, query);
  const block = searchBlocks(catalogue, query)[0]?.blocks[0];
  if (pattern) session.actions.addPattern(pattern.id);
  else if (block) void session.actions.insert(storedIdentifier(block.component));
}

function BlockCard({ block }: { block: BlockEntry }) {
  const { actions } = useSession();
  return (
    <button
      type="button"
      className={styles.card}
      draggable
      onDragStart={(event) =>
        setDragged(event.dataTransfer, { component: storedIdentifier(block.component) })
      }
      onClick={() => void actions.insert(storedIdentifier(block.component))}
    >
      <span className={styles.picture}>
        <BlockIcon component={block.component} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{block.displayName}</span>
        {block.help && <span className={styles.help}>{block.help}</span>}
      </span>
    </button>
  );
}

/** Says where a picked block will come. */
function Destination() {
  const { actions, store, ui } = useSession();
  const insertAt = useUi((state) => state.insertAt);
  useFollowedEditor((state) => state.currentlyEditing);
  const { parentId, index } = actions.insertionPlace();
  const { nodes } = store.getState();
  const parent = nodes.get(parentId);
  const before = nodes.get(parent?.childIds[index - 1] ?? '');
  const isPage = parentId === ROOT_ID;
  const beside = before ? `dopo «${blockName(before.component)}»` : 'all’inizio';
  const inside = isPage ? 'della pagina' : `in «${blockName(parent?.component ?? '')}»`;
  const text = isPage && before ? beside : `${beside} ${inside}`;
  return (
    <p className={styles.destination}>
      <span>
        Verrà aggiunto <strong>{text}</strong>
      </span>
      {insertAt && nodes.size > 1 && (
        <IconButton
          label="Torna alla posizione automatica"
          onClick={() => ui.setState({ insertAt: null })}
        >
          <Icon name="x" size={15} />
        </IconButton>
      )}
    </p>
  );
}
