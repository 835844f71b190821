import { useEffect, useRef } from 'react';
import { VIEWPORTS, type Viewport } from '../store/ui-state.ts';
import { assure } from '../store/ui-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useSession, useUi } from './context.ts';
import { useViewport } from './use-viewport.ts';
import styles from './ViewportSwitch.module.css';
import { VIEWPORT_LOOKS } from './viewport-looks.ts';

/** Widths the page is shown at; one button that opens them where the bar is narrow. */
export function ViewportSwitch() {
  const { ui } = useSession();
  const isFree = useUi((state) => state.freeWidth !== null);
  const current = useViewport();
  useTellOfWidth(current);
  const choices = VIEWPORTS.map((viewport) => ({
    ...VIEWPORT_LOOKS[viewport],
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
          label={`Larghezza dell’anteprima: ${isFree ? 'libera' : VIEWPORT_LOOKS[current].label}`}
          icon={<Icon name={VIEWPORT_LOOKS[current].icon} size={19} />}
          entries={choices.map(({ label, icon, chosen, choose }) => ({
            ...{ label, icon: <Icon name={icon} size={17} />, checked: chosen, onSelect: choose },
          }))}
        />
      </div>
    </div>
  );
}

/** A page that another size of the window shows at another width looks as if something had been changed. */
function useTellOfWidth(current: Viewport): void {
  const { ui } = useSession();
  const isChosen = useUi((state) => state.viewport !== null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (!isChosen)
      assure(
        ui,
        `In questa finestra la pagina si legge meglio così: ${VIEWPORT_LOOKS[current].label}.`,
      );
  }, [ui, current, isChosen]);
}
