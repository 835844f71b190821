import control from '../form/widgets/control.module.css';

/** A day and a time of it. */
export function MomentField({
  label,
  value,
  min,
  isWrong,
  saidId,
  onChange,
  onEnter,
}: {
  label: string;
  /** Local time; empty while it is not complete. */
  value: string;
  /** The earliest that is offered, ms. */
  min: number;
  isWrong: boolean;
  /** Where it is said what comes of it, or why it is wrong. */
  saidId: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}) {
  return (
    <label>
      {label}
      <input
        className={control.control}
        type="datetime-local"
        value={value}
        min={Number.isNaN(min) ? undefined : localText(min)}
        aria-describedby={saidId}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter();
        }}
      />
    </label>
  );
}

/** A moment as the field wants it: local time without zone. */
export function localText(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
