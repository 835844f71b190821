import { classNames } from '../class-names.ts';
import surface from '../surface/Surface.module.css';
import styles from './Card.module.css';

/** Classes of a white card; one that leads somewhere lifts under the pointer. */
export const cardClass = (className: string | undefined, leads = true): string =>
  classNames(surface.card, styles.card, leads && styles.lifts, className);

/** Of the link that covers its card, where its own look stays. */
export const coverClass = styles.cover;

/** Of the title's link that covers its card. */
export const titleLinkClass = classNames(styles.cover, styles.plain);
