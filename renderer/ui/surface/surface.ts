import type { ButtonColour } from '../button/LinkButton.tsx';
import styles from './Surface.module.css';

export type Background = 'white' | 'lilac' | 'warm' | 'gradient' | 'dark';

/** Class of a coloured ground that brings the inks readable on it. */
export const surfaceClass = (background: Background) => styles[background];

/** The button gradient that stands out on a ground. */
export const buttonOn = (background: Background): ButtonColour =>
  background === 'gradient' || background === 'dark' ? 'yellowPink' : 'blueViolet';
