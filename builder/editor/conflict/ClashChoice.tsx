import { patternIdOf } from '@renderer/patterns/reference.ts';
import { useId, useMemo, useState } from 'react';
import type { Choice, Clash, Side } from '../../merge/clash.ts';
import { classes } from '../../ui/theme.ts';
import { usePattern } from '../patterns/use-pattern.ts';
import styles from './ConflictDialog.module.css';
import { clashText, type Versions } from './clash-text.ts';
import type { OwnText } from './own-text.ts';
import { sharedInstead } from './shared-instead.ts';
import { ownTextField } from './text-field.ts';

/** One clash, with what may stay: either version or, of two texts, a third one. */
export function ClashChoice({
  clash,
  versions,
  chosen,
  sides,
  own,
  component,
  problems,
  onChoose,
}: {
  clash: Clash;
  versions: Versions;
  chosen: Choice | undefined;
  sides: Readonly<Record<Side, string>>;
  own: OwnText | undefined;
  component: string;
  /** What is wrong with the text that is written. */
  problems: readonly string[];
  onChoose: (choice: Choice) => void;
}) {
  const shared = useMemo(() => sharedInstead(clash, versions), [clash, versions]);
  const pattern = usePattern(shared && patternIdOf(shared));
  const title = pattern?.state === 'ready' ? pattern.pattern.title : '';
  const words = useMemo(
    () => clashText(clash, versions, shared && title),
    [clash, versions, shared, title],
  );
  /** Kept while a side is chosen. */
  const [written, setWritten] = useState<{ value: unknown }>();
  const text = written ?? { value: own?.begin };
  const isOwn = typeof chosen === 'object';
  const id = useId();
  const options: [Side, string, string][] = [
    ['mine', sides.mine, words.mine],
    ['theirs', sides.theirs, words.theirs],
  ];
  return (
    <li>
      <fieldset className={styles.clash}>
        <legend className={styles.legend}>
          <strong>{words.subject}</strong>
          <span className={styles.block}>{words.block}</span>
        </legend>
        {options.map(([side, label, value]) => (
          <label key={side} className={classes(styles.option, chosen === side && styles.chosen)}>
            <span className={styles.head}>
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {label}
            </span>
            <span className={styles.value}>{value}</span>
          </label>
        ))}
        {own && (
          <div className={classes(styles.option, styles.own, isOwn && styles.chosen)}>
            <label className={styles.ownHead}>
              <span className={styles.head}>
                <input type="radio" name={id} checked={isOwn} onChange={() => onChoose(text)} />
                Scrivi tu
              </span>
              <span className={styles.hint}>
                {own.isMerged
                  ? 'Si parte dalle parole di entrambe le versioni.'
                  : 'Si parte dalla prima delle due versioni.'}
              </span>
            </label>
            {isOwn && (
              <ownTextField.Component
                {...{ id, component, problems }}
                path={own.path}
                text={text.value}
                onChange={(value) => {
                  setWritten({ value });
                  onChoose({ value });
                }}
              />
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
}
