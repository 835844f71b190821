import { blockName } from '../../catalogue.ts';
import type { Usage } from '../../cms/library.ts';
import { mediaName } from '../../media-name.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailureText } from '../FailureText.tsx';
import { count } from '../format.ts';
import { besideIn } from '../plan-words.ts';
import { outcomeText } from './outcome-text.ts';
import type { Progress } from './use-replacing.ts';
import styles from './WhereUsed.module.css';

/** One page, shared block or place of settings that holds what is looked for. */
export function UsageItem({
  usage,
  isOpen,
  quotes,
  chosen,
  stays,
  onChoose,
  progress,
}: {
  usage: Usage;
  /** It is the page in the editor, as it is there. */
  isOpen: boolean;
  /** Whether the words around it say more than it does. */
  quotes: boolean;
  /** Absent where nothing is to be replaced, or it cannot be here. */
  chosen?: boolean;
  /** Why it is not replaced, though it stands in what could be. */
  stays?: string;
  onChoose?: (chosen: boolean) => void;
  progress?: Progress;
}) {
  const { title, path, nodes, images = [], fields = [], edit = '' } = usage;
  const name = title || path;
  const isReplaced = progress !== undefined && ['online', 'draft', 'here'].includes(progress.kind);
  return (
    <li className={styles.usage}>
      <span className={styles.head}>
        {chosen !== undefined && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              aria-label={`Sostituisci in «${name}»`}
              checked={chosen}
              onChange={({ target }) => onChoose?.(target.checked)}
            />
          </label>
        )}
        {path === '' || isOpen ? (
          <strong>{name}</strong>
        ) : (
          <a className={styles.page} href={`${path}?pb`} target="_blank" rel="noreferrer">
            {name}
            <Icon name="external-link" size={14} label="si apre nell’editor, in un’altra scheda" />
          </a>
        )}
      </span>
      <span className={styles.path}>
        {isOpen ? 'questa pagina, com’è adesso nell’editor' : placeOf(usage)} ·{' '}
        {count(usage.count, 'volta', 'volte')}
        {stays && ` · ${stays}`}
      </span>
      {/* Once it is replaced, it no longer says so. */}
      <Hits
        hits={(isReplaced ? [] : nodes)
          .filter(({ text }) => text !== '')
          .map(({ node, component, name, text, times = 1 }) => ({
            ...{ key: node, text },
            name: [name || blockName(component), times > 1 && `${times} volte`]
              .filter(Boolean)
              .join(', '),
          }))}
        quotes={quotes}
      />
      <Hits
        hits={(isReplaced ? [] : images).map((image) => ({
          key: image.url,
          name: `Testo alternativo di «${mediaName(image)}»`,
          text: image.text,
        }))}
        quotes={quotes}
      />
      <Hits
        hits={fields.map(({ field, text }) => ({ key: field, name: field, text }))}
        quotes={quotes}
      />
      {edit !== '' && (
        <a className={styles.page} href={edit} target="_blank" rel="noreferrer">
          Cambia nei dati di WordPress
          <Icon name="external-link" size={14} label="si apre in un’altra scheda" />
        </a>
      )}
      {progress && <ProgressLine progress={progress} usage={usage} />}
    </li>
  );
}

/** More lines of one page would hide the next. */
const SHOWN = 3;

function Hits({
  hits,
  quotes,
}: {
  hits: readonly { key: string; name: string; text: string }[];
  quotes: boolean;
}) {
  if (hits.length === 0) return null;
  return (
    <ul className={styles.hits}>
      {hits.slice(0, SHOWN).map(({ key, name, text }) => (
        <li key={key}>
          {name}
          {quotes && `: «${text}»`}
        </li>
      ))}
    </ul>
  );
}

/** The list follows what is done. */
const intoView = (line: Element | null) => line?.scrollIntoView({ block: 'nearest' });

function ProgressLine({ progress, usage }: { progress: Progress; usage: Usage }) {
  switch (progress.kind) {
    case 'running':
      return (
        <p className={styles.outcome} ref={intoView}>
          <Spinner size={15} /> Un momento…
        </p>
      );
    case 'failed':
      return (
        <p className={styles.failed}>
          <Icon name="circle-alert" size={15} />
          <span>
            <FailureText failure={progress.failure} />
          </span>
        </p>
      );
    case 'kept':
      return (
        <p className={styles.failed}>
          <Icon name="circle-alert" size={15} />
          <span>
            Resta sostituito. <FailureText failure={progress.failure} />
          </span>
        </p>
      );
    case 'back':
      return (
        <p className={styles.done}>
          <Icon name="undo-2" size={15} />
          <span>È di nuovo com’era.</span>
        </p>
      );
    case 'left':
      return (
        <p className={styles.left}>
          <Icon name="triangle-alert" size={15} />
          <span>{outcomeText(progress, usage)}</span>
        </p>
      );
    default:
      return (
        <p className={styles.done}>
          <Icon name="check" size={15} />
          <span>{outcomeText(progress, usage)}</span>
        </p>
      );
  }
}

function placeOf({ id, path, status, pattern, planned, returns, draft }: Usage): string {
  if (id === 0) return 'impostazioni del sito';
  if (pattern) {
    return `blocco condiviso, ${path === '' ? 'per ora in nessuna pagina' : `si modifica per esempio da ${path}`}`;
  }
  if (planned) return `${path} · ${besideIn(returns)}`;
  const state = STATES[status] ?? 'non pubblicata';
  return `${path} · ${state}${draft ? ', con una tua bozza: va online soltanto da lì' : ''}`;
}

const STATES: Readonly<Record<string, string>> = { publish: 'pubblicata', future: 'programmata' };
