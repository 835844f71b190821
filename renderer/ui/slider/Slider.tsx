import { Children, type ReactNode } from 'react';
import { SliderButtonsIsland } from '#islands';
import { classNames } from '../class-names.ts';
import styles from './Slider.module.css';

/**
 * A row of items that scrolls sideways by touch, wheel, keyboard or its two buttons, which appear
 * only where the items do not fit. Works without scripts.
 */
export function Slider(slider: {
  /** Unique on the page; derive it from the node's id. */
  id: string;
  /** What the row holds, for screen readers. */
  label: string;
  /** Width of an item, any CSS length; the row's own width at most. */
  itemWidth: string;
  className?: string;
  children: ReactNode;
}) {
  const { id, label, itemWidth, className, children } = slider;
  return (
    <div className={classNames(styles.slider, className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section id={id} className={styles.viewport} aria-label={label} tabIndex={0}>
        <ul className={styles.track} style={{ gridAutoColumns: `min(${itemWidth}, 100%)` }}>
          {Children.toArray(children).map((child, index) => (
            <li key={`${id}-${index}`}>{child}</li>
          ))}
        </ul>
      </section>
      <SliderButtonsIsland target={id} label={label} />
    </div>
  );
}
