import { useEffect, useRef, useState } from 'react';
import { setSidekick } from '../commands/set-sidekick.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { Notice } from './Notice.tsx';
import styles from './Notices.module.css';
import { useGoesByItself, useGoesWithWork } from './use-goes-with-work.ts';

/**
 * Says where a page that went online is. One that was there already is published anew without being
 * asked about: what was found is told after it.
 */
export function PublishedNotice() {
  const { store, ui } = useSession();
  const published = useUi((state) => state.published);
  const { link, path, isUnlisted } = useUi((state) => state.page);
  const close = () => ui.setState({ published: null });
  useGoesWithWork(published, close);
  const { isFirst = false, warnings = 0 } = published ?? {};
  const isUndescribed = useIsUndescribed(isFirst && !isUnlisted);
  const element = useRef<HTMLDivElement>(null);
  useGoesByItself(published && warnings === 0 && !isUndescribed, { element, close });
  if (published === null) return null;
  return (
    <Notice ref={element} tone="success" floats onClose={close}>
      <span>
        {isFirst ? (
          <>
            <strong>La pagina è online</strong> all’indirizzo{' '}
            <a className={styles.link} href={link} target="_blank" rel="noreferrer">
              {path}
            </a>
            {isUnlisted ? ', fuori dai motori di ricerca: lo dicono le sue impostazioni.' : '.'}
            {isUndescribed && ' Ai motori di ricerca manca una descrizione.'}
          </>
        ) : (
          `La pagina è online. Ha ${count(warnings, 'avviso', 'avvisi')} da guardare quando puoi.`
        )}
      </span>
      {isUndescribed && (
        <Button
          size="s"
          icon={<Icon name="settings" size={15} />}
          onClick={() => {
            close();
            ui.setState({ pages: 'settings' });
          }}
        >
          Scrivila
        </Button>
      )}
      {warnings > 0 && (
        <Button
          size="s"
          icon={<Icon name="circle-alert" size={15} />}
          onClick={() => {
            close();
            setSidekick(store, { component: 'problems' });
          }}
        >
          {warnings === 1 ? 'Guarda l’avviso' : 'Guarda gli avvisi'}
        </Button>
      )}
    </Notice>
  );
}

/** Whether search engines have nothing to show below the page's title; false until that is known. */
function useIsUndescribed(asks: boolean): boolean {
  const { cms } = useSession();
  const [isUndescribed, setUndescribed] = useState(false);
  useEffect(() => {
    if (!asks) return;
    let isCurrent = true;
    cms.settings.read().then(
      ({ description }) => isCurrent && setUndescribed(description.trim() === ''),
      // Nobody asked: what is not known is not said.
      () => {},
    );
    return () => {
      isCurrent = false;
      setUndescribed(false);
    };
  }, [cms, asks]);
  return isUndescribed;
}
