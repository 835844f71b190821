import type { WorkWithUsTitleProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './WorkWithUsTitle.module.css';

/** Names of the logos' companies, for who does not see them. */
const COMPANIES: Readonly<Record<WorkWithUsTitleProps['image'], string>> = {
  '/illustrations/logo-albaviva.svg': 'Albaviva',
  '/illustrations/logo-albaviva-rete.svg': 'Albaviva Rete',
};

export default function WorkWithUsTitle(view: BlockViewProps<WorkWithUsTitleProps>) {
  const { title, place, image } = view.props;
  if (!title && !place) return null;
  return (
    <Section layout={view.props}>
      <header className={styles.box}>
        <Img
          src={image}
          alt={COMPANIES[image]}
          width={142}
          ratio={142 / 40}
          context={view.context}
          className={styles.logo}
          priority
        />
        {title && <h2>{title}</h2>}
        {place && (
          <p className={styles.place}>
            <Icon name="Pointer" size={24} label="Sede:" />
            <span>{place}</span>
          </p>
        )}
      </header>
    </Section>
  );
}
