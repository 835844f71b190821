import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { telephone } from '@renderer/ui/link/telephone.ts';
import { Notice } from '@renderer/ui/notice/Notice.tsx';
import type { CmsPage } from '../../cms/map/page.ts';
import { openingDays } from '../../cms/map/store.ts';
import { object, text } from '../../cms/map/values.ts';
import { Fact } from './Fact.tsx';
import styles from './FactsCard.module.css';

/** Address, opening hours and notices of a shop (spec 3.7). */
export function ShopFacts({ page }: { page: CmsPage }) {
  const address = text(object(page.acf.location).address);
  const hours = openingDays(page.acf.working_day_time);
  const phone = text(page.acf.phone);
  return (
    <>
      <h2>Vieni a trovarci</h2>
      <Notice text={text(page.acf.alert_text)} />
      <dl className={styles.facts}>
        <Fact icon="Pointer" name="Indirizzo">
          {address}
        </Fact>
        <Fact icon="Clock" name="Orari">
          {hours.length > 0 && <Hours hours={hours} />}
        </Fact>
      </dl>
      {address && (
        <LinkButton
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
        >
          Indicazioni stradali
        </LinkButton>
      )}
      {phone && (
        <a className={styles.second} href={telephone(phone)}>
          Chiama il numero {phone}
        </a>
      )}
    </>
  );
}

function Hours({ hours }: { hours: ReturnType<typeof openingDays> }) {
  return (
    <ul className={styles.hours}>
      {hours.map(({ days_descriptions: days, working_hour_description: open }) => (
        <li key={days + open}>
          <span>{days}</span>
          <span>{open}</span>
        </li>
      ))}
    </ul>
  );
}
