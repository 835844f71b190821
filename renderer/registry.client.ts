import { catalogueByKey } from '@generated/catalogue.ts';
import { fieldPlans } from '@generated/defaults.ts';
import { type ComponentType, lazy } from 'react';
import { fillDefaults } from './document/field-plan.ts';
import type { ClientBlock } from './registry.ts';

/** An entry of the generated client registry. */
export function clientBlock(
  key: string,
  // biome-ignore lint/suspicious/noExplicitAny: each block has its own props and data types.
  load: () => Promise<{ default: (props: any) => unknown }>,
): [string, ClientBlock] {
  const entry = catalogueByKey.get(key);
  if (!entry) throw new Error(`Block '${key}' is not in the catalogue: run npm run generate`);
  const plan = fieldPlans[key] ?? {};
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const View = lazy(load as () => Promise<{ default: ComponentType<any> }>);
  return [key, { entry, View, fillDefaults: (props) => fillDefaults(plan, props) }];
}
