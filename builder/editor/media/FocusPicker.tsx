import { useId } from 'react';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import styles from './FocusPicker.module.css';

type Focus = readonly [number, number];

/** The point of an image that stays visible when it is cropped: a click, or two sliders. */
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
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard. */}
      <div
        className={styles.frame}
        onClick={(event) => {
          if (disabled) return;
          const box = event.currentTarget.getBoundingClientRect();
          onChange([
            Math.round(((event.clientX - box.left) / box.width) * 100),
            Math.round(((event.clientY - box.top) / box.height) * 100),
          ]);
        }}
      >
        <Thumbnail className={styles.image} src={url} />
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
