import type { PageContext } from '@renderer/contract.ts';
import { LaunchCard } from '@renderer/ui/launch-card/LaunchCard.tsx';
import { listServiceCategories } from '../cms/lists/guides.ts';
import { log } from '../config/log.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import styles from './Archive.module.css';

/** The services that guides are about, each leading to its own page (spec 2.5, 3.5). */
export async function ServiceCategories({ context }: { context: PageContext }) {
  const categories = await listServiceCategories().catch((error: unknown) => {
    // The guides stand without them.
    log.warn({ reason: String(error) }, 'service categories not read');
    return [];
  });
  if (categories.length === 0) return null;
  return (
    <AsMarkup>
      <section className={styles.archive} aria-labelledby="servizi">
        <h2 id="servizi">I servizi di cui parliamo</h2>
        <ul className={`${styles.cards} ${styles.tiles}`}>
          {categories.map(({ slug, title, description, imgUrl, cta }) => (
            <li key={slug}>
              <LaunchCard
                card={{
                  title,
                  text: description,
                  img: imgUrl,
                  ctaHref: `${cta.path}/${cta.slug}`,
                  ctaLabel: cta.label,
                }}
                context={context}
              />
            </li>
          ))}
        </ul>
      </section>
    </AsMarkup>
  );
}
