import { Bookmark, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import picker from '../BlockPicker.module.css';
import { useSession, useUi } from '../context.ts';
import styles from './Patterns.module.css';

/** Blocks that editors saved, among those to add. */
export function Patterns({ query }: { query: string }) {
  const { actions } = useSession();
  const patterns = useUi((state) => state.patterns);
  useEffect(() => void actions.loadPatterns(), [actions]);
  const words = query.toLocaleLowerCase('it').trim();
  const shown = (patterns ?? []).filter(({ title }) =>
    title.toLocaleLowerCase('it').includes(words),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label="Salvati">
      <h2 className={picker.group}>Salvati</h2>
      <ul className={picker.blocks}>
        {shown.map((pattern) => (
          <li key={pattern.id} className={styles.line}>
            <button
              type="button"
              className={picker.card}
              onClick={() => actions.insertPattern(pattern)}
            >
              <span className={picker.picture}>
                <Bookmark size={20} aria-hidden="true" />
              </span>
              <span className={picker.text}>
                <span className={picker.name}>{pattern.title}</span>
              </span>
            </button>
            <IconButton
              label={`Elimina «${pattern.title}» dai salvati`}
              size="s"
              className={styles.remove}
              onClick={() => void actions.removePattern(pattern)}
            >
              <Trash2 size={15} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
