import { type FoundNow, foundNow } from '../../checks/found-now.ts';
import { useAllProblems, useSession, useUi } from '../context.ts';

/** What is found in the page, kept up to date. */
export function useFound(): FoundNow {
  const session = useSession();
  useAllProblems();
  useUi((state) => state.checks.findings);
  useUi((state) => state.accepted);
  return foundNow(session);
}
