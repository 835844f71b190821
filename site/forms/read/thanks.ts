import { fieldPlans } from '@generated/defaults.ts';
import type { FormDefinition } from '@renderer/forms/definition.ts';

/**
 * What a form's block says once it is sent (spec 8): what its editor wrote, else the default of
 * its field. Undefined for the forms whose block has no such field.
 */
export function thanksOf(
  { components }: Pick<FormDefinition, 'components'>,
  written: unknown,
): string | undefined {
  const [field] = components.flatMap(
    (component) => fieldPlans[component.toLowerCase()]?.p?.thankMessage ?? [],
  );
  if (!field) return undefined;
  return typeof written === 'string' && written.trim() ? written : String(field.d);
}
