import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Pictured, picturedBlock, picturedPattern } from '../../blocks/pictured.ts';
import { canvasAddress } from '../../canvas-frame.ts';
import { connectPreview, type PreviewLink } from '../../canvas-link/connect-preview.ts';
import type { Session } from '../../session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { classes, theme } from '../../ui/theme.ts';
import { useSession } from '../context.ts';
import styles from './BlockPreview.module.css';
import picture from './Frame.module.css';
import { lookForBlocks } from './look-for-blocks.ts';
import { type Previewed, previewOfPattern } from './use-previewed.ts';

/** The page's width in the frame, and how much of its height is shown at most; px. */
const PAGE = { width: 1200, height: 960 };
const WIDTH = 400;
const SCALE = WIDTH / PAGE.width;
/** Height while it loads, px. */
const LOADING = 72;
/** What is lower in the page shows nothing of itself, but a note of the editor's at most; px. */
const LOWEST = 60;
const MARGIN = 12;

/**
 * A picture of a block beside the picker: the block itself in a canvas of its own, made with the first
 * picture. Whoever cannot see it has the block's name and help.
 */
export function BlockPreview({ previewed }: { previewed: Previewed | undefined }) {
  const [isWanted, setIsWanted] = useState(false);
  if (previewed && !isWanted) setIsWanted(true);
  return isWanted ? createPortal(<Picture previewed={previewed} />, document.body) : null;
}

function Picture({ previewed }: { previewed: Previewed | undefined }) {
  const session = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>(undefined);
  const { component } = previewed ?? {};
  const [height, watch] = useShownHeight(frame);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const connected = connectPreview(session, frame.current);
    link.current = connected;
    return () => connected.disconnect();
  }, [session]);
  useEffect(() => {
    if (component === undefined) return;
    const stop = watch();
    void readPictured(session, component).then((pictured) => link.current?.show(pictured));
    return stop;
  }, [session, component, watch]);

  const shown = height === undefined ? LOADING : Math.min(height, PAGE.height) * SCALE;
  const isVisible = previewed && (height === undefined || height >= LOWEST);
  const { path } = session.bootstrap.page;
  return (
    <div
      className={classes(theme, styles.preview)}
      style={{
        visibility: isVisible ? 'visible' : 'hidden',
        left: previewed?.left,
        top: Math.max(MARGIN, Math.min(previewed?.top ?? 0, innerHeight - shown - MARGIN)),
        width: WIDTH,
        height: shown,
      }}
      aria-hidden="true"
      inert
    >
      <iframe
        ref={frame}
        title="Anteprima del blocco"
        scrolling="no"
        className={picture.frame}
        src={canvasAddress(session.bootstrap.config.canvasUrl, path)}
        style={{
          ...PAGE,
          transform: `scale(${SCALE})`,
          visibility: height === undefined ? 'hidden' : 'inherit',
        }}
      />
      {height === undefined && <Spinner size={20} className={picture.turning} />}
    </div>
  );
}

/** Of a block whose example does not come, nothing. */
async function readPictured({ ui }: Session, previewed: string): Promise<Pictured> {
  const pattern = ui.getState().patterns?.find(({ id }) => previewOfPattern(id) === previewed);
  if (pattern) return picturedPattern(pattern);
  return picturedBlock(previewed).catch(() => ({ children: [{ component: previewed }] }));
}

/** How high the block in the frame is, in its own px, from when it is watched; undefined until it shows. */
function useShownHeight(frame: React.RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number>();
  const [watch] = useState(() => () => {
    setHeight(undefined);
    // What the block before has shown stands until the code of this one is there.
    const before = frame.current?.contentDocument?.querySelector('main')?.firstElementChild;
    return lookForBlocks(frame.current, (blocks) => {
      if (blocks[0] === before) return;
      setHeight(Math.max(0, ...blocks.map((block) => block.getBoundingClientRect().bottom)));
    });
  });
  return [height, watch] as const;
}
