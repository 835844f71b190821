import type { Session } from '../session.ts';
import { parted } from './accepted.ts';
import type { CheckFinding } from './check.ts';
import { judged, readCheckConfig } from './run-checks.ts';

export interface FoundNow {
  /** What is to be looked at before publishing, as far as it is known, */
  all: readonly CheckFinding[];
  /** and what was accepted. */
  accepted: readonly CheckFinding[];
}

export function foundNow({
  ui,
  problems,
  bootstrap,
}: Pick<Session, 'ui' | 'problems' | 'bootstrap'>): FoundNow {
  const { checks, accepted: known } = ui.getState();
  const { open, accepted } = parted(checks.findings, known);
  const config = readCheckConfig(bootstrap.config.publishChecks ?? '');
  return { all: [...judged(problems.all(), config), ...open], accepted };
}
