import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { whenNeeded, type HydrationStrategy } from './when-needed.ts';

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
 */
export function createIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  strategy: HydrationStrategy,
): ComponentType<Props> {
  const Component = lazy(load) as unknown as ComponentType<Props>;

  function Gated({ gate, ...props }: Props & { gate: Gate | undefined }) {
    if (gate) use(gate.promise);
    return <Component {...(props as unknown as Props)} />;
  }

  return function Island(props: Props) {
    const anchor = useRef<HTMLSpanElement>(null);
    const [gate] = useState(() => (SERVER ? undefined : createGate()));
    useEffect(() => {
      const element = anchor.current?.nextElementSibling;
      if (!gate) return;
      if (!element) {
        gate.open();
        return;
      }
      return whenNeeded(element, strategy, gate.open);
    }, [gate]);
    return (
      <>
        <span ref={anchor} hidden />
        <Suspense fallback={null}>
          <Gated {...props} gate={gate} />
        </Suspense>
      </>
    );
  };
}

function createGate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
