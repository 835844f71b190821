import type { StoreLocatorProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SiteTriggerIsland } from '#islands';
import styles from './StoreLocator.module.css';

export default function StoreLocator({ props, nodeId }: BlockViewProps<StoreLocatorProps>) {
  const { title, text } = props;
  const names = props.list.flatMap(({ name }) => name || []);
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {names.length > 0 && (
            <ul>
              {names.map((name, index) => (
                <li key={index}>
                  <Icon name="Check" size={20} />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Search id={`${nodeId}-cerca`} />
      </div>
    </Section>
  );
}

/** Works without scripts: the sales points' page searches for what it gets as `cerca`. */
function Search({ id }: { id: string }) {
  return (
    <search className={styles.search}>
      <form action="/punti-vendita">
        <label htmlFor={id}>CAP o città</label>
        <div className={styles.field}>
          <Icon name="Pointer" size={22} />
          <input id={id} name="cerca" type="text" autoComplete="postal-code" />
        </div>
        <button type="submit" className={buttonClass('blueViolet')}>
          Cerca
        </button>
      </form>
      <p>
        oppure{' '}
        <SiteTriggerIsland
          opens="storeLocator"
          label="apri l’elenco dei punti vendita"
          className={styles.open}
        />
      </p>
    </search>
  );
}
