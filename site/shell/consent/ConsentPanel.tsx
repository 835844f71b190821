import type { SiteConsent } from '@renderer/state/site-consent.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
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
  const section = useRef<HTMLElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (asking !== 'again' || !section.current) return;
    setIsSaved(false);
    // The visitor asked for it: it opens at the choices as they are, with the focus on them.
    opener.current = document.activeElement;
    const form = section.current.querySelector('form');
    for (const input of form?.querySelectorAll('input') ?? []) {
      const name = input.name as keyof SiteConsent;
      if (name in (window.siteConsent ?? {})) input.checked = window.siteConsent?.[name] === true;
    }
    form?.querySelector('details')?.setAttribute('open', '');
    form?.querySelector('h2')?.focus({ preventScroll: true });
    section.current.scrollTop = 0;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [asking]);

  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const answer = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const data = new FormData(event.target as HTMLFormElement);
    const allows = (name: string) => answer === 'all' || (answer === 'chosen' && data.has(name));
    if (answer === 'keep') onKeep();
    else {
      setIsSaved(asking === 'again');
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
        hidden={asking === 'no'}
        data-asking={asking}
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && asking === 'again') onKeep();
        }}
      >
        {children}
      </section>
      <p role="status" className={styles.saved}>
        {isSaved && 'Preferenze salvate'}
      </p>
    </>
  );
}
