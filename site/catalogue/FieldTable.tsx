import styles from './catalogue.module.css';

interface Field {
  type?: string;
  title?: string;
  default?: unknown;
  enum?: unknown[];
  properties?: Record<string, Field>;
  items?: Field;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'testo',
  number: 'numero',
  integer: 'numero intero',
  boolean: 'sì o no',
  array: 'elenco',
  object: 'gruppo',
};

/** The fields of a block, from its form's schema; nested ones under their parent. */
export function FieldTable({ schema, labels }: { schema: Field; labels: UiLabels }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Campi" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Campo', 'Etichetta', 'Tipo', 'Predefinito', 'Valori'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema, labels, '').map((row) => (
            <tr key={row.path}>
              <th scope="row">
                <code>{row.path}</code>
              </th>
              <td>{row.title}</td>
              <td>{row.type}</td>
              <td>{row.fallback}</td>
              <td>{row.values}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** uiSchema of a form: labels of options, by field. */
export interface UiLabels {
  'ui:enumNames'?: unknown;
  items?: UiLabels;
  [field: string]: unknown;
}

function rowsOf(schema: Field, labels: UiLabels, prefix: string): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const own = (labels[name] ?? {}) as UiLabels;
    return [
      rowOf(path, field, own),
      ...(field.properties ? rowsOf(field, own, `${path}.`) : []),
      ...(field.items ? rowsOf(field.items, own.items ?? {}, `${path}[].`) : []),
    ];
  });
}

interface Row {
  path: string;
  title: string;
  type: string;
  fallback: string;
  values: string;
}

function rowOf(path: string, field: Field, labels: UiLabels): Row {
  const names = Array.isArray(labels['ui:enumNames']) ? (labels['ui:enumNames'] as string[]) : [];
  const options = (field.enum ?? []).map((value, index) =>
    names[index] ? `${value} (${names[index]})` : String(value),
  );
  const limits = [
    field.minItems && `almeno ${field.minItems}`,
    field.maxItems && `al massimo ${field.maxItems}`,
    field.maxLength && `al massimo ${field.maxLength} caratteri`,
  ].filter(Boolean);
  return {
    path,
    title: field.title ?? '',
    type: TYPES[field.type ?? ''] ?? '',
    fallback: field.default === undefined ? '' : JSON.stringify(field.default),
    values: [...options, ...limits].join(', '),
  };
}
