import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { telephone } from '@renderer/ui/link/telephone.ts';
import styles from './FactsCard.module.css';

/** For whom the answer was not enough. */
export function FaqHelp({ phone }: { phone: string }) {
  const number = telephone(phone);
  return (
    <>
      <h2>Serve ancora una mano?</h2>
      <p>Raccontaci il tuo caso: ti risponde una persona, con la tua bolletta davanti.</p>
      <LinkButton href="/assistenza">Vai all’assistenza</LinkButton>
      {number && (
        <a className={styles.second} href={number}>
          Chiama il numero {phone}
        </a>
      )}
    </>
  );
}
