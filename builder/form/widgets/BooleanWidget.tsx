import { Switch } from '@base-ui/react/switch';
import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from '../described-by.ts';
import styles from './BooleanWidget.module.css';

/** Yes or no, as a switch with its label. */
export function BooleanWidget(props: WidgetProps) {
  const { id, value, label, disabled, readonly, onChange } = props;
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.label}>{label}</span>
      <Switch.Root
        {...describedBy(props)}
        id={id}
        className={styles.switch}
        checked={value === true}
        disabled={disabled || readonly}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  );
}
