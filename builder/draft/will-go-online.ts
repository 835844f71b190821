import type { UiState } from '../store/ui-store.ts';

/** Whether planned changes wait for their moment: it has not been missed, and the page is online as they found it. */
export function willGoOnline({
  planned,
  page,
  savedContent,
}: Pick<UiState, 'planned' | 'page' | 'savedContent'>): boolean {
  return (
    planned !== null &&
    page.status === 'publish' &&
    !planned.missed &&
    planned.base === savedContent
  );
}
