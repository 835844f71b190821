import type { FieldDefinition } from './definition.ts';

/** What a field is filled in with: a text box, a choice, a file. */
export function FieldControl(control: {
  field: FieldDefinition;
  /** Its names, and what its label and error say of it. */
  common: object;
  /** Value to begin with. */
  value?: string;
}) {
  const { field, common, value } = control;
  const { input, maxLength, autocomplete, inputMode, options = [], accept } = field;
  if (input === 'textarea') {
    return <textarea {...common} rows={4} maxLength={maxLength} defaultValue={value} />;
  }
  if (input === 'file') return <input type="file" {...common} accept={accept?.join(',')} />;
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
      inputMode={inputMode}
      // Beyond its own pattern's length a number is wrong, and is said to be: nothing is cut off.
      maxLength={input === 'tel' ? undefined : maxLength}
    />
  );
}
