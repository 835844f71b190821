import type { PageContext } from '@renderer/contract.ts';
import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { CALL_ME_BACK } from '@renderer/ui/contact-button/ContactButton.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { telephoneIn } from '@renderer/ui/link/telephone.ts';
import { textOr } from '@renderer/ui/text/text-or.ts';
import { SiteTriggerIsland } from '#islands';
import { type CtaItem, ctaLabel } from './cta.ts';
import styles from './ListOfIconsCTA.module.css';

/**
 * The button of an item: an overlay of the site, the toll-free number, or a link (spec 2.12). Its
 * type alone is enough where the site knows the way: to be called back, and the company's number.
 */
export function CallToAction({ item, context }: { item: CtaItem; context: PageContext }) {
  const label = ctaLabel(item);
  switch (item.ctaType) {
    case 'accedi':
      return <SiteTriggerIsland opens="access" label={label} className={buttonClass()} />;
    case 'chat':
      return <SiteTriggerIsland opens="chat" label={label} className={buttonClass()} />;
    case 'storelocator':
      return <SiteTriggerIsland opens="storeLocator" label={label} className={buttonClass()} />;
    case 'green':
      return <TollFree item={item} phone={textOr(item.phone, context.phone)} />;
    case 'recall':
      return <LinkButton href={item.ctaHref || CALL_ME_BACK}>{label}</LinkButton>;
    default:
      return <LinkButton href={item.ctaHref}>{label}</LinkButton>;
  }
}

function TollFree({ item, phone }: { item: CtaItem; phone: string }) {
  const href = telephoneIn(phone);
  if (!href) return null;
  return (
    <a href={href} className={styles.tollFree}>
      <Icon name="Telephone" size={22} />
      <span>
        <small>{textOr(item.ctaLabel, 'Numero verde')}</small>
        <strong>{phone}</strong>
      </span>
    </a>
  );
}
