import type { WorkWithUsTitleProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './WorkWithUsTitle.module.css';

/** What the logo of the network's company says after the name. */
const NETWORK = { image: '/illustrations/logo-albaviva-rete.svg', word: 'Rete' };

export default function WorkWithUsTitle(view: BlockViewProps<WorkWithUsTitleProps>) {
  const { title, place, image } = view.props;
  const { brandName } = view.context;
  if (!title && !place) return null;
  return (
    <Section layout={view.props}>
      <header className={styles.box}>
        <p className={styles.logo}>
          <Img src={image} width={40} ratio={1} context={view.context} priority />
          {image === NETWORK.image ? `${brandName} ${NETWORK.word}` : brandName}
        </p>
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
