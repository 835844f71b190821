import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { telephone } from '@renderer/ui/link/telephone.ts';
import { textOr } from '@renderer/ui/text/text-or.ts';
import { SiteTriggerIsland } from '#islands';
import { type CtaItem, ctaLabel } from './cta.ts';
import styles from './ListOfIconsCTA.module.css';

/** The button of an item: an overlay of the site, the toll-free number, or a link (spec 2.12). */
export function CallToAction({ item }: { item: CtaItem }) {
  const label = ctaLabel(item);
  switch (item.ctaType) {
    case 'accedi':
      return <SiteTriggerIsland opens="access" label={label} className={buttonClass()} />;
    case 'chat':
      return <SiteTriggerIsland opens="chat" label={label} className={buttonClass()} />;
    case 'storelocator':
      return <SiteTriggerIsland opens="storeLocator" label={label} className={buttonClass()} />;
    case 'green':
      return <TollFree item={item} />;
    default:
      return <LinkButton href={item.ctaHref}>{label}</LinkButton>;
  }
}

function TollFree({ item }: { item: CtaItem }) {
  const href = telephone(item.phone);
  if (!href) return null;
  return (
    <a href={href} className={styles.tollFree}>
      <Icon name="Telephone" size={22} />
      <span>
        <small>{textOr(item.ctaLabel, 'Numero verde')}</small>
        <strong>{item.phone}</strong>
      </span>
    </a>
  );
}
