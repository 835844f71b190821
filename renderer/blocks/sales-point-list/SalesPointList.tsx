import type { Store } from '@generated/entities.ts';
import type { SalesPointListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import type { RegionGroup } from './group-by-region.ts';
import styles from './SalesPointList.module.css';

export default function SalesPointList(
  view: BlockViewProps<SalesPointListProps, RegionGroup[] | undefined>,
) {
  const { props, data: groups = [] } = view;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {groups.length === 0 && <p>Al momento non ci sono punti vendita da mostrare.</p>}
      <div className={styles.regions}>
        {groups.map((group) => (
          <section key={group.region} className={styles.region}>
            <h3>
              {group.region} <span>{group.stores.length}</span>
            </h3>
            <ul>
              {group.stores.map((store) => (
                <li key={store.id}>
                  <StoreCard store={store} showAlert={props.serviceInfo} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function StoreCard({ store, showAlert }: { store: Store; showAlert: boolean }) {
  return (
    <article className={styles.store}>
      <h4>
        <a href={store.href}>{store.city}</a>
      </h4>
      {store.address && (
        <p className={styles.line}>
          <Icon name="Pointer" size={20} />
          <span>{store.address}</span>
        </p>
      )}
      {store.openingDays.length > 0 && (
        <div className={styles.line}>
          <Icon name="Clock" size={20} />
          <dl>
            {store.openingDays.map((entry) => (
              <div key={`${entry.days_descriptions}${entry.working_hour_description}`}>
                <dt>{entry.days_descriptions}</dt>
                <dd>{entry.working_hour_description}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {showAlert && store.serviceInfo && (
        <p className={styles.alert}>
          <Icon name="Warning" size={20} />
          <span>{store.alertText}</span>
        </p>
      )}
    </article>
  );
}
