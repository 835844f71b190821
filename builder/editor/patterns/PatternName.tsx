import control from '../../form/widgets/control.module.css';
import styles from './Patterns.module.css';

/** The name under which saved blocks are found again; Enter saves it. */
export function PatternName({
  value,
  onChange,
  onEnter,
}: {
  value: string;
  onChange: (title: string) => void;
  onEnter: () => void;
}) {
  return (
    <label className={styles.name}>
      Nome
      <input
        className={control.control}
        placeholder="Per esempio: Fascia dei contatti"
        maxLength={80}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: the dialog asks for nothing else first.
        autoFocus
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The button that the keyboard goes back to would be pressed by it.
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}
