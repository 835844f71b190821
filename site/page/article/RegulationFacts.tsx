import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { longDate } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { Fact } from './Fact.tsx';
import styles from './FactsCard.module.css';
import { topicOf } from './kinds.ts';

/** What a regulation is about and how old this text is; who has a case of it is led on. */
export function RegulationFacts({ page }: { page: CmsPage }) {
  return (
    <>
      <h2>In breve</h2>
      {page.excerpt && <p>{page.excerpt}</p>}
      <dl className={styles.facts}>
        <Fact icon="Bill" name="Tema">
          {topicOf(page)?.name}
        </Fact>
        <Fact icon="Calendar" name="Pubblicata il">
          {longDate(page.post_date)}
        </Fact>
      </dl>
      <LinkButton href="/assistenza">Chiedi a noi</LinkButton>
    </>
  );
}
