import type { Finding } from './types.ts';

/** A document nothing can be rendered of; `findings` say why. */
export class DocumentError extends Error {
  override name = 'DocumentError';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map((finding) => finding.message).join(' '));
  }
}

/** A finding about the document itself rather than one of its nodes. */
export function documentFinding(rule: string, message: string, pointer = ''): Finding {
  return { node: '', component: '', pointer, rule, message, severity: 'error' };
}
