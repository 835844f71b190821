import type { WidgetProps } from '@rjsf/utils';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import styles from './PictureChoice.module.css';
import { PictureChoice } from './PictureChoice.tsx';

/** One of the schema's images, shown as images. */
export function SelectImageWidget(props: WidgetProps) {
  return (
    <PictureChoice
      {...props}
      picture={(value) => <Thumbnail className={styles.image} src={String(value)} loading="lazy" />}
    />
  );
}
