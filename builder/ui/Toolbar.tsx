import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** Attribute of a toolbar whose keys are about the selected block. */
export const OF_BLOCK = 'data-of-block';

const CONTROLS = 'button:not(:disabled), select:not(:disabled)';

/**
 * A toolbar: one stop of the Tab key, within which arrows, Home and End lead from one control to
 * another (WAI-ARIA authoring practices, "Toolbar").
 */
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
  const stop = useRef<Element>(null);
  const controls = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const stopAtOne = () => {
    const all = controls();
    const one = all.find((control) => control === stop.current) ?? all[0];
    for (const control of all) {
      const tabIndex = control === one ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  };
  // After every render: controls come and go.
  useEffect(stopAtOne);

  const onFocus = ({ target }: FocusEvent) => {
    // What a menu of the toolbar opens is elsewhere in the document.
    if (!toolbar.current?.contains(target)) return;
    stop.current = target;
    stopAtOne();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = controls();
    const at = all.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: all[(at + 1) % all.length],
      ArrowLeft: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (at === -1 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
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
