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

/** Why the name cannot be a block's, or undefined when it can. */
export function nameProblem(component: string): string | undefined {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(component)) {
    return `'${component}' is no block name: write it in PascalCase, for example PromoEstate.`;
  }
  if (component.toLowerCase() === 'root')
    return `'${component}' is the name of a page's root node.`;
  return undefined;
}
