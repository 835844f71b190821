import type { Regulation } from '@generated/entities.ts';
import type { ListOfRegulationsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Tile } from '@renderer/ui/tile/Tile.tsx';
import { RegulationListIsland } from '#islands';
import { termsOf } from './filter-regulations.ts';
import styles from './ListOfRegulations.module.css';

export default function ListOfRegulations(
  view: BlockViewProps<ListOfRegulationsProps, Regulation[] | undefined>,
) {
  const { props, data: regulations = [] } = view;
  const { title, text, ctaLabel } = props;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      <div className={styles.box}>
        {regulations.length > 0 ? (
          <RegulationListIsland
            terms={termsOf(regulations)}
            termsOf={regulations.map(({ terms }) => terms.map(({ id }) => id))}
          >
            {regulations.map(({ id, href, title: name, text: said, terms }) => (
              <Tile
                key={id}
                href={href}
                title={name}
                note={terms.map((term) => term.name).join(' · ')}
                text={said}
                ctaLabel={ctaLabel}
              />
            ))}
          </RegulationListIsland>
        ) : (
          <p>Al momento non ci sono normative da mostrare.</p>
        )}
      </div>
    </Section>
  );
}
