import { slugOf } from '@renderer/ui/text/slug.ts';
import { type ReactNode, useId } from 'react';
import control from '../../form/widgets/control.module.css';
import styles from './Pages.module.css';
import { ParentField } from './ParentField.tsx';

/** Where a page is to stand, with the whole address below. */
export function AddressFields({
  above,
  slug,
  kept,
  title,
  address,
  taken,
  slugId,
  onSlug,
}: {
  /** The field of the page above; absent where there can be none. */
  above?: Parameters<typeof ParentField>[0];
  slug: string;
  /** The last part that the page has already: as it is, whatever letters it has. */
  kept?: string;
  /** What the last part is made of where it is left empty. */
  title: string;
  /** The whole of it, in words; empty while it is not known. */
  address: ReactNode;
  /** Why no page can stand there. */
  taken?: string;
  slugId?: string;
  onSlug: (slug: string) => void;
}) {
  const addressId = useId();
  return (
    <>
      {above && <ParentField {...above} />}
      <label>
        Ultima parte dell’indirizzo
        <input
          id={slugId}
          aria-describedby={addressId}
          aria-invalid={taken !== undefined || undefined}
          className={control.control}
          placeholder={slugOf(title) || 'dal titolo'}
          autoComplete="off"
          spellCheck={false}
          value={slug}
          onChange={({ target }) => onSlug(target.value)}
          onBlur={() => slug !== kept && onSlug(slugOf(slug))}
        />
      </label>
      {/* Said with the field; by itself, at each letter, it would talk over what is typed. */}
      <p className={styles.address}>
        <span id={addressId}>{address}</span>
        <span className={styles.taken} role="status">
          {taken}
        </span>
      </p>
    </>
  );
}
