import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { longDate } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { object, text } from '../../cms/map/values.ts';
import { applicationAddress } from './application-address.ts';
import { Fact } from './Fact.tsx';
import styles from './FactsCard.module.css';
import { topicOf } from './kinds.ts';

/** Where the job is, of which team, since when it is open, and the way to apply. */
export function JobFacts({ page }: { page: CmsPage }) {
  return (
    <>
      <h2>La posizione</h2>
      <dl className={styles.facts}>
        <Fact icon="Pointer" name="Sede">
          {text(object(page.acf.workOffer).sede)}
        </Fact>
        <Fact icon="Clients" name="Area">
          {topicOf(page)?.name}
        </Fact>
        <Fact icon="Calendar" name="Pubblicata il">
          {longDate(page.post_date)}
        </Fact>
      </dl>
      <LinkButton href={applicationAddress(page)}>Invia la candidatura</LinkButton>
    </>
  );
}
