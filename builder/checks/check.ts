import { pointer } from '@renderer/document/pointer.ts';
import type { Document, DocumentNode, Finding, NodeId } from '@renderer/document/types.ts';
import type { PatternId } from '@renderer/patterns/reference.ts';
import type { PageAudit } from '../audit.ts';
import type { SharedContent } from '../patterns/pattern-store.ts';
import type { LostAnchor } from './find-lost-anchors.ts';
import type { NoOffer } from './find-no-offers.ts';
import type { OldFigure } from './find-old-figures.ts';

/** What a page is checked for before it is published, beside its fields' own rules. */
export const CHECK_RULES = [
  'fields',
  'structure',
  'unknown-block',
  'unchecked',
  'unseen',
  'alt',
  'images',
  'headings',
  'contrast',
  'links',
  'anchors',
  'tabs',
  'unlisted-tabs',
  'empty-lists',
  'empty-blocks',
  'offers',
  'figures',
  'samples',
  'weight',
] as const;
export type CheckRule = (typeof CHECK_RULES)[number];
/** What a finding of a rule does to publishing. */
export type Verdict = 'block' | 'warn' | 'off';
export type CheckConfig = Partial<Record<CheckRule, Verdict>>;

/**
 * Fields in error hide their block from the site, and so may those that could not be checked;
 * children in the wrong place are lost to it, and a tab without its key shows nothing.
 */
const DEFAULTS: Record<CheckRule, Verdict> = {
  fields: 'block',
  structure: 'block',
  'unknown-block': 'warn',
  unchecked: 'block',
  unseen: 'warn',
  alt: 'warn',
  images: 'warn',
  headings: 'warn',
  contrast: 'warn',
  links: 'warn',
  anchors: 'warn',
  tabs: 'block',
  'unlisted-tabs': 'warn',
  'empty-lists': 'warn',
  'empty-blocks': 'warn',
  offers: 'warn',
  figures: 'warn',
  samples: 'warn',
  weight: 'warn',
};

export function verdictOf(rule: CheckRule, config: CheckConfig = {}): Verdict {
  return config[rule] ?? DEFAULTS[rule];
}

export interface CheckInput {
  document: Pick<Document, 'nodes' | 'media'>;
  /** With the blocks that visitors do not see, where there are such. */
  all?: Document['nodes'];
  audit: PageAudit;
  /** Paths that the site answers; undefined when they could not be asked for. */
  paths: ReadonlySet<string> | undefined;
  /** Fields that name a page which is no offer, where that could be asked for. */
  noOffers?: readonly NoOffer[];
  /** Places that other pages link to and that are gone, where that could be asked for. */
  lostAnchors?: readonly LostAnchor[];
  /** What the page no longer says while others do, where that could be asked for. */
  oldFigures?: readonly OldFigure[];
  /** Path of the page itself. */
  path: string;
  /** It is a shared block: what stands around it is that of each page which shows it. */
  isPart?: boolean;
  origin: string;
  /** What new blocks of a component begin with, where that could be had. */
  starter?: (component: string) => { props: unknown; within?: readonly unknown[] } | undefined;
  /** What the shared blocks of the page hold, as far as it is known. */
  shared?: ReadonlyMap<PatternId, SharedContent>;
  /** Places of the page that only hidden blocks have. */
  hiddenAnchors?: ReadonlySet<string>;
  /** The page as visitors see it now, where they do. */
  live?: Document['nodes'];
}

export interface CheckFinding extends Finding {
  check: CheckRule;
  /** Other fields of the block that it is true of, by their paths. */
  also?: readonly (readonly (string | number)[])[];
  /** What it is about, where the message does not say: of another, it is another warning. */
  of?: string;
  /** What is mended wherever it stands by putting another text in its place. */
  replaces?: { text: string; by: string };
}

/** A finding about a field of a node, or about the node as a whole. */
export function finding(
  check: CheckRule,
  node: DocumentNode | undefined,
  message: string,
  path: readonly (string | number)[] = [],
): CheckFinding {
  const id: NodeId = node?.id ?? '';
  return {
    ...{ check, rule: check, message, severity: 'warning', node: id },
    component: node?.component ?? '',
    pointer: pointer(['nodes', id, ...(path.length > 0 ? ['props', ...path] : [])]),
  };
}
