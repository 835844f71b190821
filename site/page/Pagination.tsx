import styles from './Pagination.module.css';

/**
 * Links to the pages of a list, the first being 1.
 * @param href address of a page
 */
export function Pagination({
  page,
  pages,
  href,
}: {
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  return (
    <nav aria-label="Pagine" className={styles.pages}>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              Precedente
            </a>
          </li>
        )}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-label={`Pagina ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              Successiva
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
