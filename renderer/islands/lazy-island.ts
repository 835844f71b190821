import { type ComponentType, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

// biome-ignore lint/suspicious/noExplicitAny: loaders of islands of any props.
const loads = new WeakMap<object, Load<any>>();

/** A component whose code is loaded when it is rendered, or ahead of it by `loadCode`. */
export function lazyIsland<Props>(load: Load<Props>) {
  const component = lazy(load);
  loads.set(component, load);
  return component;
}

/** Loads the code of a lazy island; undefined for one that is there as it is. */
export const loadCode = (component: object): Promise<unknown> | undefined =>
  loads.get(component)?.();
