import styles from './EditLink.module.css';

/** Leads to where the page is edited; nothing where it is none of the CMS. */
export function EditLink() {
  const address = document.querySelector<HTMLElement>('[data-edit]')?.dataset.edit;
  if (!address) return null;
  return (
    <aside className={styles.edit} aria-label="Per chi cura il sito">
      <a href={address}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 20 1-4.500L15.500 5l3.500 3.500L8.500 19ZM13 7.500l3.500 3.500" />
        </svg>
        <span>Modifica</span>
      </a>
    </aside>
  );
}
