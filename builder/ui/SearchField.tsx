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
  leavesUndo = false,
  value,
  onChange,
  onKeyDown,
  ref,
}: {
  label: string;
  isAmongFields?: boolean;
  placeholder?: string;
  /** What is undone is the page's last step, not the last letter. */
  leavesUndo?: boolean;
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
          data-own-undo={leavesUndo ? 'none' : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
    </label>
  );
}
