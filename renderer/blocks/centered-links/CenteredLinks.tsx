import type { CenteredLinksProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './CenteredLinks.module.css';

type Item = CenteredLinksProps['items'][number];

export default function CenteredLinks(view: BlockViewProps<CenteredLinksProps>) {
  const { props, nodeId, context } = view;
  const items = props.items.filter((item) => item.label || safeSrc(item.img));
  if (items.length === 0 && !props.title) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} align="center" />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <CenteredLink item={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CenteredLink({ item, context }: { item: Item; context: PageContext }) {
  const { img, label, target } = item;
  const href = safeHref(item.link);
  const className = classNames(surface.card, styles.link);
  const image = <Img src={img} width={104} ratio={1} context={context} />;
  if (!href) {
    return (
      <span className={className}>
        {image}
        {label}
      </span>
    );
  }
  const blank = target === '_blank';
  const alt = context.media.get(img ?? '')?.alt;
  return (
    <a
      className={className}
      href={href}
      target={blank ? '_blank' : undefined}
      rel={blank ? 'noopener' : undefined}
    >
      {image}
      {label ||
        // Without any other name, a link says at least where it leads.
        (!alt && <span className="visually-hidden">{href.replace(/^https?:\/\//, '')}</span>)}
      {blank && <span className="visually-hidden"> (si apre in una nuova finestra)</span>}
    </a>
  );
}
