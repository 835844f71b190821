import { DocumentError } from '../../renderer/document/errors.ts';
import { parseDocument } from '../../renderer/document/parse.ts';
import type { DocumentNode, Finding } from '../../renderer/document/types.ts';
import { validateJson } from '../../renderer/document/validate.ts';
import { isReference, missingPattern, patternIdOf } from '../../renderer/patterns/reference.ts';
import type { Source } from './source.ts';

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
  for (const { source, page, json, patterns } of sources) {
    const own = [...validateJson(json), ...missingPatterns(json, patterns)];
    if (own.some((finding) => finding.severity === 'error')) invalid += 1;
    for (const finding of own) {
      const { node, component, pointer, rule, message, severity } = finding;
      findings.push({ source, page, node, component, pointer, rule, message, severity });
    }
  }
  return { checked: sources.length, valid: sources.length - invalid, invalid, findings };
}

/** References of a document to synced patterns that are not there. */
function missingPatterns(json: string, patterns: Source['patterns']): Finding[] {
  if (!patterns) return [];
  return parsedNodes(json).flatMap((node) => {
    const id = isReference(node) ? patternIdOf(node) : undefined;
    return id === undefined || patterns.has(id) ? [] : [missingPattern(node)];
  });
}

function parsedNodes(json: string): DocumentNode[] {
  try {
    return [...parseDocument(json).nodes.values()];
  } catch (error) {
    // The validation itself says so.
    if (!(error instanceof DocumentError)) throw error;
    return [];
  }
}
