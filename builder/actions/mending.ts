import { pointer } from '@renderer/document/pointer.ts';
import type { CheckFinding } from '../checks/check.ts';
import { foundNow } from '../checks/found-now.ts';
import { toMend } from '../checks/list-order.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { mendingPath } from '../editor/field-of.ts';
import { nodeLabel } from '../node-label.ts';
import type { Session } from '../session.ts';
import { announce, assure } from '../store/ui-store.ts';
import { toSidePanel } from '../ui/regions.ts';
import type { Selecting } from './selecting.ts';

/** From one finding of the checks to the next. */
export interface Mending {
  /** Opens a finding's block on the field that mends it. */
  toFinding(finding: CheckFinding): void;
  /**
   * Goes on from the finding that is being mended, or back, and round at the end; where nothing was
   * found, to the checks.
   */
  stepFinding(offset: -1 | 1): void;
}

type Parts = Pick<Session, 'store' | 'ui' | 'problems' | 'bootstrap'>;

export function createMending(session: Parts, { openField }: Selecting): Mending {
  const { store, ui } = session;
  const list = () => toMend(foundNow(session).all);
  const toFinding = (finding: CheckFinding) => {
    ui.setState({ mending: { finding, at: placeOf(list(), { finding, at: 0 }).at } });
    openField(finding.node, mendingPath(finding));
  };
  /** What of a finding stands in the panel, and is not heard with the field that it leads to. */
  const saidOf = (finding: CheckFinding, all: readonly CheckFinding[]) => {
    const node = store.getState().nodes.get(finding.node);
    const kind = finding.severity === 'error' ? 'Errore' : 'Avviso';
    const { checks } = ui.getState();
    // What was just mended is counted until the page has been looked at again.
    const isBehind = checks.of !== undefined && checks.of.nodes !== store.getState().nodes;
    const place = isBehind ? '' : ` ${all.indexOf(finding) + 1} di ${all.length}`;
    return `${kind}${place}${node ? `, «${nodeLabel(node)}»` : ''}: ${finding.message}`;
  };
  return {
    toFinding,
    stepFinding(offset) {
      const all = list();
      if (all.length === 0) {
        setSidekick(store, { component: 'problems' });
        return toSidePanel();
      }
      const { before, after } = placeOf(all, ui.getState().mending);
      const next = offset < 0 ? before : after;
      const [end, again] =
        offset < 0 ? [all.at(-1), 'Di nuovo dall’ultimo'] : [all[0], 'Di nuovo dal primo'];
      const finding = next ?? end;
      if (!finding) return;
      if (!next) assure(ui, `${again} dei punti da guardare.`);
      toFinding(finding);
      announce(ui, `${next ? '' : `${again}. `}${saidOf(finding, all)}`);
    },
  };
}

/** A finding that is being mended, and where it stood among all when that began. */
export interface Mended {
  finding: CheckFinding;
  at: number;
}

/** Where a finding stands among all, and what stands beside it; mended, it is no longer there. */
export function placeOf(all: readonly CheckFinding[], mending: Mended | null) {
  if (!mending) return { found: undefined, at: 0, before: all.at(-1), after: all[0] };
  const { finding } = mending;
  const exact = all.findIndex((each) => keyOf(each) === keyOf(finding));
  // A field that is wrong in another way by now is not mended; nor, of several that are left alike,
  // are the others once the first is.
  const index = [
    exact,
    all.findIndex((each) => isOfField(finding) && each.pointer === finding.pointer),
    all.findIndex((each) => each.rule === finding.rule && isOther(each, finding)),
  ].find((each) => each >= 0);
  const at = index ?? mending.at;
  const found = index === undefined ? undefined : all[index];
  return { found, at, before: all[at - 1], after: all[found ? at + 1 : at] };
}

const isOther = (other: CheckFinding, { node, also = [] }: CheckFinding) =>
  also.some((path) => other.pointer === pointer(['nodes', node, 'props', ...path]));

const isOfField = ({ pointer }: CheckFinding) => pointer.includes('/props/');

/** While it is mended its message may become another. */
const keyOf = ({ pointer, rule }: CheckFinding) => `${pointer} ${rule}`;
