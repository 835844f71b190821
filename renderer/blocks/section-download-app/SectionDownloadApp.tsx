import type { SectionDownloadAppProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './SectionDownloadApp.module.css';

export default function SectionDownloadApp({
  props,
  nodeId,
  context,
}: BlockViewProps<SectionDownloadAppProps>) {
  const { title, text, image } = props;
  const points = props.points.flatMap((point) => point.text || []);
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <p className={styles.text}>{text}</p>}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point, index) => (
                <li key={`${nodeId}-${index}`}>
                  <Icon name="Check" size={20} />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.stores}>
            <StoreLink label={props.appStoreLabel} href={props.appStoreUrl} />
            <StoreLink label={props.playStoreLabel} href={props.playStoreUrl} />
          </div>
        </div>
        <Img src={image} width={560} ratio={8 / 5} context={context} className={styles.image} />
      </div>
    </Section>
  );
}

function StoreLink({ label, href }: { label: string; href: string | undefined }) {
  const address = safeHref(href);
  if (!label || !address) return null;
  return (
    <a className={styles.store} href={address}>
      <Icon name="OrionDownload" size={22} />
      <span>{label}</span>
    </a>
  );
}
