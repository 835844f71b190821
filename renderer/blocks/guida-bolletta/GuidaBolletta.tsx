import type { GuidaBollettaProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { CommoditySwitch } from '@renderer/ui/commodity-switch/CommoditySwitch.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './GuidaBolletta.module.css';
import { namedPoints } from './named-groups.ts';

type Page = GuidaBollettaProps['itemsBollettaluce'][number];

export default function GuidaBolletta(view: BlockViewProps<GuidaBollettaProps>) {
  const { props, nodeId, context } = view;
  const points = namedPoints(props);
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} align="center" />
      <div className={styles.box}>
        <CommoditySwitch
          name={`${nodeId}-fornitura`}
          luce={pictures(props.itemsBollettaluce, context)}
          gas={pictures(props.itemsBollettaGas, context)}
        />
        {points.length > 0 && (
          <ol className={styles.points}>
            {points.map(({ number, title, text }) => (
              <li key={number} value={number}>
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                {title && <h3>{title}</h3>}
                {text && <RichText html={text} className={styles.text} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

/** The pages of a bill, each of which opens in full; nothing without pages. */
function pictures(items: readonly Page[], context: PageContext) {
  const pages = items.flatMap((page) => safeSrc(page.href) ?? []);
  if (pages.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {items.map(
        (page, index) =>
          safeSrc(page.href) && (
            <li key={index}>
              <figure>
                <a href={safeSrc(page.href)} target="_blank" rel="noopener">
                  <Img
                    src={page.href}
                    alt={page.alt || page.titlePage}
                    width={520}
                    ratio={3 / 4}
                    context={context}
                  />
                  <span className="visually-hidden">Apri l’immagine in una nuova finestra</span>
                </a>
                {page.titlePage && <figcaption>{page.titlePage}</figcaption>}
              </figure>
            </li>
          ),
      )}
    </ul>
  );
}
