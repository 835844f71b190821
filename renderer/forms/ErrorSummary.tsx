import type { FieldErrors } from 'react-hook-form';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import styles from './VisitorForm.module.css';

/** What is wrong after a try, read out at once; each line leads to its field. */
export function ErrorSummary(summary: {
  definition: FormDefinition;
  errors: FieldErrors;
  idOf: (field: string) => string;
}) {
  const { definition, errors, idOf } = summary;
  const wrong = definition.fields.filter((field) => errors[field.name]);
  return (
    <div role="alert" className={wrong.length > 0 ? styles.summary : undefined}>
      {wrong.length > 0 && (
        <>
          <p>
            {wrong.length === 1
              ? 'C’è un campo da controllare:'
              : `Ci sono ${wrong.length} campi da controllare:`}
          </p>
          <ul>
            {wrong.map((field) => (
              <li key={field.name}>
                <a href={`#${idOf(field.name)}`}>{shortLabel(field)}</a>
                {`: ${errors[field.name]?.message ?? ''}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What one agrees to is a long sentence: up to the notice it names, it tells which. */
function shortLabel({ label, link }: FieldDefinition): string {
  const start = link ? label.indexOf(link.text) : -1;
  return link && start >= 0 ? label.slice(0, start + link.text.length) : label.replace(/\.$/, '');
}
