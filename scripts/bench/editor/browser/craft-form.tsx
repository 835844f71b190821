import { fields, templates, widgets } from '@builder/form/form-parts.ts';
import { loadForm } from '@builder/form/load-form.ts';
import { fieldPlans } from '@generated/defaults.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import Form from '@rjsf/core';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { type PanelProps, type Props, startCraft } from './craft-editor.tsx';

/** Craft.js with the form that our builder shows for a text block, every field of it. */
const { schema, uiSchema, validate } = await loadForm('TextBlock');
const functions = { [String(schema.$id)]: validate } as unknown as ValidatorFunctions;
const validator = createPrecompiledValidator<Props>(functions, schema);

function WholeForm({ id, props, change }: PanelProps) {
  return (
    <Form<Props>
      key={id}
      tagName="div"
      {...{ schema, uiSchema, validator, fields, templates, widgets }}
      formData={fillDefaults(fieldPlans.textblock ?? {}, props)}
      onChange={({ formData }) => change((own) => void Object.assign(own, formData))}
    >
      <span hidden />
    </Form>
  );
}

startCraft(WholeForm, 'input[id="root_title"]');
