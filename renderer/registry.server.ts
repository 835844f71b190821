import { catalogueByKey } from '@generated/catalogue.ts';
import { fieldPlans } from '@generated/defaults.ts';
import { shownProps } from './document/shown-props.ts';
import type { ServerBlock } from './registry.ts';

/** An entry of the generated server registry. */
export function serverBlock(
  key: string,
  View: ServerBlock['View'],
  validate: ServerBlock['validate'],
  load?: ServerBlock['load'],
): [string, ServerBlock] {
  const entry = catalogueByKey.get(key);
  if (!entry) throw new Error(`Block '${key}' is not in the catalogue: run npm run generate`);
  const plan = fieldPlans[key] ?? {};
  return [key, { entry, View, validate, load, fillDefaults: (props) => shownProps(plan, props) }];
}
