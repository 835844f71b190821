import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './CommoditySwitch.module.css';

const COMMODITIES = [
  { value: 'luce', label: 'Luce', icon: 'OrionPlug' },
  { value: 'gas', label: 'Gas', icon: 'Gas' },
] as const;

/**
 * Chooses between something about electricity and the same about gas, without scripts: two radio
 * buttons and style rules. With only one of them there is nothing to choose.
 */
export function CommoditySwitch(choice: {
  /** Unique on the page; derive it from the node's id. */
  name: string;
  luce: ReactNode;
  gas: ReactNode;
}) {
  const { name, luce, gas } = choice;
  if (!luce || !gas) return luce || gas;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">Fornitura</legend>
        {COMMODITIES.map(({ value, label, icon }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'luce'} />
            <Icon name={icon} size={22} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.luce}>{luce}</div>
      <div className={styles.gas}>{gas}</div>
    </div>
  );
}
