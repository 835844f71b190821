import { catalogueByKey } from '@generated/catalogue.ts';
import { fieldPlans } from '@generated/defaults.ts';
import { type ComponentType, lazy } from 'react';
import { fillDefaults } from './document/field-plan.ts';
import type { ClientBlock } from './registry.ts';

// biome-ignore lint/suspicious/noExplicitAny: each block has its own props and data types.
type ViewModule = { default: ComponentType<any> };

/** An entry of the generated client registry. */
export function clientBlock(
  key: string,
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  load: () => Promise<{ default: (props: any) => unknown }>,
): [string, ClientBlock] {
  const entry = catalogueByKey.get(key);
  if (!entry) throw new Error(`Block '${key}' is not in the catalogue: run npm run generate`);
  const plan = fieldPlans[key] ?? {};
  let module: ViewModule | undefined;
  const loaded = async () => {
    module ??= (await load()) as ViewModule;
    return module;
  };
  const View = lazy(() => (module ? atOnce(module) : loaded()));
  return [
    key,
    {
      ...{ entry, View, fillDefaults: (props) => fillDefaults(plan, props) },
      preload: () => (module ? undefined : loaded().then(() => {})),
    },
  ];
}

/** React waits a turn for a promise, fulfilled or not, and shows the place-holder meanwhile. */
const atOnce = (module: ViewModule): Promise<ViewModule> =>
  // biome-ignore lint/suspicious/noThenProperty: this is the part of a promise that React uses.
  ({ then: (use: (module: ViewModule) => void) => use(module) }) as never;
