import { useEffect, useRef, useState } from 'react';
import { watchConsent } from '../state/site-consent.ts';
import { buttonClass } from '../ui/button/LinkButton.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './RawFrame.module.css';
import { useContentHeight } from './use-content-height.ts';

const SANDBOX = 'allow-scripts allow-forms allow-popups';

/**
 * Code of an editor in a frame of its own origin: it reaches neither this page nor its cookies. If
 * it is a third party's, nothing of it is loaded before the visitor agreed to such content, or asks
 * for this one.
 */
export default function RawFrame(frame: {
  src: string;
  title: string;
  /** Until the content says how high it is, and where it never does. */
  height: number;
  /** A heading above says the title already. */
  titled?: boolean;
  /** It loads nothing of third parties (isOwnCode). */
  own?: boolean;
  /** Drawn until it is loaded. */
  icon?: string;
}) {
  const { src, title, height, titled, own, icon = 'Code' } = frame;
  const [asked, setAsked] = useState(false);
  const [allowed, setAllowed] = useState(false);
  const content = useRef<HTMLIFrameElement>(null);
  const contentHeight = useContentHeight(content);

  useEffect(() => {
    if (!own) return watchConsent(({ thirdParty }) => setAllowed(thirdParty));
  }, [own]);

  // The button has gone: the keyboard goes on where it was.
  useEffect(() => {
    if (asked) content.current?.focus({ preventScroll: true });
  }, [asked]);

  if (own || allowed || asked) {
    return (
      <iframe
        ref={content}
        className={styles.frame}
        src={src}
        title={title}
        height={contentHeight ?? height}
        loading="lazy"
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={styles.gate} style={{ minHeight: `min(${height}px, 70svh)` }}>
      <Icon name={icon} size={32} />
      <p className={titled ? 'visually-hidden' : styles.title}>{title}</p>
      <p>
        È un contenuto di terzi: se lo carichi, chi lo fornisce può usare cookie e riconoscere il
        tuo dispositivo.
      </p>
      <button
        type="button"
        className={buttonClass('blueViolet', 'small')}
        onClick={() => setAsked(true)}
      >
        Carica il contenuto
      </button>
    </div>
  );
}
