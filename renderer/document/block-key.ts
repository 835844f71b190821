/** How a component identifier is looked up: identifiers match whatever their case. */
export const blockKey = (component: string): string => component.toLowerCase();
