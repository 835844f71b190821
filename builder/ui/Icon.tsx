import { glyphs } from '@generated/icons/glyphs.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof glyphs;

/**
 * An icon of the editor, in the colour of the text around it; `size` in px, or as CSS writes it. It
 * says nothing to who cannot see it, unless it has a `label`.
 *
 * A glyph, not a drawing: a browser sorts every SVG apart at each frame, and a page has seventy.
 */
export function Icon({
  name,
  size,
  label,
  className,
}: {
  name: IconName;
  size: number | string;
  label?: string;
  className?: string;
}) {
  const look = {
    // Joined here: the canvas has icons, but not the editor's tokens.
    className: className ? `${styles.icon} ${className}` : styles.icon,
    style: { fontSize: size },
    'data-glyph': glyphs[name],
  };
  return label ? <i role="img" aria-label={label} {...look} /> : <i aria-hidden="true" {...look} />;
}
