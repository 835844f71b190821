import { type RefObject, useEffect, useState } from 'react';

/** What content may ask for, in px: less shows nothing, more is an error of its own. */
const LEAST = 40;
const MOST = 4000;

/**
 * How high the document in a frame says it is, once it does. It may have said so before this page's
 * code came, so it is asked; only the frame itself is heard.
 */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      const said = Number(data?.contentHeight);
      if (said >= LEAST) setHeight(Math.min(Math.ceil(said), MOST));
    };
    window.addEventListener('message', hear);
    frame.current?.contentWindow?.postMessage('contentHeight', '*');
    return () => window.removeEventListener('message', hear);
  }, [frame]);
  return height;
}
