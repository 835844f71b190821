import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import styles from './Moved.module.css';

/** In place of a page that has a new address: the browser goes there by itself, without scripts. */
export function Moved({ href, title }: { href: string; title: string }) {
  return (
    <section className={styles.box}>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <h1>{title}</h1>
      <p>Questa offerta ha una pagina nuova: ti ci portiamo subito.</p>
      <LinkButton href={href}>Vai alla pagina nuova</LinkButton>
    </section>
  );
}
