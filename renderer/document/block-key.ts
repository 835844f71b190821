import { catalogue } from '@generated/catalogue.ts';

/** The configured names that stand in identifiers: {brand} and {assistant} of the spec. */
export interface IdentifierNames {
  brand: string;
  assistant: string;
}

let names: IdentifierNames = { brand: 'albaviva', assistant: 'alba' };
let aliases = readAliases();

/**
 * Sets the names that identifiers such as `{Brand}Box` follow. Called once where a process or a
 * page starts, before any document is read.
 */
export function setIdentifierNames(configured: IdentifierNames): void {
  names = { brand: configured.brand, assistant: configured.assistant };
  aliases = readAliases();
}

/**
 * How a component identifier is looked up: identifiers match whatever their case, and those that
 * bear the configured brand or assistant match their catalogue entry.
 */
export function blockKey(component: string): string {
  const key = component.toLowerCase();
  return aliases.get(key) ?? key;
}

/** The identifier a new node stores: `{Brand}Box` becomes `AlbavivaBox`. */
export function storedIdentifier(component: string): string {
  return component
    .replace('{Brand}', capitalised(names.brand))
    .replace('{Assistant}', capitalised(names.assistant));
}

function readAliases(): ReadonlyMap<string, string> {
  const named = catalogue.filter((entry) => entry.key.includes('{'));
  return new Map(
    named.map((entry) => [storedIdentifier(entry.component).toLowerCase(), entry.key]),
  );
}

// Hoisted: the aliases are read as soon as this module is.
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
