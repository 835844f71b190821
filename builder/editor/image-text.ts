import { knownTitle } from '../cms/known-items.ts';
import { valueText } from './value-text.ts';

/** An image by its file's name. */
export const imageName = (url: string): string =>
  `Immagine ${knownTitle(url) ?? url.split('/').at(-1)}`;

/** What is said of an image, in words. */
export function imageProperty(name: string): string {
  return PROPERTIES[name] ?? name;
}

const PROPERTIES: Record<string, string> = {
  alt: 'Testo alternativo',
  focus: 'Punto focale',
};

/** Its value in words. */
export function imageValue(name: string, value: unknown): string {
  if (name !== 'focus' || !Array.isArray(value)) return valueText(value);
  const [left, top] = value.map((percent) => Math.round(Number(percent)));
  return `${left} % da sinistra, ${top} % dall’alto`;
}
