import type { Usage } from '../../cms/library.ts';
import { Icon } from '../../ui/Icon.tsx';
import { count } from '../format.ts';
import { besideIn } from '../plan-words.ts';
import styles from './Patterns.module.css';

/** Pages that show a pattern, each leading to its editor. */
export function UsageList({ usage, here }: { usage: readonly Usage[]; here?: number }) {
  return (
    <ul className={styles.usage}>
      {usage.map(({ id, title, path, status, planned, returns, inDraft, count: times }) => (
        <li key={id}>
          {id === here ? (
            <strong>{title || path} (questa pagina)</strong>
          ) : (
            <a href={`${path}?pb`} target="_blank" rel="noreferrer">
              {title || path}
              <Icon
                name="external-link"
                size={13}
                label="si apre nell’editor, in un’altra scheda"
              />
            </a>
          )}
          <span className={styles.where}>
            {path}
            {status !== 'publish' && ' · non pubblicata'}
            {planned && ` · ${besideIn(returns)}`}
            {inDraft && ' · nella tua bozza'}
            {times > 1 && ` · ${count(times, 'volta', 'volte')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
