import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

/**
 * The one field in which editors search: for pages, blocks, images, texts. Alone it says by its
 * picture and placeholder what it is for; among other fields its label is seen, too.
 */
export function SearchField({
  label,
  isAmongFields = false,
  placeholder = label,
  value,
  onChange,
  onKeyDown,
  ref,
}: {
  label: string;
  isAmongFields?: boolean;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <label className={styles.field}>
      {isAmongFields && label}
      <span className={styles.search}>
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
      </span>
    </label>
  );
}
