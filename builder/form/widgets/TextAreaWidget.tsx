import type { WidgetProps } from '@rjsf/utils';
import { classes } from '../../ui/theme.ts';
import { describedBy } from '../described-by.ts';
import { useTypedText } from '../use-typed-text.ts';
import styles from './control.module.css';

/** Several lines of text; the field grows with it. */
export function TextAreaWidget({ code = false, ...props }: WidgetProps & { code?: boolean }) {
  const { id, disabled, readonly, placeholder, onBlur, onFocus } = props;
  return (
    <textarea
      {...describedBy(props)}
      id={id}
      className={classes(styles.control, styles.area, code && styles.code)}
      {...useTypedText<HTMLTextAreaElement>(props)}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readonly}
      spellCheck={!code}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}
