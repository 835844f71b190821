import { bareAddress } from './address.ts';

type Path = readonly (string | number)[];

/** Every text of a node's props with its path, in the order they are stored. */
export function textFields(props: unknown): { path: Path; value: string }[] {
  const found: { path: Path; value: string }[] = [];
  const visit = (value: unknown, path: Path) => {
    if (typeof value === 'string') found.push({ path, value });
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
    }
  };
  visit(props, []);
  return found;
}

/** Path of the field that holds exactly this address, else with or without what the site adds to it. */
export function fieldOfAddress(props: unknown, address: string): Path | undefined {
  const fields = textFields(props).filter(({ value }) => value !== '');
  const wanted = bareAddress(address);
  const found =
    fields.find(({ value }) => value === address) ??
    // Of a place in this page nothing is left without its name.
    fields.find(({ value }) => wanted !== '' && bareAddress(value) === wanted);
  return found?.path;
}
