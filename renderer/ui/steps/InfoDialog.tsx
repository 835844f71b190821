import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Window } from '../window/Window.tsx';
import styles from './Steps.module.css';

/** The information window of an answer, opened beside its tile. */
export function InfoDialog(info: { name: string; title: string; children: ReactNode }) {
  const { name, title, children } = info;
  return (
    <Window
      title={title}
      heading="h4"
      opener={{
        className: styles.info,
        'aria-label': `Che cos’è: ${name}`,
        children: <Icon name="Info" size={22} />,
      }}
    >
      {() => children}
    </Window>
  );
}
