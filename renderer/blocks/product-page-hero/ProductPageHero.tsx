import type { ProductPageHeroProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './ProductPageHero.module.css';

export default function ProductPageHero(view: BlockViewProps<ProductPageHeroProps>) {
  const { props, context } = view;
  const { darkMode, occhiello, title, disclaimer, bollino } = props;
  const [main, ...details] = props.images.filter(safeSrc);
  return (
    <Section
      layout={props}
      className={classNames(styles.hero, darkMode ? styles.dark : styles.light)}
    >
      <div className={styles.content}>
        <div className={styles.copy}>
          <Eyebrow text={occhiello} />
          {title && <h1>{title}</h1>}
          {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
          {!main && (
            <Img src={bollino} width={132} ratio={1} context={context} className={styles.loose} />
          )}
        </div>
        {main && (
          <div className={styles.picture}>
            <Img
              src={main}
              width={560}
              ratio={1}
              context={context}
              priority
              className={styles.main}
            />
            {details.map((src, index) => (
              <Img
                key={index}
                src={src}
                width={180}
                ratio={1}
                context={context}
                className={classNames(styles.detail, index === 1 && styles.second)}
              />
            ))}
            <Img src={bollino} width={132} ratio={1} context={context} className={styles.badge} />
          </div>
        )}
      </div>
    </Section>
  );
}
