import {
  type ComponentType,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { repeatEarlyClick } from './early-click.ts';
import { type HydrationStrategy, whenNeeded } from './when-needed.ts';

const SERVER = typeof window === 'undefined';

/** What an island is in the browser: a loader of its chunk. A failed load may be tried again. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Waits for an island's component. */
interface Gate<Props> {
  promise: Promise<ComponentType<Props>>;
  open(component: ComponentType<Props>): void;
}

/**
 * A client component that is rendered on the server and hydrated only when it is needed: its
 * chunk is fetched, and its subtree hydrated, once it is visible, the browser idle, or the visitor
 * touches it. Until then the server's HTML stands, because a boundary that waits while hydrating
 * is left as it is.
 * @param Component the component itself on the server, so that its markup stands in the page's
 *   place at once, also without scripts; in the browser, under the same name, a loader of it
 *   (package.json, `imports`)
 */
export function createIsland<Props extends object>(
  Component: ComponentType<Props>,
  strategy: HydrationStrategy,
): ComponentType<Props> {
  return (props) => <Island Component={Component} strategy={strategy} props={props} />;
}

function Island<Props extends object>(island: {
  Component: ComponentType<Props>;
  strategy: HydrationStrategy;
  props: Props;
}) {
  const { Component, strategy, props } = island;
  const anchor = useRef<HTMLSpanElement>(null);
  const [gate] = useState(() => (SERVER ? undefined : createGate<Props>()));
  useEffect(() => {
    if (!gate) return;
    const element = anchor.current?.nextElementSibling;
    let stop = () => {};
    // An error that React met would take the whole page away: without its code an island stays what
    // the server made of it, and the visitor's next touch asks again.
    const open = async () => {
      try {
        const load = Component as unknown as Load<Props>;
        gate.open((await load()).default);
      } catch {
        wait('interaction');
      }
    };
    const wait = (reason: HydrationStrategy) => {
      if (element) stop = whenNeeded(element, reason, () => void open());
    };
    if (element) wait(strategy);
    else void open();
    return () => stop();
  }, [gate, strategy, Component]);
  return (
    <>
      <span ref={anchor} hidden />
      <ErrorBoundary fallback={BROKEN}>
        <Suspense fallback={null}>
          <Gated Component={Component} gate={gate} props={props} anchor={anchor} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const BROKEN = (
  <p role="alert">
    Questa parte della pagina si è interrotta.{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address leads to where one is. */}
    <a href="">Ricarica la pagina</a>
  </p>
);

function Gated<Props extends object>(gated: {
  Component: ComponentType<Props>;
  gate: Gate<Props> | undefined;
  props: Props;
  anchor: RefObject<Element | null>;
}) {
  const { Component, gate, props, anchor } = gated;
  const View = gate ? use(gate.promise) : Component;
  useEffect(() => {
    const element = anchor.current?.nextElementSibling;
    if (element) repeatEarlyClick(element);
  }, [anchor]);
  return <View {...props} />;
}

function createGate<Props>(): Gate<Props> {
  let open: Gate<Props>['open'] = () => {};
  const promise = new Promise<ComponentType<Props>>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
