import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from '../described-by.ts';
import { useTypedText } from '../use-typed-text.ts';
import styles from './control.module.css';

const TYPES: Record<string, string> = { email: 'email', date: 'date' };

/** One line of text. */
export function TextWidget(props: WidgetProps) {
  const { id, disabled, readonly, placeholder, schema, onBlur, onFocus } = props;
  return (
    <input
      {...describedBy(props)}
      id={id}
      className={styles.control}
      type={TYPES[schema.format ?? ''] ?? 'text'}
      {...useTypedText<HTMLInputElement>(props)}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readonly}
      maxLength={schema.maxLength}
      autoComplete="off"
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}
