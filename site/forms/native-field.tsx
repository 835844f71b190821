import type { FieldDefinition } from '@renderer/forms/definition.ts';
import { FieldControl } from '@renderer/forms/FieldControl.tsx';
import { LabelText } from '@renderer/forms/LabelText.tsx';

/** A field to fill in anew on a page without scripts, with what is wrong with it. */
export function NativeField(view: {
  field: FieldDefinition;
  /** As it was posted. */
  value: string;
  error: string | undefined;
}) {
  const { field, value, error } = view;
  const errorId = `${field.name}-errore`;
  const helpId = `${field.name}-aiuto`;
  const described = [error && errorId, field.help && helpId];
  const common = {
    id: field.name,
    name: field.name,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  } as const;
  const label = (
    <label htmlFor={field.name}>
      <LabelText text={labelOf(field)} link={field.link} />
    </label>
  );
  const problem = error && (
    <span id={errorId} className="wrong">
      {error}
    </span>
  );
  if (field.input === 'checkbox') {
    return (
      <p>
        <input type="checkbox" {...common} value="true" /> {label} {problem}
      </p>
    );
  }
  return (
    <p className="field">
      {label}
      <FieldControl field={field} common={common} value={value} />
      {field.help && <small id={helpId}>{field.help}</small>}
      {problem}
    </p>
  );
}

function labelOf({ input, label, required }: FieldDefinition): string {
  const name = input === 'file' ? `Allega di nuovo: ${label}` : label;
  return required ? `${name}*` : name;
}
