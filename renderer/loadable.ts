import { type ComponentType, createElement, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: of any props; the type parameter keeps them.
type AnyComponent = ComponentType<any>;

export interface Loadable<Component extends AnyComponent> {
  /** Throws `CodeNotLoaded` where its code cannot be had. */
  Component: Component;
  /** Loads its code, so that it renders at once; undefined when it is there. Also tries again. */
  preload(): Promise<void> | undefined;
}

/** The code of a component could not be had: the network's fault, not that of what it shows. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
}

/**
 * A component whose code is loaded when it is first rendered, or before. After a place-holder React
 * takes a rest of 300 ms: what can be loaded ahead should be.
 */
export function loadable<Component extends AnyComponent>(
  load: () => Promise<{ default: Component }>,
): Loadable<Component> {
  let module: { default: Component } | undefined;
  let pending: Promise<{ default: Component }> | undefined;
  let failed = false;
  const request = async () => {
    try {
      module = await load();
      return module;
    } catch (cause) {
      failed = true;
      throw new CodeNotLoaded('The code of a component was not loaded', { cause });
    } finally {
      pending = undefined;
    }
  };
  const loaded = () => {
    pending ??= request();
    return pending;
  };
  const fresh = () => lazy(() => (module ? atOnce(module) : loaded()));
  let View = fresh();
  const Latest = (props: object) => createElement(View as AnyComponent, props);
  return {
    Component: Latest as unknown as Component,
    preload() {
      if (module) return undefined;
      // React keeps what was rejected. Only who asks gets a new one: made at each failure, it would
      // be rendered, and fail, without end.
      if (failed) View = fresh();
      failed = false;
      return loaded().then(() => {});
    },
  };
}

/** React waits a turn for a promise, fulfilled or not, and shows the place-holder meanwhile. */
const atOnce = <Module>(module: Module): Promise<Module> =>
  // biome-ignore lint/suspicious/noThenProperty: this is the part of a promise that React uses.
  ({ then: (use: (module: Module) => void) => use(module) }) as never;
