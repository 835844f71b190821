import { type PointerEvent, useId } from 'react';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import styles from './FocusPicker.module.css';

type Focus = readonly [number, number];

/** The point of an image that stays visible when it is cropped: a press or a drag, or two sliders. */
export function FocusPicker({
  url,
  focus,
  disabled = false,
  onChange,
}: {
  url: string;
  focus: Focus;
  disabled?: boolean;
  onChange: (focus: Focus) => void;
}) {
  const [x, y] = focus;
  const id = useId();
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange([percent((clientX - left) / width), percent((clientY - top) / height)]);
  };
  return (
    <div className={styles.picker}>
      <p className={styles.hint}>
        Resta in vista dove l’immagine viene tagliata; dove si vede intera non cambia niente.
      </p>
      <div
        className={styles.frame}
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event);
        }}
      >
        <Thumbnail className={styles.image} src={url} draggable={false} />
        <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <Slider
        id={`${id}x`}
        label="Orizzontale"
        value={x}
        disabled={disabled}
        onChange={(next) => onChange([next, y])}
      />
      <Slider
        id={`${id}y`}
        label="Verticale"
        value={y}
        disabled={disabled}
        onChange={(next) => onChange([x, next])}
      />
    </div>
  );
}

const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100);

function Slider({
  id,
  label,
  value,
  disabled,
  onChange,
}: {
  id: string;
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}) {
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{value}%</output>
    </div>
  );
}
