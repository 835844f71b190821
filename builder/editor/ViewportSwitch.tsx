import { VIEWPORTS, type Viewport } from '../store/ui-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession, useUi } from './context.ts';
import styles from './ViewportSwitch.module.css';

const LOOKS = {
  390: { label: 'Telefono, 390 px', icon: 'smartphone', size: 16 },
  768: { label: 'Tablet, 768 px', icon: 'tablet', size: 21 },
  1024: { label: 'Portatile, 1024 px', icon: 'laptop', size: 19 },
  1440: { label: 'Desktop, 1440 px', icon: 'monitor', size: 19 },
  full: { label: 'Tutta la larghezza', icon: 'maximize', size: 17 },
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
        const { label, icon, size } = LOOKS[viewport];
        return (
          <IconButton
            key={viewport}
            label={label}
            pressed={viewport === current && !isFree}
            className={styles.button}
            onClick={() => ui.setState({ viewport, freeWidth: null })}
          >
            <Icon name={icon} size={size} />
          </IconButton>
        );
      })}
    </div>
  );
}
