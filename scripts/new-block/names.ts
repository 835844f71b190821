/** `PromoEstate` → `promo-estate`; runs of capitals stay together: `ListOfIconsCTA` → `list-of-icons-cta`. */
export function folderName(component: string): string {
  return component
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** `PromoEstate` → `Promo estate`, a first display name. */
export function displayName(component: string): string {
  const words = folderName(component).split('-').join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Names that code of a block imports, the first component and what its author adds to it, or that
 * mean something else to the renderer. Documents match names whatever their case.
 */
const RESERVED: Record<string, string> = {
  root: "the name of a page's root node",
  syncedpattern: 'what stands for a synced pattern in a page',
  section: 'a piece that blocks are made of',
  richtext: 'a piece that blocks are made of',
  fragment: 'a component of React',
  suspense: 'a component of React',
  blockview: 'a type that blocks import',
};

/** Why the name cannot be a block's, or undefined when it can. */
export function nameProblem(component: string): string | undefined {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(component)) {
    return `'${component}' is no block name: write it in PascalCase, for example PromoEstate.`;
  }
  const key = component.toLowerCase();
  const meaning = Object.hasOwn(RESERVED, key) ? RESERVED[key] : undefined;
  return meaning && `'${component}' is ${meaning}: choose another name.`;
}
