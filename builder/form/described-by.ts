import type { WidgetProps } from '@rjsf/utils';

export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

/** Attributes that tie a control to its help and its errors. */
export function describedBy({
  id,
  rawErrors,
  options,
  required,
}: Pick<WidgetProps, 'id' | 'rawErrors' | 'options' | 'required'>) {
  const hasErrors = (rawErrors?.length ?? 0) > 0;
  const ids = [options.help ? helpId(id) : '', hasErrors ? errorId(id) : ''].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasErrors || undefined,
    'aria-required': required || undefined,
  };
}

/**
 * The value of a text that was emptied: nothing, so that a required field counts as missing; an
 * empty text where nothing would bring the field's default back.
 */
export function emptiedText({ schema }: Pick<WidgetProps, 'schema'>): string | undefined {
  return schema.default === undefined ? undefined : '';
}

/** What a text field shows; a value of another kind can be read, and replaced by a text. */
export function textOf(value: unknown): string {
  return typeof value === 'object' || value === undefined ? '' : String(value);
}
