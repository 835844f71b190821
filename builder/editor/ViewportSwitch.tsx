import { Laptop, Maximize, Monitor, Smartphone, Tablet } from 'lucide-react';
import { VIEWPORTS, type Viewport } from '../store/ui-store.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession, useUi } from './context.ts';
import styles from './ViewportSwitch.module.css';

const LOOKS = {
  390: { label: 'Telefono, 390 px', Icon: Smartphone, size: 16 },
  768: { label: 'Tablet, 768 px', Icon: Tablet, size: 21 },
  1024: { label: 'Portatile, 1024 px', Icon: Laptop, size: 19 },
  1440: { label: 'Desktop, 1440 px', Icon: Monitor, size: 19 },
  full: { label: 'Tutta la larghezza', Icon: Maximize, size: 17 },
} as const satisfies Record<Viewport, unknown>;

/** Widths the page is shown at. */
export function ViewportSwitch() {
  const { ui } = useSession();
  const isFree = useUi((state) => state.freeWidth !== null);
  const current = useUi((state) => state.viewport);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend has no place in a toolbar.
    <div className={styles.switch} role="group" aria-label="Larghezza dell’anteprima">
      {VIEWPORTS.map((viewport) => {
        const { label, Icon, size } = LOOKS[viewport];
        return (
          <IconButton
            key={viewport}
            label={label}
            pressed={viewport === current && !isFree}
            className={styles.button}
            onClick={() => ui.setState({ viewport, freeWidth: null })}
          >
            <Icon size={size} />
          </IconButton>
        );
      })}
    </div>
  );
}
