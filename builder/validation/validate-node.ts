import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { messageFor } from '@renderer/document/messages.ts';
import { pointer } from '@renderer/document/pointer.ts';
import type { DocumentNode, Finding } from '@renderer/document/types.ts';
import type { ValidateFunction } from '@renderer/validation.ts';
import { blockName } from '../catalogue.ts';
import { readyForm } from '../form/load-form.ts';
import { linkWords } from './link-words.ts';
import { shownValues } from './shown-values.ts';

/** Problems of one node's fields, as they would be saved, by its own validator. */
export function validateNode(node: DocumentNode, validate: ValidateFunction): Finding[] {
  const { id, component } = node;
  const plan = fieldPlans[blockKey(component)] ?? {};
  const props = fillDefaults(plan, shownValues(node));
  const base = pointer(['nodes', id, 'props']);
  const at = { node: id, component, severity: 'error' as const };
  const words = linkWords(readyForm(component)?.uiSchema, props).map((found) => ({
    ...{ ...at, ...found, rule: 'format', pointer: base + found.pointer },
  }));
  if (validate(props)) return words;
  const said = new Set(words.map((finding) => finding.pointer));
  const errors = (validate.errors ?? []).map((error) => {
    const { keyword, params, instancePath } = error;
    const missing = keyword === 'required' ? pointer([String(params.missingProperty)]) : '';
    return {
      ...{ ...at, rule: keyword, message: messageFor(error) },
      pointer: `${base}${instancePath}${missing}`,
    };
  });
  return [...errors.filter((finding) => !said.has(finding.pointer)), ...words];
}

/** The finding of a node whose component the catalogue doesn't know. */
export function unknownBlock({ id, component }: DocumentNode): Finding {
  const at = pointer(['nodes', id, 'component']);
  const message = `Il blocco «${component}» non esiste.`;
  return { node: id, component, pointer: at, rule: 'unknown-block', message, severity: 'error' };
}

/** The finding of a kind of block whose validator could not be had. */
export function unchecked({ id, component }: DocumentNode): Finding {
  return {
    ...{ node: id, component, rule: 'unchecked', severity: 'error' },
    pointer: pointer(['nodes', id]),
    message: `I controlli di «${blockName(component)}» non si sono caricati: riprova, o ricarica la pagina.`,
  };
}
