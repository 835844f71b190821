/**
 * Buttons that choose one filter of a list. Its style is `bar` of Filters.module.css, handed over
 * by the island, so that it comes with the page and not with the island's code.
 */
export function FilterButtons<Value extends string | number | null>(filters: {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  className: string | undefined;
  onSelect: (value: Value) => void;
}) {
  const { label, options, selected, className, onSelect } = filters;
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
