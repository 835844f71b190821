import type { WidgetProps } from '@rjsf/utils';
import { classes } from '../../ui/theme.ts';
import { describedBy, emptiedText, textOf } from '../described-by.ts';
import styles from './control.module.css';

/** Several lines of text; the field grows with it. */
export function TextAreaWidget({ code = false, ...props }: WidgetProps & { code?: boolean }) {
  const { id, value, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  return (
    <textarea
      {...describedBy(props)}
      id={id}
      className={classes(styles.control, styles.area, code && styles.code)}
      value={textOf(value)}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readonly}
      spellCheck={!code}
      onChange={({ target }) => onChange(target.value === '' ? emptiedText(props) : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}
