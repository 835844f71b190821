import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import styles from './Steps.module.css';

export interface Choice {
  key: string;
  name: string;
  hint: string;
  icons: readonly string[];
  /** Where the choice leads by itself; without one it is a button. */
  href?: string;
  info?: { title: string; content: ReactNode };
  choose?: () => void;
}

/** The answers of a step as large tiles. A tile with an address works without scripts too. */
export function ChoiceTiles({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.tiles} data-count={choices.length}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <Tile choice={choice} />
          {choice.info && (
            <InfoDialog name={choice.name} title={choice.info.title || choice.name}>
              {choice.info.content}
            </InfoDialog>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ choice: { href, choose, icons, name, hint } }: { choice: Choice }) {
  const content = (
    <>
      <span className={styles.icons}>
        {icons.map((icon) => (
          <Icon key={icon} name={icon} size={30} />
        ))}
      </span>
      <strong>{name}</strong>
      <span className={styles.hint}>{hint}</span>
    </>
  );
  if (!href) {
    return (
      <button type="button" className={styles.tile} onClick={choose}>
        {content}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a modifier the visitor asks for the address itself, in a tab of its own.
    if (!choose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose();
  };
  return (
    <a className={styles.tile} href={href} onClick={follow}>
      {content}
    </a>
  );
}
