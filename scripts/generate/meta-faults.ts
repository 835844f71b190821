import type { ErrorObject } from 'ajv';
import { didYouMean } from './did-you-mean.ts';

/**
 * What a meta-schema has against a schema, each fault with file and pointer. Ajv must be `verbose`:
 * what would have been right stands in the meta-schema.
 */
export function metaFaults(file: string, errors: readonly ErrorObject[] | null | undefined) {
  return (errors ?? []).filter(isCause).map((error) => {
    const { additionalProperty } = error.params;
    const below = additionalProperty === undefined ? '' : `/${additionalProperty}`;
    return `${file}: ${`${error.instancePath}${below}` || '/'}: ${sentence(error)}`;
  });
}

/** Others only say that one of several ways, or what is below, does not fit. */
const isCause = ({ keyword, propertyName, schemaPath }: ErrorObject) =>
  keyword !== 'if' && propertyName === undefined && !/\/oneOf\/\d/.test(schemaPath);

function sentence(error: ErrorObject): string {
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKeyword(error);
    case 'enum': {
      const { allowedValues } = error.params as { allowedValues: unknown[] };
      const allowed = `${error.message} (${JSON.stringify(allowedValues)})`;
      return `${allowed}${didYouMean(String(error.data), allowedValues.map(String))}`;
    }
    case 'oneOf': {
      const ways = (error.schema as { required: string[] }[]).flatMap(({ required }) => required);
      return `must say exactly one of ${ways.map((way) => `'${way}'`).join(' and ')}`;
    }
    case 'propertyNames':
      return `'${error.params.propertyName}' cannot be the name of a field`;
    default:
      return error.message ?? 'not valid';
  }
}

function unknownKeyword({ params, parentSchema }: ErrorObject): string {
  const name = String(params.additionalProperty);
  const known = Object.keys(parentSchema?.properties ?? {});
  if (!known.includes('$ref')) return `unknown keyword '${name}'${didYouMean(name, known)}`;
  const others = known.filter((keyword) => keyword !== '$ref').join(', ') || 'nothing';
  return `beside a $ref may stand ${others}: write the field out to say '${name}'`;
}
