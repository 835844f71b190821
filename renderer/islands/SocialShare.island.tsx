import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { shareLinks } from '../ui/share/share-links.ts';
import styles from './SocialShare.module.css';
import { useShareBar } from './use-share-bar.ts';

export const hydrate = 'idle';

/** Time the copy button says that it has copied, in ms. */
const NOTICE = 2_500;

/**
 * The share bar of the heroes: beside the page where there is a margin, else a low strip in the
 * flow that sticks under the header and so covers nothing; from offset 200 on (spec 9). Without
 * scripts it is there from the start, and its links work.
 */
export default function SocialShare(share: {
  url: string;
  title: string;
  /** Stays where it stands, as the builder shows it. */
  inFlow?: boolean;
}) {
  const { url, title, inFlow } = share;
  const bar = useRef<HTMLElement>(null);
  const state = useShareBar(bar, !inFlow);
  const [copied, setCopied] = useState<'' | 'Link copiato' | 'Copia non riuscita'>('');
  const [native, setNative] = useState(false);

  useEffect(() => setNative(typeof navigator.share === 'function'), []);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), NOTICE);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('Link copiato'),
      () => setCopied('Copia non riuscita'),
    );
  // A visitor who closes the sheet rejects the promise; that is no error.
  const shareNatively = () => navigator.share({ url, title }).catch(() => {});

  return (
    <section
      ref={bar}
      className={classNames(styles.bar, inFlow ? styles.still : styles[state])}
      aria-label="Condividi la pagina"
    >
      <ul className={styles.list}>
        {shareLinks(url, title).map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name={icon} size={20} label={`Condividi su ${name} (nuova finestra)`} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy}>
            <Icon
              name={copied === 'Link copiato' ? 'Check' : 'Link'}
              size={20}
              label="Copia il link"
            />
          </button>
        </li>
        {native && (
          <li>
            <button type="button" onClick={shareNatively}>
              <Icon name="Share" size={20} label="Altri modi di condividere" />
            </button>
          </li>
        )}
      </ul>
      <p className={copied ? styles.notice : 'visually-hidden'} role="status">
        {copied}
      </p>
    </section>
  );
}
