import { type FormName, formDefinitions } from '@generated/visitor-forms/definitions.ts';
import type { ReactNode } from 'react';
import { VisitorFormIsland } from '#islands';
import type { PageContext } from '../contract.ts';
import type { FormDefinition } from './definition.ts';
import { formEndpoint, ownEndpoint } from './form-endpoint.ts';

/** What a form says when it was sent, where its block does not say otherwise (spec 8). */
export const SENT = ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'];

/** A visitor form, as every block that carries one shows it. */
export function VisitorForm(form: {
  name: FormName;
  nodeId: string;
  context: PageContext;
  /** Editor's own endpoint, of which the path is used. */
  endpoint?: string;
  /** Values that the block gives fields to begin with. */
  values?: Record<string, string>;
  /** Further values of the post, such as `destinatari`. */
  extra?: Record<string, string>;
  buttonLabel?: string;
  /** Lines of the success dialog. */
  sent?: readonly string[];
  /** The server's message beneath the form in the place of a dialog. */
  inline?: boolean;
  prefill?: boolean;
  /** Class set on the page's body while the form is there. */
  pageMarker?: string;
  /** Names the form for assistive technology. */
  label: string;
  /** Fields side by side in one row, for a form in a banner. */
  compact?: boolean;
  /** Legal notes above the button. */
  children?: ReactNode;
}) {
  const { name, nodeId, context, endpoint, values, sent, children, ...rest } = form;
  const definition: FormDefinition = formDefinitions[name];
  return (
    <VisitorFormIsland
      {...rest}
      name={name}
      nodeId={nodeId}
      definition={definition}
      endpoint={ownEndpoint(endpoint, formEndpoint(definition.endpoint, context))}
      values={values ?? {}}
      sent={sent ?? SENT}
      page={context.path}
      brand={context.brand}
      editing={context.editing}
      legal={children}
    />
  );
}
