import { iconPaths } from '@renderer/ui/icon/paths.ts';
import { telephone } from '@renderer/ui/link/telephone.ts';
import type { Navigation } from '../cms/map/navigation.ts';
import { COOKIE_POLICY_PATH } from './consent/ConsentForm.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** Site footer: columns of links, legal links, the company line. */
export function Footer(footer: { brandName: string; phone: string; navigation: Navigation }) {
  const { brandName, phone, navigation } = footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo brandName={brandName} />
          <p>Luce, gas, fibra e servizi per la casa. Prezzi chiari, persone che rispondono.</p>
          {phone && (
            <a className={styles.call} href={telephone(phone)}>
              <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path d={iconPaths.Telephone} />
              </svg>
              <span className="visually-hidden">Chiama il numero </span>
              {phone}
            </a>
          )}
        </div>
        <nav className={styles.columns} aria-label="Piè di pagina">
          {navigation.footer.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <p>© {brandName}. Società dimostrativa: marchio, recapiti e offerte sono di fantasia.</p>
          <ul>
            {navigation.legal.map((link) => (
              <li key={link.href + link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
            <li>
              <a href={COOKIE_POLICY_PATH} data-overlay="consent">
                Preferenze cookie
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
