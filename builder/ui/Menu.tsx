import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from './Icon.tsx';
import iconButton from './IconButton.module.css';
import popup from './popup.module.css';
import { theme } from './theme.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** Keys that do the same. */
  keys?: string;
  disabled?: boolean;
  /** Why it is of no use now, where several entries have the same reason: it is disabled, and says so. */
  reason?: string;
  /** Second line, as why it is of no use now. */
  hint?: string;
  /** Whether it is the one that is chosen, among entries that exclude each other. */
  checked?: boolean;
  onSelect: () => void;
}

/** What stands at a place of the window, without size. */
const pointIn = ({ left, top }: { left: number; top: number }) => ({
  getBoundingClientRect: () => new DOMRect(left, top),
});

/** A button that opens a list of actions. */
export function Menu({
  label,
  icon,
  className,
  entries,
  finalFocus,
  at = null,
  heading,
  onClose,
}: {
  label: string;
  /** Of its button; without one it only opens at a place. */
  icon?: ReactNode;
  className?: string;
  entries: readonly (MenuEntry | 'divider')[];
  /** Where the keyboard goes when the menu closes, if its button may not be seen then. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** A place of the window where it is open, as by the pointer's second button. */
  at?: { left: number; top: number } | null;
  /** What it is about, where its button does not say. */
  heading?: string;
  onClose?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Base.Root
      open={isOpen || at !== null}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (!open) onClose?.();
      }}
    >
      {icon !== undefined && (
        <Base.Trigger className={className ?? iconButton.button} aria-label={label} title={label}>
          {icon}
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner
          className={theme}
          sideOffset={at ? 2 : 6}
          align={at ? 'start' : 'end'}
          anchor={at ? pointIn(at) : undefined}
          // Where it was asked for there may be less room than it takes: it moves, and is not cut.
          collisionAvoidance={at ? { side: 'shift', align: 'shift' } : undefined}
          style={{ zIndex: 40 }}
        >
          <Base.Popup
            className={popup.popup}
            finalFocus={finalFocus}
            aria-label={icon === undefined ? label : undefined}
          >
            {heading !== undefined && (
              <Base.Group>
                <Base.GroupLabel className={popup.title}>{heading}</Base.GroupLabel>
              </Base.Group>
            )}
            {entries.map((entry, index) =>
              entry === 'divider' ? (
                <Base.Separator key={index} className={popup.divider} />
              ) : (
                <Base.Item
                  key={index}
                  className={popup.item}
                  {...(entry.checked !== undefined && {
                    ...{ role: 'menuitemradio', 'aria-checked': entry.checked },
                  })}
                  disabled={entry.disabled ?? entry.reason !== undefined}
                  title={entry.reason}
                  onClick={entry.onSelect}
                >
                  {entry.icon}
                  <span className={popup.text}>
                    {entry.label}
                    {entry.hint && <span className={popup.hint}>{entry.hint}</span>}
                  </span>
                  {entry.keys && <kbd className={popup.keys}>{entry.keys}</kbd>}
                  {entry.checked && <Icon name="check" size={16} className={popup.check} />}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
