import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

/** The one field in which editors search: for pages, blocks, images, texts. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  onKeyDown,
  ref,
}: {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <label className={styles.search}>
      <Icon name="search" size={17} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
