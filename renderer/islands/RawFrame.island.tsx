import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/button/LinkButton.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './RawFrame.module.css';

const SANDBOX = 'allow-scripts allow-forms allow-popups';

/**
 * Third-party code in a frame of its own origin: it reaches neither this page nor its cookies, and
 * nothing of it is loaded before the visitor asks for it.
 */
export default function RawFrame(frame: {
  src: string;
  title: string;
  height: number;
  /** A heading above says the title already. */
  titled?: boolean;
}) {
  const { src, title, height, titled } = frame;
  const [accepted, setAccepted] = useState(false);
  const content = useRef<HTMLIFrameElement>(null);

  // The button has gone: the keyboard goes on where it was.
  useEffect(() => {
    if (accepted) content.current?.focus({ preventScroll: true });
  }, [accepted]);

  if (accepted) {
    return (
      <iframe
        ref={content}
        className={styles.frame}
        src={src}
        title={title}
        height={height}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={styles.gate} style={{ minHeight: `min(${height}px, 70svh)` }}>
      <Icon name="Code" size={32} />
      <p className={titled ? 'visually-hidden' : styles.title}>{title}</p>
      <p>
        È un contenuto di terzi: se lo carichi, chi lo fornisce può usare cookie e riconoscere il
        tuo dispositivo.
      </p>
      <button
        type="button"
        className={buttonClass('blueViolet', 'small')}
        onClick={() => setAccepted(true)}
      >
        Carica il contenuto
      </button>
    </div>
  );
}
