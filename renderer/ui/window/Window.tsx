import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Window.module.css';

/**
 * A native dialog and the button that opens it. Escape, the cross and a click beside it close it; on
 * phones it is a panel that slides up from the bottom (spec 2.11).
 * @param opener the button: its class, name and content
 * @param heading level of the title, after what the page has around the button
 * @param children gets what closes the window
 */
export function Window(dialog: {
  title: string;
  heading?: 'h2' | 'h4';
  opener: Pick<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'>;
  children: (close: () => void) => ReactNode;
}) {
  const { title, heading: Heading = 'h2', opener, children } = dialog;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => element.current?.close();
  return (
    <>
      <button
        {...opener}
        type="button"
        aria-haspopup="dialog"
        onClick={() => element.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window; Escape is native. */}
      <dialog
        ref={element}
        className={styles.window}
        aria-labelledby={heading}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.content}>
          <header className={styles.head}>
            <Heading id={heading}>{title}</Heading>
            <button type="button" className={styles.close} aria-label="Chiudi" onClick={close}>
              <Icon name="Close" size={22} />
            </button>
          </header>
          {children(close)}
        </div>
      </dialog>
    </>
  );
}
