import styles from './Segments.module.css';

/** Options side by side: a group of radio buttons. */
export function Segments({
  id,
  label,
  choices,
  value,
  disabled,
  onChange,
}: {
  id: string;
  label: string;
  choices: readonly { value: unknown; label: string }[];
  value: unknown;
  disabled?: boolean;
  onChange: (value: unknown) => void;
}) {
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label} id={id}>
      {choices.map((choice) => (
        <label key={String(choice.value)} className={styles.segment}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
