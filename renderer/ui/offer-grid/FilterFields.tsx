import {
  type Facets,
  type FilterField,
  type FilterGroup,
  leadsNowhere,
  type Selection,
} from '../../offers/offer-filters.ts';
import styles from './FilteredOffers.module.css';

/** The filters as groups of choices, each one a checkbox. */
export function FilterFields(fields: {
  facets: readonly Facets[];
  groups: readonly FilterGroup[];
  selection: Selection;
  toggle: (field: FilterField, value: string) => void;
}) {
  const { facets, groups, selection, toggle } = fields;
  return groups.map(({ field, legend, options }) => (
    <fieldset key={field} className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={selection[field].includes(value)}
            disabled={leadsNowhere(facets, selection, { field, value })}
            onChange={() => toggle(field, value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  ));
}
