import type { SearchResult } from '@generated/entities.ts';
import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import type { Metadata } from 'next';
import { MAX_QUERY, searchSite } from '../../../cms/search.ts';
import { getSettings } from '../../../config/current.ts';
import { log } from '../../../config/log.ts';
import { AsMarkup } from '../../../page/AsMarkup.tsx';
import { headOf } from '../../../page/metadata.ts';
import { kindOf } from '../../../search/kinds.ts';
import { SiteFrame } from '../../../shell/SiteFrame.tsx';
import styles from './cerca.module.css';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export function generateMetadata(): Metadata {
  const { brandName } = getSettings();
  return headOf({
    title: 'Cerca',
    description: `Cerca tra offerte, guide, notizie e domande frequenti di ${brandName}.`,
  });
}

/** Site search: a form that works without a script, and its results. */
export default async function SearchPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const query = (typeof q === 'string' ? q : '').trim().slice(0, MAX_QUERY);
  const results = query === '' ? [] : await search(query);
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
                  maxLength={MAX_QUERY}
                  placeholder="Per esempio: autolettura"
                  required
                />
                <button type="submit" className={buttonClass('blueViolet')}>
                  Cerca
                </button>
              </div>
            </form>
          </search>
          {results === undefined && (
            <p role="alert">La ricerca non risponde in questo momento. Riprova tra poco.</p>
          )}
          {results && query !== '' && <Results query={query} results={results} />}
        </div>
      </AsMarkup>
    </SiteFrame>
  );
}

/** Undefined when the CMS cannot answer. */
async function search(query: string): Promise<SearchResult[] | undefined> {
  try {
    return await searchSite(query);
  } catch (error) {
    log.warn({ reason: String(error) }, 'search failed');
    return undefined;
  }
}

function Results({ query, results }: { query: string; results: SearchResult[] }) {
  if (results.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>Nessun risultato per «{query}»</h2>
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
        {results.length === 1 ? 'Un risultato' : `${results.length} risultati`} per «{query}»
      </h2>
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
            {result.description && <p>{result.description}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
