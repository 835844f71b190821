import type { FieldDefinition } from '@renderer/forms/definition.ts';

/** A field to fill in anew on a page without scripts, with what is wrong with it. */
export function NativeField(view: {
  field: FieldDefinition;
  /** As it was posted. */
  value: string;
  error: string | undefined;
}) {
  const { field, value, error } = view;
  const errorId = `${field.name}-errore`;
  const common = {
    id: field.name,
    name: field.name,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  } as const;
  const label = <label htmlFor={field.name}>{labelOf(field)}</label>;
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
      <Control field={field} common={common} value={value} />
      {problem}
    </p>
  );
}

function labelOf({ input, label, required }: FieldDefinition): string {
  const name = input === 'file' ? `Allega di nuovo: ${label}` : label;
  return required ? `${name}*` : name;
}

function Control(control: { field: FieldDefinition; common: object; value: string }) {
  const { field, common, value } = control;
  const { input, maxLength, autocomplete, options = [], accept } = field;
  if (input === 'file') return <input type="file" {...common} accept={accept?.join(',')} />;
  if (input === 'textarea') return <textarea {...common} rows={6} defaultValue={value} />;
  if (input === 'select') {
    const known = options.some((option) => option.value === value);
    return (
      <select {...common} defaultValue={known ? value : ''}>
        <option value="">Scegli</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type={input}
      {...common}
      defaultValue={value}
      autoComplete={autocomplete}
      maxLength={input === 'tel' ? undefined : maxLength}
    />
  );
}
