import { setTimeout } from 'node:timers/promises';
import type { SearchResult } from '@generated/entities.ts';
import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import type { Metadata } from 'next';
import { type FoundOnSite, MAX_QUERY, searchSite } from '../../../cms/search.ts';
import { getSeo } from '../../../cms/seo.ts';
import { getSettings } from '../../../config/current.ts';
import { log } from '../../../config/log.ts';
import { AsMarkup } from '../../../page/AsMarkup.tsx';
import { headOf, withSeo } from '../../../page/metadata.ts';
import { Pagination } from '../../../page/Pagination.tsx';
import { kindOf } from '../../../search/kinds.ts';
import { SiteFrame } from '../../../shell/SiteFrame.tsx';
import styles from './cerca.module.css';

interface Props {
  searchParams: Promise<Record<'q' | 'pagina', string | string[] | undefined>>;
}

/** Longest wait for the head's own data in ms: nobody waits for it who wants to search. */
const SEO_PATIENCE = 500;

export async function generateMetadata(): Promise<Metadata> {
  const { brandName } = getSettings();
  const head = {
    title: 'Cerca',
    description: `Cerca tra offerte, guide, notizie e domande frequenti di ${brandName}.`,
  };
  const late = setTimeout(SEO_PATIENCE, {}, { ref: false });
  return headOf(withSeo(head, await Promise.race([getSeo('/cerca'), late])));
}

/** Further pages are not there to be asked for. */
const MAX_PAGE = 1_000;

/** Site search: a form that works without a script, and its results. */
export default async function SearchPage({ searchParams }: Props) {
  const { q, pagina } = await searchParams;
  const query = (typeof q === 'string' ? q : '').trim().slice(0, MAX_QUERY);
  const page = Math.min(Math.max(Math.trunc(Number(pagina)) || 1, 1), MAX_PAGE);
  const found = query === '' ? undefined : await search(query, page);
  return (
    <SiteFrame>
      <AsMarkup>
        <div className={styles.page}>
          <h1>Cerca</h1>
          <search>
            <form action="/cerca" className={styles.form}>
              <label htmlFor="q">Cosa stai cercando?</label>
              <div>
                <input
                  id="q"
                  name="q"
                  type="search"
                  defaultValue={query}
                  // The browser would write another search's words into it on the way back.
                  autoComplete="off"
                  maxLength={MAX_QUERY}
                  placeholder="Per esempio: autolettura"
                />
                <button type="submit" className={buttonClass('blueViolet')}>
                  Cerca
                </button>
              </div>
            </form>
          </search>
          {query === '' && (
            <p>Cerchiamo tra offerte, guide, notizie, documenti e domande frequenti.</p>
          )}
          {query !== '' && !found && (
            <p role="alert">La ricerca non risponde in questo momento. Riprova tra poco.</p>
          )}
          {found && <Results query={query} page={page} found={found} />}
        </div>
      </AsMarkup>
    </SiteFrame>
  );
}

/** Undefined when the CMS cannot answer. */
async function search(query: string, page: number): Promise<FoundOnSite | undefined> {
  try {
    return await searchSite(query, page);
  } catch (error) {
    log.warn({ reason: String(error) }, 'search failed');
    return undefined;
  }
}

function Results({ query, page, found }: { query: string; page: number; found: FoundOnSite }) {
  const { results, total, pages, suggestion } = found;
  const href = (number: number) =>
    `/cerca?${new URLSearchParams({ q: query, ...(number > 1 && { pagina: String(number) }) })}`;
  if (total === 0) {
    return (
      <div>
        <h2>Nessun risultato per «{query}»</h2>
        {suggestion && (
          <p>
            Forse cercavi{' '}
            <a href={`/cerca?${new URLSearchParams({ q: suggestion })}`}>{suggestion}</a>?
          </p>
        )}
        <p>
          Prova con una parola sola o più breve, oppure passa dall’
          <a href="/assistenza">assistenza</a>.
        </p>
      </div>
    );
  }
  return (
    <section aria-labelledby="results">
      <h2 id="results">
        {total === 1 ? 'Un risultato' : `${total} risultati`} per «{query}»
        {page > 1 && `, pagina ${page}`}
      </h2>
      {results.length === 0 ? (
        <p>
          Questa pagina non ha risultati: <a href={href(1)}>torna alla prima</a>.
        </p>
      ) : (
        <ol className={styles.results}>
          {results.map((result) => (
            <li key={result.key}>
              <p className={styles.kind}>
                {[kindOf(result.type).one, result.isNews && result.publishDate]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <h3>
                <a href={result.link}>{result.title}</a>
              </h3>
              {saidOf(result) && <p>{saidOf(result)}</p>}
            </li>
          ))}
        </ol>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} href={href} />}
    </section>
  );
}

const saidOf = ({ description, about }: SearchResult) => description || about;
