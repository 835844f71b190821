import { classNames } from '../class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconChip.module.css';
import { iconPaths } from './paths.ts';

/** A card's icon on a tile of its own; an unknown or missing name draws nothing. */
export function IconChip(chip: {
  name: string | undefined;
  /** `lilac` on white grounds, `white` on coloured ones; `green` is the sub-brand's. */
  tone?: 'lilac' | 'white' | 'brand' | 'green';
  className?: string;
}) {
  const { name = '', tone = 'lilac', className } = chip;
  if (!Object.hasOwn(iconPaths, name)) return null;
  return (
    <span className={classNames(styles.chip, styles[tone], className)}>
      <Icon name={name} size={28} />
    </span>
  );
}
