import { examples } from '@generated/examples.ts';
import { formLoaders } from '@generated/forms/index.ts';
import type { BlockExample } from '@renderer/examples.ts';
import type { BlockEntry } from '@renderer/registry.ts';
import { DocumentView } from '@renderer/render/DocumentView.tsx';
import { editorConfig } from '../editor/bootstrap.ts';
import styles from './catalogue.module.css';
import { FieldTable, type UiLabels } from './FieldTable.tsx';
import { FormPreviewClient } from './FormPreviewClient.tsx';
import { prepareExample } from './prepare-example.ts';

/** A block in its variants, with its fields and its form. */
export async function BlockPage({ entry }: { entry: BlockEntry }) {
  const variants = [...(examples[entry.key] ?? [])].sort((a, b) => rank(a) - rank(b));
  const form = await formLoaders[entry.key]?.();
  const [typical] = variants;
  return (
    <div className={styles.block}>
      <header className={styles.header}>
        <p>
          <a href="/catalogo">Catalogo dei blocchi</a>
        </p>
        <h1>{entry.label}</h1>
        {entry.help && <p>{entry.help}</p>}
        <dl className={styles.facts}>
          <dt>Identificativo</dt>
          <dd>
            <code>{entry.component}</code>
          </dd>
          <dt>Contiene altri blocchi</dt>
          <dd>{entry.slots.length > 0 ? 'sì' : 'no'}</dd>
          <dt>Dati dal CMS</dt>
          <dd>{entry.hasLoader ? 'sì' : 'no'}</dd>
        </dl>
      </header>
      {variants.map((example) => (
        <Variant key={example.name} entry={entry} example={example} />
      ))}
      <div className={styles.header}>
        <h2>Campi</h2>
        {form && <FieldTable schema={form.schema} labels={form.uiSchema as UiLabels} />}
        <FormPreviewClient
          component={entry.component}
          props={typical?.props ?? {}}
          config={editorConfig({ ID: 0, path: `/catalogo/${entry.name}`, template: '' })}
        />
      </div>
    </div>
  );
}

/** The typical example first, the hostile one last. */
const rank = ({ name }: BlockExample) => (name === 'typical' ? 0 : name === 'hostile' ? 2 : 1);

async function Variant({ entry, example }: { entry: BlockEntry; example: BlockExample }) {
  const prepared = await prepareExample(entry, example);
  return (
    <section aria-label={example.title} data-example={example.name}>
      <p className={styles.variant}>{example.title}</p>
      <DocumentView prepared={prepared} />
    </section>
  );
}
