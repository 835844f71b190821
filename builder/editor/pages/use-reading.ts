import { useEffect, useState } from 'react';
import { asCmsFailure, CmsFailure } from '../../cms/cms-failure.ts';

export interface Reading<Found> {
  /** Undefined while it is read, and where it was not. */
  found: Found | undefined;
  failure: CmsFailure | undefined;
  /** Reads it once more. */
  retry: () => void;
}

/**
 * What a dialog reads from WordPress as it opens.
 * @param read the same one as long as the same is read
 */
export function useReading<Found>(read: () => Promise<Found>): Reading<Found> {
  const [answer, setAnswer] = useState<{ found: Found } | CmsFailure>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    setAnswer(undefined);
    read().then(
      (found) => current && setAnswer({ found }),
      (error: unknown) => current && setAnswer(asCmsFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [read, attempt]);
  const failure = answer instanceof CmsFailure ? answer : undefined;
  return {
    found: answer instanceof CmsFailure ? undefined : answer?.found,
    failure,
    retry: () => setAttempt(attempt + 1),
  };
}
