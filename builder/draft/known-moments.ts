import type { PlannedChanges } from '../contract.ts';
import type { UiState } from '../store/ui-state.ts';

export type Moments = Pick<PlannedChanges, 'dateGmt' | 'untilGmt'>;

/** When the page goes online, or what is planned for it; null where nothing has a moment. */
export function knownMoments({ page, planned }: Pick<UiState, 'page' | 'planned'>): Moments | null {
  if (page.status === 'publish') return planned;
  const { status, dateGmt } = page;
  return status === 'future' && dateGmt ? { dateGmt, untilGmt: '' } : null;
}

/** What was wished for last, unless what is planned has become another since then. */
export function stillWanted(state: Pick<UiState, 'page' | 'planned' | 'wanted'>) {
  const known = knownMoments(state);
  const { wanted } = state;
  const isSame =
    wanted?.over?.dateGmt === known?.dateGmt && wanted?.over?.untilGmt === known?.untilGmt;
  return isSame ? wanted : null;
}
