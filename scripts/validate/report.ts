import type { Finding } from '../../renderer/document/types.ts';
import { validateJson } from '../../renderer/document/validate.ts';
import type { Source } from './sources.ts';

export interface ReportedFinding extends Finding {
  source: string;
  page: string;
}

/** What contract C3 prints as JSON. */
export interface Report {
  checked: number;
  valid: number;
  invalid: number;
  findings: ReportedFinding[];
}

/** Validates every source; a document is invalid when it has a finding of severity error. */
export function reportOf(sources: readonly Source[]): Report {
  const findings: ReportedFinding[] = [];
  let invalid = 0;
  for (const { source, page, json } of sources) {
    const own = validateJson(json);
    if (own.some((finding) => finding.severity === 'error')) invalid += 1;
    for (const finding of own) {
      const { node, component, pointer, rule, message, severity } = finding;
      findings.push({ source, page, node, component, pointer, rule, message, severity });
    }
  }
  return { checked: sources.length, valid: sources.length - invalid, invalid, findings };
}
