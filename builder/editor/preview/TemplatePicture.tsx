import type { PageTemplate } from '@renderer/examples.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { canvasAddress } from '../../canvas-frame.ts';
import { connectPreview } from '../../canvas-link/connect-preview.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession } from '../context.ts';
import picture from './Frame.module.css';
import { lookForBlocks } from './look-for-blocks.ts';
import styles from './TemplatePicture.module.css';

/** Width of the page in the frame, px: as on a desktop. */
const PAGE_WIDTH = 1200;

/** The page that a template makes, in a canvas of its own, cut off below. It is only looked at. */
export function TemplatePicture({ template }: { template: PageTemplate }) {
  const session = useSession();
  const box = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    if (!box.current || !frame.current) return;
    const scale = box.current.clientWidth / PAGE_WIDTH;
    frame.current.style.transform = `scale(${scale})`;
    frame.current.style.height = `${box.current.clientHeight / scale}px`;
    const preview = connectPreview(session, frame.current);
    preview.show(template);
    const stop = lookForBlocks(frame.current, () => {
      setIsShown(true);
      stop();
    });
    return () => {
      stop();
      preview.disconnect();
    };
  }, [session, template]);
  const { config, page } = session.bootstrap;
  return (
    <span ref={box} className={styles.picture} aria-hidden="true" inert>
      <iframe
        ref={frame}
        title={`Anteprima del modello «${template.title}»`}
        scrolling="no"
        className={picture.frame}
        src={canvasAddress(config.canvasUrl, page.path)}
        style={{ width: PAGE_WIDTH, visibility: isShown ? 'inherit' : 'hidden' }}
      />
      {!isShown && <Spinner size={20} className={picture.turning} />}
    </span>
  );
}
