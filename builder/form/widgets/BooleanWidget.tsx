import { Switch } from '@base-ui/react/switch';
import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from '../described-by.ts';
import styles from './BooleanWidget.module.css';

/** Yes or no, as a switch with its label. */
export function BooleanWidget(props: WidgetProps) {
  const { id, value, label, disabled, readonly, onChange } = props;
  return (
    <div className={styles.row}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Switch.Root
        {...describedBy(props)}
        id={id}
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        checked={value === true}
        disabled={disabled || readonly}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </div>
  );
}
