import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canvasAddress, placeCanvasFrame } from '../canvas-frame.ts';
import { type CanvasLink, connectCanvas } from '../canvas-link/connect-canvas.ts';
import type { Look } from '../store/ui-state.ts';
import hidden from '../ui/hidden.module.css';
import select from '../ui/select.module.css';
import { useSession, useUi } from './context.ts';
import { FloatingNotices } from './FloatingNotices.tsx';
import styles from './Stage.module.css';
import { useViewport } from './use-viewport.ts';

/** The canvas: the page in a frame, at the chosen width, scaled to fit. */
export function Stage() {
  const session = useSession();
  const { config, page } = session.bootstrap;
  const address = canvasAddress(config.canvasUrl, page.path);
  const viewport = useViewport();
  const chosenZoom = useUi((state) => state.zoom);
  const area = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
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

  useLayoutEffect(() => {
    if (!holder.current) return;
    const own = placeCanvasFrame(holder.current, address);
    own.className = styles.frame ?? '';
    own.dataset.region = '';
    frame.current = own;
    const connected = connectCanvas(session, own);
    link.current = connected;
    session.canvas.current = connected;
    return () => {
      connected.disconnect();
      session.canvas.current = null;
      own.remove();
    };
  }, [session, address]);

  const freeWidth = useUi((state) => state.freeWidth);
  const width = freeWidth ?? (viewport === 'full' ? size.width : viewport);
  const fit = size.width > 0 ? Math.min(1, size.width / width) : 1;
  const zoom = chosenZoom === 'fit' ? fit : chosenZoom;
  useEffect(() => link.current?.setZoom(zoom), [zoom]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const height = `${size.height / zoom}px`;
    Object.assign(frame.current.style, {
      width: `${width}px`,
      height,
      transform: `scale(${zoom})`,
    });
  }, [width, size.height, zoom]);

  const shownWidth = width * zoom;
  return (
    <main className={styles.stage} aria-label="Anteprima">
      <div ref={area} className={styles.area}>
        <div
          className={styles.sheet}
          style={{ width: shownWidth, height: size.height }}
          data-framed={shownWidth < size.width - 1 || undefined}
        >
          <div ref={holder} />
          <WidthHandle width={width} zoom={zoom} />
        </div>
      </div>
      <FloatingNotices />
      <div className={styles.foot}>
        <ZoomNote percent={Math.round(zoom * 100)} width={Math.round(width)} />
        <LookChoice />
      </div>
    </main>
  );
}

const NARROWEST = 320;
const WIDEST = 2560;
const STEP = 10;

/** Drags the page to any width; by keyboard with the arrows. */
function WidthHandle({ width, zoom }: { width: number; zoom: number }) {
  const { ui } = useSession();
  const [dragging, setDragging] = useState(false);
  const set = (next: number) =>
    ui.setState({ freeWidth: Math.round(Math.min(WIDEST, Math.max(NARROWEST, next))) });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved. */}
      <div
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label="Larghezza della pagina"
        aria-valuenow={Math.round(width)}
        aria-valuemin={NARROWEST}
        aria-valuemax={WIDEST}
        aria-valuetext={`${Math.round(width)} pixel`}
        title="Trascina per cambiare la larghezza"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={(event) => {
          // The page is centred: it grows on both sides.
          if (dragging) set(width + (event.movementX * 2) / zoom);
        }}
        onPointerUp={() => setDragging(false)}
        onKeyDown={(event) => {
          const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (direction === undefined || event.altKey) return;
          event.preventDefault();
          set(width + direction * STEP * (event.shiftKey ? 10 : 1));
        }}
      />
      {/* While dragging, the frame must not swallow the pointer. */}
      {dragging && <div className={styles.shield} />}
    </>
  );
}

function ZoomNote({ percent, width }: { percent: number; width: number }) {
  const { ui } = useSession();
  const zoom = useUi((state) => state.zoom);
  return (
    <label className={styles.zoom}>
      <span>{width} px</span>
      <span className={hidden.visually}>Ingrandimento</span>
      <select
        className={select.arrow}
        value={String(zoom)}
        onChange={({ target }) =>
          ui.setState({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })
        }
      >
        <option value="fit">Adatta{zoom === 'fit' ? ` · ${percent}%` : ''}</option>
        {[0.25, 0.5, 0.75, 1, 1.5, 2].map((value) => (
          <option key={value} value={String(value)}>
            {value * 100}%
          </option>
        ))}
      </select>
    </label>
  );
}

/** Light or dark editor; the page stays as visitors see it. */
function LookChoice() {
  const { ui } = useSession();
  const look = useUi((state) => state.look);
  return (
    <label className={styles.zoom}>
      <span className={hidden.visually}>Aspetto dell’editor</span>
      <select
        className={select.arrow}
        value={look}
        onChange={({ target }) => ui.setState({ look: target.value as Look })}
      >
        <option value="auto">Editor: come il sistema</option>
        <option value="light">Editor: chiaro</option>
        <option value="dark">Editor: scuro</option>
      </select>
    </label>
  );
}
