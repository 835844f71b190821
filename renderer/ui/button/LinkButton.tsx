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

/** What a call to action says when its text was cleared (spec 9). */
export const CTA_LABEL = 'VAI';

/**
 * A link that looks like a button. Without a usable address it renders nothing; an editor who wants
 * no button clears the address, so that without a text it has the default one.
 */
export function LinkButton(button: {
  href: string | undefined;
  colour?: ButtonColour;
  target?: string;
  size?: 'small';
  className?: string;
  children: ReactNode;
}) {
  const { colour, target, size, className } = button;
  const href = safeHref(button.href);
  if (!href) return null;
  const blank = target === '_blank';
  const children = isBlank(button.children) ? CTA_LABEL : button.children;
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

const isBlank = (children: ReactNode) =>
  children === undefined || (typeof children === 'string' && children.trim() === '');
