import { descendants } from '@renderer/document/operations/descendants.ts';
import { withoutHidden } from '@renderer/document/operations/without-hidden.ts';
import { type Finding, ROOT_ID } from '@renderer/document/types.ts';
import { takenAnchors } from '../anchors.ts';
import { withShownValues } from '../validation/shown-values.ts';
import {
  CHECK_RULES,
  type CheckConfig,
  type CheckFinding,
  type CheckInput,
  type CheckRule,
  verdictOf,
} from './check.ts';
import { discounts } from './discounts.ts';
import { figures } from './figures.ts';
import {
  altTexts,
  anchors,
  contrast,
  emptyLists,
  headings,
  images,
  links,
  lostAnchors,
  offers,
  tabs,
} from './rules.ts';
import { emptyBlocks, samples } from './unfinished.ts';
import { unseen } from './unseen.ts';
import { weight } from './weight.ts';

const RULES = [
  unseen,
  altTexts,
  images,
  headings,
  contrast,
  links,
  anchors,
  lostAnchors,
  tabs,
  emptyLists,
  emptyBlocks,
  offers,
  figures,
  discounts,
  samples,
  weight,
];

/**
 * Everything that is to be looked at before publishing, from the top of the page down; what blocks
 * comes as an error.
 */
export function runChecks(given: CheckInput, config: CheckConfig = {}): CheckFinding[] {
  // What nobody sees needs no look.
  const { nodes, media } = withoutHidden(given.document);
  const shown = takenAnchors(nodes);
  const input = {
    ...given,
    document: { nodes: withShownValues(nodes), media },
    all: given.document.nodes,
    live: given.live && withShownValues(given.live),
    hiddenAnchors: new Set([...takenAnchors(given.document.nodes)].filter((at) => !shown.has(at))),
  };
  const places = new Map(descendants({ nodes }, ROOT_ID).map((id, at) => [id, at]));
  // What is about the page as a whole comes first.
  const placeOf = ({ node }: CheckFinding) => places.get(node) ?? -1;
  // What a rule finds may be of another check, with a verdict of its own.
  const found = RULES.flatMap((rule) =>
    once(rule(input)).flatMap((each): CheckFinding[] => {
      const verdict = verdictOf(each.check, config);
      return verdict === 'off' ? [] : [{ ...each, severity: severityOf(verdict) }];
    }),
  );
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The problems found while editing, by the same configuration. */
export function judged(findings: readonly Finding[], config: CheckConfig = {}): CheckFinding[] {
  return findings.flatMap((found) => {
    const check = kindOf(found);
    const verdict = found.severity === 'warning' ? 'warn' : verdictOf(check, config);
    return verdict === 'off' ? [] : [{ ...found, check, severity: severityOf(verdict) }];
  });
}

const STRUCTURE = ['dangling-child', 'duplicate-child', 'cycle', 'orphan', 'depth'];

function kindOf({ rule }: Finding): CheckRule {
  if (rule === 'unknown-block' || rule === 'unchecked') return rule;
  return STRUCTURE.includes(rule) ? 'structure' : 'fields';
}

const severityOf = (verdict: 'block' | 'warn') => (verdict === 'block' ? 'error' : 'warning');

/** The same sentence about the same field once, however often the page shows it. */
function once(findings: readonly CheckFinding[]): CheckFinding[] {
  const known = new Map(findings.map((each) => [`${each.pointer} ${each.message}`, each]));
  return [...known.values()];
}

/** Reads `alt=block,contrast=off`; unknown names and verdicts are left out. */
export function readCheckConfig(text: string): CheckConfig {
  const pairs = text.split(',').flatMap((part) => {
    const [rule = '', verdict = ''] = part.split('=').map((side) => side.trim());
    const known = (CHECK_RULES as readonly string[]).includes(rule);
    return known && ['block', 'warn', 'off'].includes(verdict) ? [[rule, verdict]] : [];
  });
  return Object.fromEntries(pairs) as CheckConfig;
}
