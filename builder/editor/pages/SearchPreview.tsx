import { useId } from 'react';
import { useSession } from '../context.ts';
import { asBreadcrumb, cutAt, DESCRIPTION_SHOWN, TITLE_SHOWN, titleWithBrand } from './as-shown.ts';
import styles from './Search.module.css';

/** The page about as search engines list it, while it is written. */
export function SearchPreview({
  title,
  description,
  path,
  isRead,
}: {
  /** Without the brand. */
  title: string;
  description: string;
  /** Undefined while it is not known. */
  path: string | undefined;
  /** Whether the CMS has said what is stored. */
  isRead: boolean;
}) {
  const { siteOrigin, context } = useSession().bootstrap.config;
  const captionId = useId();
  return (
    <section aria-labelledby={captionId}>
      <p id={captionId} className={styles.caption}>
        Anteprima del risultato di ricerca
      </p>
      <div className={styles.result}>
        <p className={styles.place}>{asBreadcrumb(siteOrigin, path ?? '')}</p>
        <p className={styles.title}>
          {cutAt(titleWithBrand(title, context.brandName), TITLE_SHOWN)}
        </p>
        {description === '' ? (
          <p className={styles.unwritten}>
            {isRead ? 'Qui i motori di ricerca mettono parole della pagina.' : 'Lettura…'}
          </p>
        ) : (
          <p className={styles.description}>{cutAt(description, DESCRIPTION_SHOWN)}</p>
        )}
      </div>
    </section>
  );
}
