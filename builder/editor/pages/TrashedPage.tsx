import { useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import styles from './Pages.module.css';
import { Undone } from './Undone.tsx';

/** What is said of an address that another page took meanwhile. */
const movedTo = (from: string, to: string) =>
  from === to ? '' : ` L’indirizzo ${from} ora è di un’altra pagina: il suo è ${to}.`;

/** A page of the trash, which can be taken out of it. */
export function TrashedPage({
  entry,
  onRestored,
}: {
  entry: PageEntry;
  /** @param sentence what became of it */
  onRestored: (sentence: string) => void;
}) {
  const { cms } = useSession();
  const [state, setState] = useState<'idle' | 'restoring' | CmsFailure>('idle');
  const title = entry.title || 'Senza titolo';
  const restore = async () => {
    if (state === 'restoring') return;
    setState('restoring');
    try {
      const { path } = await cms.pages.restore(entry.id);
      onRestored(`«${title}» è di nuovo tra le pagine, come bozza.${movedTo(entry.path, path)}`);
    } catch (error) {
      setState(asCmsFailure(error));
    }
  };
  return (
    <>
      <div className={styles.page}>
        <span className={styles.title}>{title}</span>
        <span className={styles.path}>{entry.path}</span>
        <span className={styles.status}>
          <Button
            size="s"
            icon={<Icon name="undo-2" size={15} />}
            aria-label={`Ripristina «${title}»`}
            disabled={state === 'restoring'}
            onClick={() => void restore()}
          >
            Ripristina
          </Button>
        </span>
      </div>
      {typeof state === 'object' && (
        <Undone what={`«${title}» è rimasta nel cestino.`} failure={state} />
      )}
    </>
  );
}
