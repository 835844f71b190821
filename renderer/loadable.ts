import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: of any props; the type parameter keeps them.
type AnyComponent = ComponentType<any>;

export interface Loadable<Component extends AnyComponent> {
  Component: LazyExoticComponent<Component>;
  /** Loads its code, so that it renders at once; undefined when it is there. */
  preload(): Promise<void> | undefined;
}

/**
 * A component whose code is loaded when it is first rendered, or before. After a place-holder React
 * takes a rest of 300 ms: what can be loaded ahead should be.
 */
export function loadable<Component extends AnyComponent>(
  load: () => Promise<{ default: Component }>,
): Loadable<Component> {
  let module: { default: Component } | undefined;
  const loaded = async () => {
    module ??= await load();
    return module;
  };
  return {
    Component: lazy(() => (module ? atOnce(module) : loaded())),
    preload: () => (module ? undefined : loaded().then(() => {})),
  };
}

/** React waits a turn for a promise, fulfilled or not, and shows the place-holder meanwhile. */
const atOnce = <Module>(module: Module): Promise<Module> =>
  // biome-ignore lint/suspicious/noThenProperty: this is the part of a promise that React uses.
  ({ then: (use: (module: Module) => void) => use(module) }) as never;
