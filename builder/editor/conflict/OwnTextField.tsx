import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo } from 'react';
import { fieldAt } from '../../form/field-at.ts';
import { ID_SEPARATOR } from '../../form/field-path.ts';
import type { FormContext } from '../../form/form-context.ts';
import { fields, templates, widgets } from '../../form/form-parts.ts';
import { readyForm } from '../../form/load-form.ts';

/** A text that is written in place of two others, in the field that its block's form has for it. */
export default function OwnTextField({
  id,
  component,
  path,
  text,
  problems,
  onChange,
}: {
  /** Of no other field on the screen. */
  id: string;
  component: string;
  path: readonly (string | number)[];
  text: unknown;
  problems: readonly string[];
  onChange: (text: unknown) => void;
}) {
  const form = useMemo(() => {
    const { schema: field, ui, required } = fieldAt(readyForm(component), path);
    const schema = {
      ...{ $id: id, type: 'object', required: required ? ['text'] : [] },
      properties: { text: { ...field, title: 'Testo da tenere' } },
    } as RJSFSchema;
    // The block's own validator checks it, with the rest of the block.
    const validator = createPrecompiledValidator<Fields>({ [id]: () => true }, schema);
    return { schema, uiSchema: { text: ui }, validator };
  }, [id, component, path]);
  const errors = useMemo(() => ({ text: { __errors: [...problems] } }), [problems]);
  return (
    <Form<Fields>
      {...form}
      tagName="div"
      idPrefix={id}
      idSeparator={ID_SEPARATOR}
      formData={{ text }}
      formContext={NO_NODE}
      extraErrors={errors}
      showErrorList={false}
      noHtml5Validate
      {...{ fields, templates, widgets }}
      onChange={({ formData }) => onChange(formData?.text)}
    >
      <span hidden />
    </Form>
  );
}

type Fields = Record<string, unknown>;

const NO_NODE: FormContext = {};
