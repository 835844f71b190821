import { parted } from '../../checks/accepted.ts';
import type { CheckFinding } from '../../checks/check.ts';
import { judged, readCheckConfig } from '../../checks/run-checks.ts';
import { useAllProblems, useSession, useUi } from '../context.ts';

/** What is to be looked at before publishing, as far as it is known, and what was accepted. */
export function useFound(): { all: readonly CheckFinding[]; accepted: readonly CheckFinding[] } {
  const { bootstrap } = useSession();
  const problems = useAllProblems();
  const findings = useUi((state) => state.checks.findings);
  const { open, accepted } = parted(
    findings,
    useUi((state) => state.accepted),
  );
  const config = readCheckConfig(bootstrap.config.publishChecks ?? '');
  return { all: [...judged(problems, config), ...open], accepted };
}
