import { fieldPlans } from '@generated/defaults.ts';
import { validators } from '@generated/validators/index.ts';
import { isReference, validateReference } from '../patterns/reference.ts';
import { blockKey } from './block-key.ts';
import { checkVersions } from './check-versions.ts';
import { DocumentError } from './errors.ts';
import { fillDefaults } from './field-plan.ts';
import { atStoredChildren, malformed } from './malformed.ts';
import { messageFor } from './messages.ts';
import { migrate, migrationFailed } from './migrate.ts';
import { documentOf } from './parse.ts';
import { pointer } from './pointer.ts';
import { forbiddenKeys, readJson } from './read-json.ts';
import { checkStructure } from './structure.ts';
import { type Document, type DocumentNode, type Finding, ROOT_ID } from './types.ts';
import { unknownProperties } from './unknown-properties.ts';

/** Every problem of a document, in document order: structure first, then each node's fields. */
export function validateDocument(document: Document): Finding[] {
  return findingsOf(document, validateNode);
}

/**
 * Every problem of a saved document, those included that reading it already hides, and what it
 * stores that no field reads.
 */
export function validateJson(json: string): Finding[] {
  const read = readJson(json);
  if (!read.ok) return read.findings;
  const findings = [...forbidden(read.value), ...malformed(read)];
  try {
    const found = findingsOf(documentOf(read), validateStoredNode);
    findings.push(...atStoredChildren(found, read.nodes));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    findings.push(...error.findings);
  }
  return findings;
}

function findingsOf(document: Document, validate: (node: DocumentNode) => Finding[]): Finding[] {
  const findings = [...checkVersions(document), ...checkStructure(document)];
  const { document: migrated, failures } = migrate(document);
  for (const node of migrated.nodes.values()) {
    if (node.id === ROOT_ID) continue;
    const failure = failures.get(node.id);
    findings.push(...(failure ? [migrationFailed(failure)] : validate(node)));
  }
  return findings;
}

const validateStoredNode = (node: DocumentNode) => [
  ...validateNode(node),
  ...unknownProperties(node),
];

/** Problems of one node's component and props; nothing about its place in the tree. */
export function validateNode(node: DocumentNode): Finding[] {
  const base = { node: node.id, component: node.component, severity: 'error' as const };
  if (isReference(node)) return validateReference(node);
  const key = blockKey(node.component);
  const validate = validators.get(key);
  if (!validate) {
    const at = pointer(['nodes', node.id, 'component']);
    const message = `Il blocco «${node.component}» non esiste.`;
    return [{ ...base, pointer: at, rule: 'unknown-block', message }];
  }
  // Defaults are valid by construction: what is valid without them needs none filled in.
  if (validate(node.props) || validate(fillDefaults(fieldPlans[key] ?? {}, node.props))) return [];
  const props = pointer(['nodes', node.id, 'props']);
  return (validate.errors ?? []).map((error) => {
    const missing =
      error.keyword === 'required' ? pointer([String(error.params.missingProperty)]) : '';
    const at = `${props}${error.instancePath}${missing}`;
    return { ...base, pointer: at, rule: error.keyword, message: messageFor(error) };
  });
}

function forbidden(value: Record<string, unknown>): Finding[] {
  return forbiddenKeys(value).map((at) => {
    const [, room, id = ''] = at.split('/');
    const node = room === 'nodes' ? id : '';
    const key = at.slice(at.lastIndexOf('/') + 1);
    const message = `La chiave «${key}» non è ammessa.`;
    return { node, component: '', pointer: at, rule: 'forbidden-key', message, severity: 'error' };
  });
}
