import { type Pill, PillNav } from './PillNav.tsx';

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
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const pills: Pill[] = numbers.map((number) => ({
    ...{ href: href(number), text: number, name: `Pagina ${number}`, isCurrent: number === page },
  }));
  if (page > 1) pills.unshift({ href: href(page - 1), text: 'Precedente', rel: 'prev' });
  if (page < pages) pills.push({ href: href(page + 1), text: 'Successiva', rel: 'next' });
  return <PillNav label="Pagine" pills={pills} centred />;
}
