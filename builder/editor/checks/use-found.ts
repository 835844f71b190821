import { useAllProblems, useSession, useUi } from '../context.ts';
import { type FoundNow, foundNow } from './found-now.ts';

/** What is found in the page, kept up to date. */
export function useFound(): FoundNow {
  const session = useSession();
  useAllProblems();
  useUi((state) => state.checks.findings);
  useUi((state) => state.accepted);
  return foundNow(session);
}
