import { VIEWPORTS, type Viewport } from '../store/ui-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useSession, useUi } from './context.ts';
import { useViewport } from './use-viewport.ts';
import styles from './ViewportSwitch.module.css';

const LOOKS = {
  390: { label: 'Telefono, 390 px', icon: 'smartphone', size: 16 },
  768: { label: 'Tablet, 768 px', icon: 'tablet', size: 21 },
  1024: { label: 'Portatile, 1024 px', icon: 'laptop', size: 19 },
  1440: { label: 'Desktop, 1440 px', icon: 'monitor', size: 19 },
  full: { label: 'Tutta la larghezza', icon: 'maximize', size: 17 },
} as const satisfies Record<Viewport, unknown>;

/** Widths the page is shown at; one button that opens them where the bar is narrow. */
export function ViewportSwitch() {
  const { ui } = useSession();
  const isFree = useUi((state) => state.freeWidth !== null);
  const current = useViewport();
  const choices = VIEWPORTS.map((viewport) => ({
    ...LOOKS[viewport],
    chosen: viewport === current && !isFree,
    choose: () => ui.setState({ viewport, freeWidth: null }),
  }));
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend has no place in a toolbar. */}
      <div className={styles.switch} role="group" aria-label="Larghezza dell’anteprima">
        {choices.map(({ label, icon, size, chosen, choose }) => (
          <IconButton
            key={label}
            label={label}
            pressed={chosen}
            className={styles.button}
            onClick={choose}
          >
            <Icon name={icon} size={size} />
          </IconButton>
        ))}
      </div>
      <div className={styles.menu}>
        <Menu
          label={`Larghezza dell’anteprima: ${isFree ? 'libera' : LOOKS[current].label}`}
          icon={<Icon name={LOOKS[current].icon} size={19} />}
          entries={choices.map(({ label, icon, chosen, choose }) => ({
            ...{ label, icon: <Icon name={icon} size={17} />, checked: chosen, onSelect: choose },
          }))}
        />
      </div>
    </div>
  );
}
