import { SiteTriggerIsland } from '#islands';
import { type ButtonColour, buttonClass, CTA_LABEL, LinkButton } from '../button/LinkButton.tsx';
import { PhoneText } from '../link/PhoneText.tsx';
import { textOr } from '../text/text-or.ts';
import styles from './ContactButton.module.css';

/** What the button of an info card or banner does (spec 2.12). */
export type ContactButtonType =
  | 'salesPoint'
  | 'salesPointCall'
  | 'scrivici'
  | 'tichiamiamonoi'
  | 'customLink';

const LABELS: Readonly<Record<ContactButtonType, string>> = {
  salesPoint: 'Trova il punto vendita',
  salesPointCall: 'Trova il punto vendita',
  scrivici: 'Scrivici',
  tichiamiamonoi: 'Ti chiamiamo noi',
  customLink: CTA_LABEL,
};

/** Where visitors ask to be called when the editor names no page of their own. */
const CALL_ME_BACK_PAGE = '/assistenza';
const CALL_ME_BACK_PLACE = '#richiamami';
export const CALL_ME_BACK = CALL_ME_BACK_PAGE + CALL_ME_BACK_PLACE;

/** The same, where the form is to say which offer the call is about. */
export const callMeBackAbout = (offer: string): string =>
  `${CALL_ME_BACK_PAGE}?offerta=${encodeURIComponent(offer)}${CALL_ME_BACK_PLACE}`;

/**
 * The button of an info card or banner: `salesPoint`, `salesPointCall` and `scrivici` open the store
 * locator, the others lead to an address (spec 2.7, 2.12).
 */
export function ContactButton(button: {
  type: ContactButtonType;
  link?: string;
  label?: string;
  /** What `salesPointCall` says beside its button. */
  callText?: string;
  colour?: ButtonColour;
}) {
  const { type, link, label, callText, colour } = button;
  const text = textOr(label, LABELS[type]);
  if (type === 'customLink' || type === 'tichiamiamonoi') {
    const href = link || (type === 'tichiamiamonoi' ? CALL_ME_BACK : undefined);
    return (
      <LinkButton href={href} colour={colour}>
        {text}
      </LinkButton>
    );
  }
  return (
    <div className={styles.box}>
      <SiteTriggerIsland opens="storeLocator" label={text} className={buttonClass(colour)} />
      {type === 'salesPointCall' && callText && (
        <p>
          <PhoneText text={callText} />
        </p>
      )}
    </div>
  );
}
