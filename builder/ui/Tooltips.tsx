import { Tooltip } from '@base-ui/react/tooltip';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { theme } from './theme.ts';
import styles from './tooltip.module.css';

/** What a tooltip says of a button. */
export interface Tip {
  label: string;
  /** Keys that do the same. */
  keys?: string;
  /** Second line, such as why the button is of no use now. */
  reason?: string;
}

const TipHandle = createContext<Tooltip.Handle<Tip> | null>(null);

/** The one tooltip of all buttons in it: one for each would take longer to make than the buttons. */
export function Tooltips({ children }: { children: ReactNode }) {
  const [handle] = useState(() => Tooltip.createHandle<Tip>());
  return (
    <TipHandle value={handle}>
      <Tooltip.Provider delay={500}>
        {children}
        <Tooltip.Root handle={handle}>
          {({ payload }) => (
            <Tooltip.Portal>
              <Tooltip.Positioner className={theme} sideOffset={6} style={{ zIndex: 60 }}>
                <Tooltip.Popup className={styles.popup}>
                  <span className={styles.name}>
                    {payload?.label}
                    {payload?.keys && <kbd className={styles.keys}>{payload.keys}</kbd>}
                  </span>
                  {payload?.reason && <span className={styles.reason}>{payload.reason}</span>}
                </Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          )}
        </Tooltip.Root>
      </Tooltip.Provider>
    </TipHandle>
  );
}

export function useTipHandle(): Tooltip.Handle<Tip> {
  const handle = useContext(TipHandle);
  if (!handle) throw new Error('a button with a tooltip outside Tooltips');
  return handle;
}
