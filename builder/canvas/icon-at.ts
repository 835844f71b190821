import { iconPaths } from '@renderer/ui/icon/paths.ts';

const namesByPath = new Map<string, string[]>();
for (const [name, path] of Object.entries(iconPaths)) {
  namesByPath.set(path, [...(namesByPath.get(path) ?? []), name]);
}

/** The icon of the family that an element is part of, with all names that are drawn like it. */
export function iconAt(target: Element): { svg: Element; names: readonly string[] } | undefined {
  const svg = target.closest('svg');
  const names = namesByPath.get(svg?.firstElementChild?.getAttribute('d') ?? '');
  return svg && names ? { svg, names } : undefined;
}
