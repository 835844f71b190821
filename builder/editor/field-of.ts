import type { Finding } from '@renderer/document/types.ts';
import { ALT_STEP } from '../form/field-path.ts';
import { readyForm } from '../form/load-form.ts';

type Path = readonly (string | number)[];

interface SchemaLike {
  title?: string;
  items?: SchemaLike;
  properties?: Record<string, SchemaLike>;
}

/** Path of the field a finding is about, within the node's props; empty for the node itself. */
export function pathOfFinding({ pointer }: Finding): Path {
  const [, , , room, ...path] = pointer.split('/');
  if (room !== 'props') return [];
  return path.map((part) =>
    /^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~'),
  );
}

/** Path of the field that mends a finding: an image without a text keeps its address. */
export function mendingPath(finding: Finding): Path {
  const path = pathOfFinding(finding);
  return finding.rule === 'alt' && path.length > 0 ? [...path, ALT_STEP] : path;
}

/** The field that a finding is about as editors know it, e.g. `Piani 1 › Card 2 › Prezzo base`. */
export function fieldOf(finding: Finding): string {
  return fieldName(finding.component, pathOfFinding(finding));
}

/** A path within a block's props in words. */
export function fieldName(component: string, path: Path): string {
  let schema = readyForm(component)?.schema as SchemaLike | undefined;
  const names: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') {
      names.push(`${names.pop() ?? ''} ${part + 1}`.trim());
      schema = schema?.items;
    } else {
      schema = schema?.properties?.[part];
      names.push(schema?.title ?? part);
    }
  }
  return names.join(' › ');
}
