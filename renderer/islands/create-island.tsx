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
import { loadCode } from './lazy-island.ts';
import { type HydrationStrategy, whenNeeded } from './when-needed.ts';

const SERVER = typeof window === 'undefined';

interface Gate {
  promise: Promise<void>;
  open(): void;
}

/**
 * A client component that is rendered on the server and hydrated only when it is needed: its
 * chunk is fetched, and its subtree hydrated, once it is visible, the browser idle, or the visitor
 * touches it. Until then the server's HTML stands, because a boundary that waits while hydrating
 * is left as it is.
 * @param Component the component itself on the server, so that its markup stands in the page's
 *   place at once, also without scripts; a lazy one in the browser
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
  const [gate] = useState(() => (SERVER ? undefined : createGate()));
  useEffect(() => {
    if (!gate) return;
    const element = anchor.current?.nextElementSibling;
    let stop = () => {};
    // An error that React met would take the whole page away: without its code an island stays what
    // the server made of it, and the visitor's next touch asks again.
    const open = async () => {
      try {
        await loadCode(Component);
        gate.open();
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
  gate: Gate | undefined;
  props: Props;
  anchor: RefObject<Element | null>;
}) {
  const { Component, gate, props, anchor } = gated;
  if (gate) use(gate.promise);
  useEffect(() => {
    const element = anchor.current?.nextElementSibling;
    if (element) repeatEarlyClick(element);
  }, [anchor]);
  return <Component {...props} />;
}

function createGate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
