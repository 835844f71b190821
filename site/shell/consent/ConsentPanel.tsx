import type { SiteConsent } from '@renderer/state/site-consent.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styles from './ConsentPanel.module.css';
import type { Asking } from './use-consent.ts';

/**
 * The panel that asks. It stands over the page without covering it whole or taking the focus, and
 * reads its answer from the form the server rendered (ConsentForm).
 */
export function ConsentPanel(panel: {
  asking: Asking;
  onDecide: (choice: SiteConsent) => void;
  /** Leaves a choice that was made as it is. */
  onKeep: () => void;
  children: ReactNode;
}) {
  const { asking, onDecide, onKeep, children } = panel;
  const isSaved = asking === 'saved';
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = section.current;
    if (asking !== 'again' || !box) return;
    // The visitor asked for it: it opens at the choices as they are, with the focus on them.
    const opener = document.activeElement as HTMLElement | null;
    for (const input of box.querySelectorAll('input')) {
      input.checked = window.siteConsent?.[input.name as keyof SiteConsent] ?? input.checked;
    }
    box.querySelector('details')?.setAttribute('open', '');
    box.querySelector('h2')?.focus({ preventScroll: true });
    box.scrollTop = 0;
    return () => opener?.focus();
  }, [asking]);

  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const answer = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const data = new FormData(event.target as HTMLFormElement);
    const allows = (name: string) => answer === 'all' || (answer === 'chosen' && data.has(name));
    if (answer === 'keep') onKeep();
    else {
      onDecide({
        statistics: allows('statistics'),
        marketing: allows('marketing'),
        thirdParty: allows('thirdParty'),
      });
    }
  };

  return (
    <>
      <section
        ref={section}
        className={styles.panel}
        aria-labelledby="consent-title"
        hidden={asking === 'no' || isSaved}
        data-asking={asking}
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && asking === 'again') onKeep();
        }}
      >
        {children}
      </section>
      <output className={isSaved ? styles.saved : undefined}>{isSaved && 'Scelte salvate'}</output>
    </>
  );
}
