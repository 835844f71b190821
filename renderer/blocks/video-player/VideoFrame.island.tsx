import { watchConsent } from '@renderer/state/site-consent.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './VideoFrame.module.css';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * The player of the video's host, in a frame that exists only once the visitor asks for it: until
 * then the host hears nothing of the visit. Who agreed to third parties' content is not warned of it
 * again, but still asks: a player is heavy, and most visitors play none. `children` is the poster.
 */
export default function VideoFrame(video: {
  code: string;
  title: string;
  buttonLabel: string;
  children?: ReactNode;
}) {
  const { code, title, buttonLabel, children } = video;
  const [playing, setPlaying] = useState(false);
  const [allowed, setAllowed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = PLAYER + encodeURIComponent(code);

  useEffect(() => watchConsent(({ thirdParty }) => setAllowed(thirdParty)), []);

  // The button has gone: the keyboard goes on where it was.
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);

  if (playing) {
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src={`${address}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div>
      <div className={styles.gate}>
        {children}
        <button type="button" className={styles.button} onClick={() => setPlaying(true)}>
          <span className={styles.play}>
            <Icon name="Play" size={24} />
          </span>
          <span>
            {buttonLabel}
            <span className="visually-hidden">: {title}</span>
          </span>
        </button>
      </div>
      <p className={styles.note}>
        {!allowed &&
          'È un contenuto di terzi: se lo avvii, chi lo ospita può usare cookie e riconoscere il tuo dispositivo. '}
        Puoi anche{' '}
        <a href={address} target="_blank" rel="noopener">
          aprirlo in una nuova finestra
        </a>
        .
      </p>
    </div>
  );
}
