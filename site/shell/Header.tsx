import { telephone } from '@renderer/ui/link/telephone.ts';
import type { NavigationGroup } from '../cms/map/navigation.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/**
 * Site header. Menus are native popovers: they open, close on a tap outside and on Esc, and keep
 * the focus order without a line of JavaScript.
 */
export function Header(header: { brandName: string; groups: NavigationGroup[]; phone: string }) {
  const { brandName, groups, phone } = header;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={`${brandName}, home`}>
          <Logo brandName={brandName} />
        </a>
        <nav className={styles.wide} aria-label="Principale">
          <ul>
            {groups.map((group, index) => (
              <li key={group.href + group.label}>
                {group.children.length > 0 ? (
                  <Menu group={group} id={`menu-${index}`} />
                ) : (
                  <a className={styles.item} href={group.href}>
                    {group.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <a className={styles.shop} href="/cerca" data-overlay="search" title="Cerca">
            <SearchIcon />
            <span>Cerca</span>
          </a>
          <a
            className={styles.shop}
            href="/punti-vendita"
            data-overlay="storeLocator"
            title="Punti vendita"
          >
            <PinIcon />
            <span>Punti vendita</span>
          </a>
          <a className={styles.reserved} href="/area-clienti" data-overlay="access">
            <PersonIcon />
            <span>Area clienti</span>
          </a>
          <button
            type="button"
            className={styles.burger}
            popoverTarget="menu-mobile"
            aria-label="Apri il menu"
          >
            <BurgerIcon />
          </button>
        </div>
      </div>
      <MobileMenu groups={groups} phone={phone} />
    </header>
  );
}

function Menu({ group, id }: { group: NavigationGroup; id: string }) {
  return (
    <>
      <button type="button" className={styles.item} popoverTarget={id}>
        {group.label}
        <ChevronIcon />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.panelInner}>
          <p className={styles.panelTitle}>
            <a href={group.href}>{group.label}</a>
          </p>
          <ul>
            {group.children.map((child) => (
              <li key={child.href + child.label}>
                <a href={child.href}>
                  <strong>{child.label}</strong>
                  {child.text && <span>{child.text}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function MobileMenu({ groups, phone }: { groups: NavigationGroup[]; phone: string }) {
  return (
    <div id="menu-mobile" popover="auto" className={styles.mobile}>
      <nav aria-label="Menu">
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu-mobile"
          popoverTargetAction="hide"
          aria-label="Chiudi il menu"
          // biome-ignore lint/a11y/noAutofocus: where the focus goes as the menu opens, which is none of the page.
          autoFocus
        >
          <CloseIcon />
        </button>
        <ul>
          {groups.map((group) => (
            <li key={group.href + group.label}>
              {group.children.length > 0 ? (
                <details name="menu-mobile-group">
                  <summary>
                    {group.label}
                    <ChevronIcon />
                  </summary>
                  <ul>
                    <li>
                      <a href={group.href}>Panoramica</a>
                    </li>
                    {group.children
                      .filter((child) => child.href !== group.href)
                      .map((child) => (
                        <li key={child.href + child.label}>
                          <a href={child.href}>{child.label}</a>
                        </li>
                      ))}
                  </ul>
                </details>
              ) : (
                <a href={group.href}>{group.label}</a>
              )}
            </li>
          ))}
          <li>
            <a href="/punti-vendita" data-overlay="storeLocator">
              Punti vendita
            </a>
          </li>
          <li>
            <a href="/area-clienti" data-overlay="access">
              Area clienti
            </a>
          </li>
          {phone && (
            <li>
              <a href={telephone(phone)}>Chiama {phone}</a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function BurgerIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}

function ChevronIcon() {
  return (
    <svg
      className={styles.chevron}
      width="16"
      height="16"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...stroke}
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}

function SearchIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.300 15.300 20.500 20.500" />
    </svg>
  );
}

function PersonIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20c.8-3.600 3.800-5.500 7.500-5.500s6.700 1.900 7.500 5.500" />
    </svg>
  );
}

function PinIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21Z" />
      <circle cx="12" cy="9.500" r="2.500" />
    </svg>
  );
}
