import type { CmsPage } from '../../cms/map/page.ts';
import { EventFacts } from './EventFacts.tsx';
import styles from './FactsCard.module.css';
import { FaqHelp } from './FaqHelp.tsx';
import { JobFacts } from './JobFacts.tsx';
import { RegulationFacts } from './RegulationFacts.tsx';
import { ShopFacts } from './ShopFacts.tsx';

/** Beside the text: what a visitor looks for first on an item of this type, and what to do next. */
export function FactsCard({ page, phone }: { page: CmsPage; phone: string }) {
  return (
    <aside className={styles.card} aria-label="In breve">
      <CardContent page={page} phone={phone} />
    </aside>
  );
}

function CardContent({ page, phone }: { page: CmsPage; phone: string }) {
  switch (page.post_type) {
    case 'event':
      return <EventFacts page={page} />;
    case 'work-offer':
      return <JobFacts page={page} />;
    case 'shop':
      return <ShopFacts page={page} />;
    case 'regulation':
      return <RegulationFacts page={page} />;
    default:
      return <FaqHelp phone={phone} />;
  }
}
