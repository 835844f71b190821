import type { SalesPointListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { slugOf } from '@renderer/ui/text/slug.ts';
import type { RegionGroup } from './group-by-region.ts';
import styles from './SalesPointList.module.css';
import { StoreCard } from './StoreCard.tsx';

export default function SalesPointList(
  view: BlockViewProps<SalesPointListProps, RegionGroup[] | undefined>,
) {
  const { props, data: groups = [] } = view;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {groups.length === 0 && <p>Al momento non ci sono punti vendita da mostrare.</p>}
      {groups.length > 1 && (
        <nav aria-label="Regioni" className={styles.jump}>
          <ul>
            {groups.map(({ region }) => (
              <li key={region}>
                <a href={`#${anchorOf(region)}`}>{region}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.regions}>
        {groups.map((group) => (
          <section key={group.region} id={anchorOf(group.region)} className={styles.region}>
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

const anchorOf = (region: string) => `regione-${slugOf(region)}`;
