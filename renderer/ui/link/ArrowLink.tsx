import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ArrowLink.module.css';
import { safeHref } from './safe-href.ts';

/** A link with an arrow; without a usable address or a label it renders nothing. */
export function ArrowLink(link: {
  href: string | undefined;
  label: string | undefined;
  /** What the link is about, for screen readers, when the label alone does not say it. */
  about?: string;
  target?: string;
  className?: string;
}) {
  const { label, about, target, className } = link;
  const href = safeHref(link.href);
  if (!href || !label) return null;
  const blank = target === '_blank';
  return (
    <a
      className={classNames(styles.link, className)}
      href={href}
      target={blank ? '_blank' : undefined}
      rel={blank ? 'noopener' : undefined}
    >
      <span className={styles.label}>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
        {blank && <span className="visually-hidden"> (si apre in una nuova finestra)</span>}
      </span>
      <Icon name="ArrowRight" size={18} />
    </a>
  );
}
