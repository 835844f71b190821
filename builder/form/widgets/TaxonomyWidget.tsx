import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useId, useState } from 'react';
import { useSession } from '../../editor/context.ts';
import styles from './CmsItemWidget.module.css';
import control from './control.module.css';
import { TextWidget } from './TextWidget.tsx';

type Terms = readonly { slug: string; name: string }[];
/** The offers' categories: the one taxonomy that blocks ask for (spec 3.6). */
const TAXONOMY = 'offers_category';
let terms: Promise<Terms> | undefined;

/** A category of the CMS by its name; what is no category of it can be read, and replaced. */
export function TaxonomyWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, required, onChange } = props;
  const { cms } = useSession();
  const [known, setKnown] = useState<Terms>();
  const noteId = useId();
  useEffect(() => {
    terms ??= cms.library.readTerms(TAXONOMY);
    terms.then(setKnown, () => {
      terms = undefined;
    });
  }, [cms]);
  if (!known) return <TextWidget {...props} />;
  const text = typeof value === 'string' ? value : '';
  const isKnown = text === '' || known.some(({ slug }) => slug === text);
  return (
    <>
      <select
        id={id}
        className={`${styles.select} ${control.arrow}`}
        value={text}
        disabled={disabled || readonly}
        aria-describedby={isKnown ? undefined : noteId}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {!required && <option value="">Nessuna</option>}
        {!isKnown && <option value={text}>{text}</option>}
        {known.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {!isKnown && (
        <p className={styles.path} id={noteId}>
          In WordPress non c’è la categoria «{text}».
        </p>
      )}
    </>
  );
}
