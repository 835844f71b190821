import { type ReactNode, useRef } from 'react';
import { useOneStop } from './use-one-stop.ts';

/** Attribute of a toolbar whose keys are about the selected block. */
export const OF_BLOCK = 'data-of-block';

const CONTROLS = 'button:not(:disabled), select:not(:disabled)';

/** A toolbar: one stop of the Tab key (WAI-ARIA authoring practices, "Toolbar"). */
export function Toolbar({
  label,
  className,
  ofBlock = false,
  children,
}: {
  label: string;
  className?: string;
  /** What it does is about the selected block, as are the keys pressed in it. */
  ofBlock?: boolean;
  children: ReactNode;
}) {
  const toolbar = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useOneStop(toolbar, { kind: 'bar', controls: CONTROLS });
  return (
    <div
      ref={toolbar}
      className={className}
      role="toolbar"
      aria-label={label}
      {...(ofBlock && { [OF_BLOCK]: '' })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
