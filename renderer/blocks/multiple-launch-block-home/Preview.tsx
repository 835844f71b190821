import type { MultipleLaunchBlockHomeProps } from '@generated/types.ts';
import type { PageContext } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './Preview.module.css';
import { triangleStyle } from './triangle.ts';

type Item = MultipleLaunchBlockHomeProps['items'][number];

/** One preview of the home: a launch on white, a sales point on the night gradient (spec 3.16). */
export function Preview({ item, context }: { item: Item; context: PageContext }) {
  const { title, text, ctaHref, ctaLabel } = item;
  const isSalesPoint = item.typeCompo === 'sales-point';
  return (
    <article
      className={classNames(
        isSalesPoint ? surface.night : surface.light,
        styles.preview,
        isSalesPoint && styles.salesPoint,
        item.full && styles.full,
      )}
    >
      {safeSrc(item.img) && (
        <div className={styles.picture}>
          <Img src={item.img} width={item.full ? 640 : 560} context={context} />
          <span className={styles.triangle} style={triangleStyle(item)} aria-hidden="true" />
        </div>
      )}
      <div className={styles.body}>
        {title && <h3>{title}</h3>}
        {text && <RichText html={text} className={styles.text} />}
        <Points item={item} />
        <Services item={item} />
        <LinkButton
          href={ctaHref}
          colour={isSalesPoint ? 'yellowPink' : 'blueViolet'}
          className={styles.cta}
        >
          {ctaLabel}
        </LinkButton>
      </div>
    </article>
  );
}

function Points({ item }: { item: Item }) {
  const points = item.list.flatMap((point) => point.text || []);
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>
          <Icon name="Check" size={22} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

function Services({ item }: { item: Item }) {
  const services = item.listItems.filter((service) => service.label);
  if (services.length === 0) return null;
  return (
    <ul className={styles.services}>
      {services.map((service, index) => (
        <li key={index}>
          <Icon name={service.icon} size={26} />
          <span>{service.label}</span>
        </li>
      ))}
    </ul>
  );
}
