import type { FilterField, FilterGroup, Selection } from '../../offers/offer-filters.ts';
import styles from './FilteredOffers.module.css';

/** The filters as groups of choices, each one a checkbox. */
export function FilterFields(fields: {
  groups: readonly FilterGroup[];
  selection: Selection;
  toggle: (field: FilterField, value: string) => void;
}) {
  const { groups, selection, toggle } = fields;
  return groups.map(({ field, legend, options }) => (
    <fieldset key={field} className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={selection[field].includes(value)}
            onChange={() => toggle(field, value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  ));
}
