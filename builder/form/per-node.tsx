import type { Registry } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormContext } from './form-context.ts';

/**
 * A part of the form that remembers something of the block it is shown for, such as which item is
 * open: it begins anew with each block, while the form around it stays.
 */
export function perNode<Props extends { registry: Registry }>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function PerNode(props: Props) {
    const { node } = props.registry.formContext as FormContext;
    return <Part key={node} {...props} />;
  };
}
