import { useEffect, useState } from 'react';
import type { Place } from '../../cms/pages.ts';
import { useSession } from '../context.ts';
import { whyTaken } from './why-taken.ts';

/** So long nothing is typed before it is asked for, in ms. */
const REST_MS = 500;

/**
 * Why a page cannot stand where it is written to, known while somebody writes; undefined where nothing
 * else stands there, and as long as the CMS has not said.
 * @param place undefined while there is none, and for where the page is already
 */
export function useTaken(place: Place | undefined): string | undefined {
  const { cms } = useSession();
  const [answer, setAnswer] = useState<{ of: string; why: string | undefined }>();
  const { slug, parent, restBase } = place ?? {};
  const of = JSON.stringify([slug, parent, restBase]);
  useEffect(() => {
    if (!slug || parent === undefined) return;
    let current = true;
    const timer = setTimeout(() => {
      // Whoever saves is told of it all the same.
      whyTaken(cms.pages, { slug, parent, restBase }).then(
        (failure) => current && setAnswer({ of, why: failure?.message }),
        () => {},
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [cms, of, slug, parent, restBase]);
  return answer?.of === of ? answer.why : undefined;
}
