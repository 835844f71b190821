import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { safeHref } from '../link/safe-href.ts';
import styles from './Button.module.css';

/** Gradients of a button (spec 2.12, gradient button). */
export type ButtonColour =
  | 'blueViolet'
  | 'greenBlue'
  | 'pinkOrange'
  | 'yellowPink'
  | 'loginGradient';

export const buttonClass = (colour: ButtonColour = 'blueViolet', size?: 'small') =>
  classNames(styles.button, styles[colour], size === 'small' && styles.small);

/** A link that looks like a button; without a usable address it renders nothing. */
export function LinkButton(button: {
  href: string | undefined;
  colour?: ButtonColour;
  target?: string;
  size?: 'small';
  className?: string;
  children: ReactNode;
}) {
  const { colour, target, size, className, children } = button;
  const href = safeHref(button.href);
  if (!href) return null;
  const blank = target === '_blank';
  return (
    <a
      className={classNames(buttonClass(colour, size), className)}
      href={href}
      target={blank ? '_blank' : undefined}
      rel={blank ? 'noopener' : undefined}
    >
      {children}
      {blank && <span className="visually-hidden"> (si apre in una nuova finestra)</span>}
    </a>
  );
}
