import control from '../../form/widgets/control.module.css';

/** What a page is called. */
export function TitleField({
  value,
  onChange,
}: {
  value: string;
  onChange: (title: string) => void;
}) {
  return (
    <label>
      Titolo
      <input
        className={control.control}
        required
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
