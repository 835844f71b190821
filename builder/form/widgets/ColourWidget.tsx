import type { WidgetProps } from '@rjsf/utils';
import { describedBy, emptiedText } from '../described-by.ts';
import styles from './ColourWidget.module.css';

/** A colour of the palette, or any where the schema names none. */
export function ColourWidget(props: WidgetProps) {
  const { options } = props;
  return options.enumOptions ? <Palette {...props} /> : <AnyColour {...props} />;
}

function Palette({ id, value, label, disabled, readonly, options, onChange }: WidgetProps) {
  return (
    <div className={styles.palette} role="radiogroup" aria-label={label} id={id}>
      {options.enumOptions?.map((choice) => (
        <label key={String(choice.value)} className={styles.swatch}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            disabled={disabled || readonly}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.colour} style={{ background: fill(String(choice.value)) }} />
          <span className={styles.name}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Pairs of colours are stored joined by `|`. */
function fill(value: string): string {
  const [from, to] = value.split('|');
  return to === undefined ? value : `linear-gradient(135deg, ${from}, ${to})`;
}

function AnyColour(props: WidgetProps) {
  const { id, value, disabled, readonly, label, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const isHex = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <div className={styles.any}>
      <input
        type="color"
        className={styles.well}
        aria-label={`${label}: scegli`}
        value={isHex ? text : '#ffffff'}
        disabled={disabled || readonly}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...describedBy(props)}
        id={id}
        className={styles.text}
        type="text"
        value={text}
        placeholder="#7E2889"
        disabled={disabled}
        readOnly={readonly}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value === '' ? emptiedText(props) : target.value)}
      />
    </div>
  );
}
