import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

/**
 * A modal as the browser's own `<dialog>`: focus stays inside, Esc and a click beside it close it,
 * and the focus goes back to what opened it. An element marked `data-autofocus` gets it first.
 */
export function Dialog(dialog: {
  open: boolean;
  onClose: () => void;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const { open, onClose, title, className, children } = dialog;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const box = element.current;
    if (!box || box.open === open) return;
    if (!open) {
      box.close();
      return;
    }
    const { documentElement: root } = document;
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    box.showModal();
    box.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  });

  // The browser tells of a closed box only later: what opened it may have been pressed again by then.
  const closed = () => {
    if (element.current?.open) return;
    onClose();
    // What opened it may be gone: a menu that closed when the modal opened.
    const { activeElement: focused, body } = document;
    if (focused !== body && !element.current?.contains(focused)) return;
    document.querySelector<HTMLElement>('[popovertarget="menu-mobile"]')?.focus();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser sees to.
    <dialog
      ref={element}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      onClose={closed}
      onClick={(event: MouseEvent) => event.target === element.current && onClose()}
    >
      <div className={styles.box}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Chiudi" onClick={onClose}>
            <Icon name="Close" size={22} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
