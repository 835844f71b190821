import type { WidgetProps } from '@rjsf/utils';
import styles from './PictureChoice.module.css';
import { PictureChoice } from './PictureChoice.tsx';

/** One of the schema's images, shown as images. */
export function SelectImageWidget(props: WidgetProps) {
  return (
    <PictureChoice
      {...props}
      picture={(value) => (
        <img className={styles.image} src={String(value)} alt="" loading="lazy" />
      )}
    />
  );
}
