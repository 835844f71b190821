import { commodityIcons, iconPaths } from '../icon/paths.ts';

/**
 * Icon of a glossary article's type (acf.icon, spec 3.10): a name of the icon set, a commodity in
 * whatever case, or for any other type the leaf.
 */
export function glossaryIcon(type: string | undefined): string {
  const name = type ?? '';
  if (Object.hasOwn(iconPaths, name)) return name;
  const key = name.toLowerCase();
  return (Object.hasOwn(commodityIcons, key) && commodityIcons[key]) || 'BlueGreenLeaf';
}
