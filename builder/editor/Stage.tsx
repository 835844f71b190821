import { useEffect, useRef, useState } from 'react';
import { type CanvasLink, connectCanvas } from '../canvas-link.ts';
import { useSession, useUi } from './context.ts';
import styles from './Stage.module.css';

/** The canvas: the page in a frame, at the chosen width, scaled to fit. */
export function Stage() {
  const session = useSession();
  const { config, page } = session.bootstrap;
  const viewport = useUi((state) => state.viewport);
  const chosenZoom = useUi((state) => state.zoom);
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<CanvasLink | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!frame.current) return;
    const connected = connectCanvas(session, frame.current);
    link.current = connected;
    session.canvas.current = connected;
    return () => {
      connected.disconnect();
      session.canvas.current = null;
    };
  }, [session]);

  const width = viewport === 'full' ? size.width : viewport;
  const fit = size.width > 0 ? Math.min(1, size.width / width) : 1;
  const zoom = chosenZoom === 'fit' ? fit : chosenZoom;
  useEffect(() => link.current?.setZoom(zoom), [zoom]);

  const address = `${config.canvasUrl}?path=${encodeURIComponent(page.path)}`;
  const shownWidth = width * zoom;
  return (
    <main className={styles.stage} aria-label="Anteprima">
      <div ref={area} className={styles.area}>
        <div
          className={styles.sheet}
          style={{ width: shownWidth, height: size.height }}
          data-framed={shownWidth < size.width - 1 || undefined}
        >
          <iframe
            ref={frame}
            className={styles.frame}
            title="Anteprima della pagina"
            src={address}
            style={{ width, height: size.height / zoom, transform: `scale(${zoom})` }}
          />
        </div>
      </div>
      <ZoomNote percent={Math.round(zoom * 100)} width={Math.round(width)} />
    </main>
  );
}

function ZoomNote({ percent, width }: { percent: number; width: number }) {
  const { ui } = useSession();
  const zoom = useUi((state) => state.zoom);
  return (
    <label className={styles.zoom}>
      <span className={styles.width}>{width} px</span>
      <span className={styles.hidden}>Ingrandimento</span>
      <select
        value={String(zoom)}
        onChange={({ target }) =>
          ui.setState({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })
        }
      >
        <option value="fit">Adatta{zoom === 'fit' ? ` · ${percent}%` : ''}</option>
        {[0.5, 0.75, 1].map((value) => (
          <option key={value} value={String(value)}>
            {value * 100}%
          </option>
        ))}
      </select>
    </label>
  );
}
