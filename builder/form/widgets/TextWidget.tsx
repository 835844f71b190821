import type { WidgetProps } from '@rjsf/utils';
import { describedBy, emptiedText, textOf } from '../described-by.ts';
import styles from './control.module.css';

const TYPES: Record<string, string> = { email: 'email', date: 'date' };

/** One line of text. */
export function TextWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, placeholder, schema, onChange, onBlur, onFocus } = props;
  return (
    <input
      {...describedBy(props)}
      id={id}
      className={styles.control}
      type={TYPES[schema.format ?? ''] ?? 'text'}
      value={textOf(value)}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readonly}
      maxLength={schema.maxLength}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value === '' ? emptiedText(props) : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}
