import { DescriptionField } from './DescriptionField.tsx';
import styles from './Search.module.css';
import { SearchPreview } from './SearchPreview.tsx';
import { SearchTitleField } from './SearchTitleField.tsx';
import { SocialImageField } from './SocialImageField.tsx';
import type { Typed } from './settings-form.ts';
import { UnlistedField } from './UnlistedField.tsx';

/** What search engines and social networks show of the page. */
export function SearchFields({
  typed: { title, searchTitle, description, image, isUnlisted },
  path,
  placeholder,
  onChange,
}: {
  typed: Typed;
  /** Where the page is to be; undefined while that is not known. */
  path: string | undefined;
  /** What stands in for a description that has not been read yet. */
  placeholder?: string;
  onChange: (next: Partial<Typed>) => void;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>Nei risultati di ricerca e nei social</legend>
      <SearchPreview
        title={searchTitle.trim() || title.trim()}
        description={description.trim()}
        path={path}
        isRead={placeholder === undefined}
      />
      <SearchTitleField
        value={searchTitle}
        title={title.trim()}
        onChange={(next) => onChange({ searchTitle: next })}
      />
      <DescriptionField
        value={description}
        placeholder={placeholder}
        onChange={(next) => onChange({ description: next })}
      />
      <UnlistedField isOn={isUnlisted} onChange={(next) => onChange({ isUnlisted: next })} />
      <SocialImageField url={image} onChange={(next) => onChange({ image: next })} />
    </fieldset>
  );
}
