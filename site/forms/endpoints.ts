import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import type { FormDefinition } from '@renderer/forms/definition.ts';
import { formEndpoint } from '@renderer/forms/form-endpoint.ts';
import { ownPath } from '../config/own-path.ts';
import type { FormContext } from './context.ts';
import type { FormReply, FormRequest } from './exchange.ts';
import type { FormSettings } from './settings.ts';
import { submit } from './submit.ts';
import { csrfToken, prefill } from './token.ts';

export type Endpoint = (request: FormRequest, context: FormContext) => Promise<FormReply>;

/** Every endpoint of the forms by its path, without a trailing slash (spec 7). */
export function formEndpoints(settings: FormSettings): ReadonlyMap<string, Endpoint> {
  const endpoints = new Map<string, Endpoint>([
    ['/csrftoken', csrfToken],
    ['/sendMail', prefill],
  ]);
  for (const definition of Object.values(formDefinitions) as FormDefinition[]) {
    const path = ownPath(formEndpoint(definition.endpoint, settings), settings.siteOrigin);
    if (path) endpoints.set(path, (request, context) => submit(definition, request, context));
  }
  return endpoints;
}
