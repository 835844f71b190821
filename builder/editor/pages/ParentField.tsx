import { useMemo, useState } from 'react';
import control from '../../form/widgets/control.module.css';
import suggest from '../../form/widgets/SuggestInput.module.css';
import { SuggestInput } from '../../form/widgets/SuggestInput.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/theme.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import styles from './ParentField.module.css';
import { meantPage, meantParent, parentText, suggestParents } from './parent-text.ts';
import type { Parents } from './use-parents.ts';

/** The page that another one is to stand below, found by title or address. */
export function ParentField({
  id,
  reading,
  text,
  placeholder,
  onChange,
}: {
  id: string;
  reading: Parents;
  /** What stands in the field; `meantParent` says which page that is. */
  text: string;
  placeholder: string;
  onChange: (text: string) => void;
}) {
  const { parents, state, failure, retry } = reading;
  /** Whoever is still writing has made no mistake yet. */
  const [isWritten, setIsWritten] = useState(false);
  const items = useMemo(() => suggestParents(parents, text), [parents, text]);
  const isUnknown = meantParent(parents, text) === undefined;
  const isWrong = isWritten && isUnknown && state !== 'loading';
  const helpId = `${id}-help`;
  return (
    <div className={styles.parent}>
      <label htmlFor={id}>Sotto la pagina</label>
      <SuggestInput
        look={suggest}
        id={id}
        className={classes(control.frame, styles.field)}
        icon={<Icon name="search" size={16} className={styles.icon} />}
        picksFirst
        aria-describedby={helpId}
        aria-invalid={isWrong || undefined}
        placeholder={placeholder}
        empty="Nessuna pagina con questo titolo o indirizzo."
        failed="Le pagine non sono state lette."
        found={
          failure
            ? { items, state: 'failed', failure, retry }
            : { items, state: state === 'loading' ? 'loading' : 'found', retry }
        }
        value={text}
        // Another page is searched in the place of the one that stands there.
        onFocus={({ target }) => requestAnimationFrame(() => target.select())}
        onChange={({ target }) => {
          setIsWritten(false);
          onChange(target.value);
        }}
        onPick={({ page }) => onChange(parentText(page))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isUnknown) return;
          event.preventDefault();
          setIsWritten(true);
        }}
        onBlur={() => {
          setIsWritten(true);
          const page = meantPage(parents, text);
          if (page) onChange(parentText(page));
        }}
      />
      {/* In the place of the help: what is about to be pressed stays where it is. */}
      <p id={helpId} className={isWrong ? styles.error : styles.help} aria-live="polite">
        {isWrong ? wrongText(failure !== undefined) : HELP}
      </p>
      {failure && <ReadFailure what="Pagine:" failure={failure} onRetry={retry} />}
    </div>
  );
}

const HELP = 'Cerca per titolo o indirizzo; vuoto, sta al primo livello.';

function wrongText(isUnread: boolean): string {
  return isUnread
    ? 'Senza le pagine non si sa quale sia: riprova, o svuota il campo.'
    : 'Non è una pagina: sceglila dall’elenco, o svuota il campo.';
}
