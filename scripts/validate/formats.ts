import path from 'node:path';
import { escapeHtml } from '@renderer/ui/text/escape-html.ts';
import type { Report, ReportedFinding } from './report.ts';
import type { Source } from './source.ts';

/** How a report is printed, by the name of --format. */
export const formats = {
  pretty,
  json: (report: Report) => JSON.stringify(report),
  junit,
  sarif,
};

export function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

function pretty(report: Report): string {
  const pages = groupBy(report.findings);
  const parts = [...pages].map(([page, findings]) => {
    const lines = findings.map(
      (f) =>
        `  ${f.severity === 'error' ? '✗' : '!'} ${printable(`${f.node || '(documento)'} ${f.pointer}`)}\n      ${printable(f.message)} [${f.rule}]`,
    );
    return `${page}\n${lines.join('\n')}`;
  });
  const warnings = report.findings.filter(({ severity }) => severity === 'warning').length;
  const summary =
    `${report.checked} documenti: ${report.valid} validi, ${report.invalid} non validi.` +
    (warnings > 0 ? ` Avvisi: ${warnings}.` : '');
  return [...parts, summary].join('\n\n');
}

/**
 * Text that a terminal prints as it is and XML can hold: names of files and nodes are whatever
 * somebody wrote.
 */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');

const label = ({ source, page }: Pick<Source, 'source' | 'page'>) => printable(`${source} ${page}`);

/** By page, in order; Node 20 has no Map.groupBy. */
function groupBy(findings: readonly ReportedFinding[]): Map<string, ReportedFinding[]> {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const page = label(finding);
    const group = groups.get(page);
    if (group) group.push(finding);
    else groups.set(page, [finding]);
  }
  return groups;
}

const xml = (text: string) => escapeHtml(printable(text));

/** A case for each finding, and one for each document without any. */
function junit(report: Report, documents: readonly Source[]): string {
  const found = new Set(report.findings.map(label));
  const clean = documents.map(label).filter((name) => !found.has(name));
  const passed = clean.map((name) => `    <testcase classname="${xml(name)}" name="valido"/>`);
  const wrong = report.findings.map(
    (f) =>
      `    <testcase classname="${xml(label(f))}" name="${xml(`${f.pointer} ${f.rule}`)}">${
        f.severity === 'error' ? `<failure message="${xml(f.message)}"/>` : ''
      }</testcase>`,
  );
  const cases = [...passed, ...wrong];
  const failures = report.findings.filter((finding) => finding.severity === 'error').length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="documents" tests="${cases.length}" failures="${failures}">
${cases.join('\n')}
  </testsuite>
</testsuites>`;
}

function sarif(report: Report): string {
  const rules = [...new Set(report.findings.map((finding) => finding.rule))].sort();
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate', rules: rules.map((id) => ({ id })) } },
        results: report.findings.map((f) => ({
          ruleId: f.rule,
          level: f.severity,
          message: { text: `${f.message} (${f.component || 'documento'} ${f.pointer})` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: uriOf(f.source) } },
              logicalLocations: [{ name: f.node, fullyQualifiedName: `${f.page}${f.pointer}` }],
            },
          ],
        })),
      },
    ],
  });
}

/** A path as a reference to it; an address of a CMS is one already. */
function uriOf(source: string): string {
  if (/^https?:/.test(source)) return source;
  return source.split(path.sep).map(encodeURIComponent).join('/');
}
