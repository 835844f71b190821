import { catalogueByKey } from '@generated/catalogue.ts';
import { fieldPlans } from '@generated/defaults.ts';
import type { ComponentType } from 'react';
import { stripHidden } from './document/field-plan.ts';
import { shownProps } from './document/shown-props.ts';
import { loadable } from './loadable.ts';
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
  const view = loadable(load as () => Promise<{ default: ComponentType<any> }>);
  const { Component: View, preload } = view;
  // While a page is edited its nodes keep values of hidden fields, which the site never gets.
  const fillDefaults: ClientBlock['fillDefaults'] = (props) =>
    shownProps(plan, stripHidden(plan, props));
  return [key, { entry, View, preload, fillDefaults }];
}
