import type { NodeId } from '@renderer/document/types.ts';
import type { PageAudit } from '../audit.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

/** Budgets of a whole page in kB (docs: DESIGN, budgets). */
const BUDGET = 450;
const HOME_BUDGET = 700;
/** What every page weighs before its first block: framework, styles, fonts of the first view. */
const BASE = 200;
/** Markup travels compressed. */
const COMPRESSION = 6;
const KB = 1024;

export interface PageWeight {
  budget: number;
  base: number;
  total: number;
  /** Heaviest first, in kB. */
  blocks: readonly { node: NodeId; kb: number; images: number }[];
}

/** What the page weighs by block, as far as the canvas can see: markup and images. */
export function pageWeight(weights: PageAudit['weights'], path: string): PageWeight {
  const blocks = weights
    .map(({ node, html, images }) => ({
      node,
      kb: (html / COMPRESSION + images) / KB,
      images: images / KB,
    }))
    .toSorted((one, other) => other.kb - one.kb);
  return {
    budget: path === '/' ? HOME_BUDGET : BUDGET,
    base: BASE,
    total: BASE + blocks.reduce((sum, { kb }) => sum + kb, 0),
    blocks,
  };
}

export function weight({ audit, path, document }: CheckInput): CheckFinding[] {
  const { total, budget, blocks } = pageWeight(audit.weights, path);
  if (total <= budget) return [];
  const [heaviest] = blocks;
  const message = `La pagina pesa circa ${Math.round(total)} kB, il limite è ${budget} kB.`;
  return [finding('weight', document.nodes.get(heaviest?.node ?? ''), message)];
}
