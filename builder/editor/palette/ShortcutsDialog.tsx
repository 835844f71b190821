import { Dialog } from '../../ui/Dialog.tsx';
import { altKeysOf, INDENT_KEYS, isMac, keysOf } from '../../ui/keys.ts';
import { useSession } from '../context.ts';
import styles from './ShortcutsDialog.module.css';

const GROUPS: readonly [string, readonly (readonly [string, string])[]][] = [
  [
    'Ovunque',
    [
      ['Cerca comandi e blocchi; con parole selezionate, un link', keysOf('K')],
      ...(isMac ? [] : [['Trova e sostituisci in tutte le pagine', keysOf('H')] as const]),
      ['Salva bozza, senza pubblicare; un blocco condiviso si salva per tutti', keysOf('S')],
      ['Annulla', keysOf('Z')],
      ['Ripeti', keysOf('Shift', 'Z')],
      ['Tra barra, struttura, pagina e pannello', 'F6, Maiusc+F6'],
      ['Al prossimo avviso dei controlli', 'F8, Maiusc+F8'],
    ],
  ],
  [
    'Fuori dai campi di testo',
    [
      ['Aggiungi un blocco', '/'],
      ['Queste scorciatoie', '?'],
      ['Non selezionare niente', 'Esc'],
    ],
  ],
  [
    'Sul blocco scelto, fuori dai campi di testo',
    [
      ['Copia, taglia, incolla', `${keysOf('C')}, ${keysOf('X')}, ${keysOf('V')}`],
      ['Duplica', keysOf('D')],
      ['Sposta su o giù', `${altKeysOf('↑')}, ${altKeysOf('↓')}`],
      ['Dentro il contenitore che precede', altKeysOf('→')],
      ['Fuori dal contenitore', altKeysOf('←')],
      ['Elimina, ma non dai campi del pannello', 'Canc'],
    ],
  ],
  [
    'Nella pagina, sul blocco scelto',
    [
      ['Scrivi i suoi testi', 'Invio'],
      ['Al testo che segue, a quello che precede', 'Tab, Maiusc+Tab'],
      ['Grassetto, corsivo, link', `${keysOf('B')}, ${keysOf('I')}, ${keysOf('K')}`],
      ['Ai formati del testo', altKeysOf('F10')],
      ['Fine', 'Esc'],
    ],
  ],
  [
    'In un testo formattato',
    [['Aumenta o riduci il rientro nell’elenco', `${INDENT_KEYS.in}, ${INDENT_KEYS.out}`]],
  ],
  [
    'Nella struttura',
    [
      ['Da una riga all’altra', '↑, ↓, Inizio, Fine'],
      ['Apri e chiudi', '→, ←'],
      ['Scegli il blocco', 'Spazio'],
      ['Vai ai suoi campi', 'Invio'],
      ['Più blocchi insieme', `Maiusc+↑ ↓, ${keysOf('Spazio')}, ${keysOf('A')}`],
      ['Rinomina', 'F2'],
    ],
  ],
];

/** Every shortcut of the editor. */
export function ShortcutsDialog() {
  const { ui } = useSession();
  return (
    <Dialog
      title="Scorciatoie da tastiera"
      wide
      onClose={() => ui.setState({ shortcutsOpen: false })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section className={styles.groups} aria-label="Scorciatoie" tabIndex={0}>
        {GROUPS.map(([name, shortcuts]) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.list}>
              {shortcuts.map(([what, keys]) => (
                <div key={what} className={styles.line}>
                  <dt>{what}</dt>
                  <dd className={styles.keys}>
                    {keys.split(', ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
