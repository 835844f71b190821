import { useState } from 'react';
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
  /** For a document without scripts of its own, so that the page framed in it keeps its origin. */
  keepsOrigin?: boolean;
}) {
  const { src, title, height, keepsOrigin } = frame;
  const [accepted, setAccepted] = useState(false);
  if (accepted) {
    return (
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        height={height}
        sandbox={keepsOrigin ? `${SANDBOX} allow-same-origin` : SANDBOX}
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={styles.gate} style={{ minHeight: height }}>
      <Icon name="Code" size={32} />
      <p className={styles.title}>{title}</p>
      <p>
        È un contenuto di terzi: caricandolo, chi lo fornisce può usare cookie e riconoscere il tuo
        dispositivo.
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
