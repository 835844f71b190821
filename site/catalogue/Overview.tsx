import type { BlockEntry } from '@renderer/registry.ts';
import styles from './catalogue.module.css';

/** Every block by group. */
export function Overview({ blocks }: { blocks: readonly BlockEntry[] }) {
  const groups = groupsOf(blocks);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Catalogo dei blocchi</h1>
        <p>
          {blocks.length} blocchi. Ogni scheda mostra il blocco nelle sue varianti, i suoi campi e
          il modulo con cui si compila.
        </p>
      </header>
      {[...groups]
        .sort(([a], [b]) => a.localeCompare(b, 'it'))
        .map(([group, entries]) => (
          <section key={group} aria-labelledby={idOf(group)}>
            <h2 id={idOf(group)}>{group}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <h3>
                    <a href={`/catalogo/${entry.name}`}>{entry.label}</a>
                  </h3>
                  <code>{entry.component}</code>
                  {entry.help && <p>{entry.help}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function groupsOf(blocks: readonly BlockEntry[]): Map<string, BlockEntry[]> {
  const groups = new Map<string, BlockEntry[]>();
  for (const block of blocks) {
    const entries = groups.get(block.group);
    if (entries) entries.push(block);
    else groups.set(block.group, [block]);
  }
  return groups;
}

const idOf = (group: string) => `gruppo-${group.toLowerCase().replace(/[^a-z]+/g, '-')}`;
