import { catalogue } from '@generated/catalogue.ts';
import { storedIdentifier } from '@renderer/document/block-key.ts';
import { type DocumentNode, ROOT_ID } from '@renderer/document/types.ts';
import { patternIdOf } from '@renderer/patterns/reference.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { blockName, findBlock } from '../../catalogue.ts';
import { setSidekick } from '../../commands/set-sidekick.ts';
import { textFields } from '../../find-field.ts';
import { giverOf, titleTakenBy } from '../../keys.ts';
import { nodeLabel } from '../../node-label.ts';
import { pageKind } from '../../page-kinds.ts';
import { patternTitle } from '../../patterns/pattern-store.ts';
import { selectedIds } from '../../selection.ts';
import type { Session } from '../../session.ts';
import { historyEntries, stepText } from '../../store/history.ts';
import type { SidekickPanel } from '../../store/state.ts';
import { VIEWPORTS } from '../../store/ui-state.ts';
import { announce } from '../../store/ui-store.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { isMac, keysOf } from '../../ui/keys.ts';
import { toSidePanel } from '../../ui/regions.ts';
import { toggleAbout } from '../about/use-about.ts';
import { headsLast, toldOfItself } from '../block-search.ts';
import { isWithin } from '../is-within.ts';
import { imageSummary, nodeSummary } from '../outline/node-summary.ts';
import { isUnpublished } from '../page-status.ts';
import { findPatterns } from '../patterns/use-found-patterns.ts';
import { publishCommands } from '../publish-commands.ts';
import type { Searchable } from '../rank.ts';
import { VIEWPORT_LOOKS } from '../viewport-looks.ts';
import { blockCommands } from './block-commands.ts';

export interface PaletteEntry extends Searchable {
  id: string;
  group: 'Comandi' | 'Vai a' | 'Apri una pagina' | 'Aggiungi' | 'Nei testi';
  /** Second line, or what stands beside the label. */
  hint?: string;
  keys?: string;
  /** Component whose picture stands before it. */
  component?: string;
  /** Otherwise the picture that does. */
  icon?: IconName;
  run(): void;
}

/** Everything that can be done now, as lines to choose from. */
export function paletteEntries(session: Session): PaletteEntry[] {
  return [...commandEntries(session), ...nodeEntries(session), ...addEntries(session)];
}

/** All that can be added: what editors saved, as in the picker, and the catalogue's blocks. */
export function addEntries(session: Session): PaletteEntry[] {
  return [...patternEntries(session), ...blockEntries(session)];
}

function patternEntries(session: Session): PaletteEntry[] {
  return findPatterns(session, '').map(({ id, title, synced }) => ({
    ...{ id: `add saved ${id}`, group: 'Aggiungi' as const, label: title },
    ...(synced
      ? { hint: 'Blocco condiviso', icon: 'component' }
      : { hint: 'Salvato', icon: 'bookmark' }),
    words: 'aggiungi blocco condiviso salvato',
    run: () => session.actions.addPattern(id),
  }));
}

/** The catalogue's blocks; one that is chosen comes after the selected block. */
function blockEntries(session: Session): PaletteEntry[] {
  const { actions } = session;
  const blocks = isWithin(session) ? headsLast(catalogue, ({ group }) => group) : catalogue;
  return blocks
    .filter(({ available }) => available)
    .map(({ key, component, displayName, label, help, keywords, group }) => ({
      ...{ id: `add ${key}`, group: 'Aggiungi' as const, label },
      ...{
        hint: help,
        component,
        keywords,
        description: toldOfItself(help),
        words: `${component} ${displayName} ${group} aggiungi blocco`,
      },
      // Who adds by keyboard goes on in its fields.
      run: () =>
        void actions.insert(storedIdentifier(component)).then(() => toSidePanel({ marks: true })),
    }));
}

function nodeEntries({ store, feed, actions, patterns }: Session): PaletteEntry[] {
  const { media, nodes } = store.getState();
  const titleFor = (node: DocumentNode) => {
    const around = { component: node.component, within: node.id };
    return titleTakenBy(node, giverOf({ nodes, parentOf: feed.parentOf }, around));
  };
  const entryOf = (node: DocumentNode): PaletteEntry => {
    const words = nodeSummary(node, titleFor(node)) || patternTitle(patterns, patternIdOf(node));
    const summary = words || imageSummary(node, media);
    const name = nodeLabel(node);
    return {
      ...{ id: `go ${node.id}`, group: 'Vai a', label: name, component: node.component },
      // What it can be added by it is found by where it stands.
      ...{ hint: summary, keywords: findBlock(node.component)?.keywords },
      words: `${summary} ${blockName(node.component)} ${textsOf(node)}`,
      run: () => actions.select(node.id),
    };
  };
  return [...nodes.values()].filter(({ id }) => id !== ROOT_ID).map(entryOf);
}

/** As much of a block's texts as it is searched by, letters. */
const SEARCHED = 600;

const textsOf = ({ props }: DocumentNode) =>
  textFields(props)
    .map(({ value }) => plainText(value))
    .join(' ')
    .slice(0, SEARCHED);

const LOOKS = {
  auto: 'Aspetto come il sistema',
  light: 'Aspetto chiaro',
  dark: 'Aspetto scuro',
} as const;

function commandEntries(session: Session): PaletteEntry[] {
  const { store, ui, actions } = session;
  const [selected] = selectedIds(session);
  const node = store.getState().nodes.get(selected ?? '');
  const { page } = ui.getState();
  const open = (component: SidekickPanel) => {
    setSidekick(store, { component });
    toSidePanel();
  };
  const entries: (Omit<PaletteEntry, 'id' | 'group'> | false)[] = [
    {
      label: page.isPattern ? 'Salva per tutti' : 'Salva bozza',
      ...{ keys: keysOf('S'), words: 'salva save senza pubblicare' },
      run: () => void actions.save(),
    },
    !page.isPattern && {
      label: page.status === 'publish' ? 'Pubblica le modifiche' : 'Pubblica',
      run: () => void actions.publish(),
    },
    ...historyCommands(session),
    ...(node ? blockCommands(session, node) : []),
    {
      ...{ label: 'Incolla i blocchi copiati', keys: keysOf('V') },
      run: () => void actions.paste(),
    },
    {
      ...{ label: 'Aggiungi un blocco', keys: '/' },
      run: () => ui.setState({ palette: 'blocks' }),
    },
    !page.isPattern && {
      ...{ label: 'Apri un’altra pagina', words: 'vai pagine cerca sito elenco' },
      run: () => ui.setState({ pages: 'list' }),
    },
    !page.isPattern && {
      ...{ label: 'Nuova pagina', words: 'crea aggiungi' },
      run: () => ui.setState({ pages: 'new' }),
    },
    !page.isPattern && {
      ...{ label: 'Duplica la pagina', words: 'copia nuova' },
      run: () => ui.setState({ pages: 'copy' }),
    },
    !page.isPattern && {
      label: 'Impostazioni della pagina',
      hint: 'Titolo, indirizzo, ricerca e social, cestino',
      keywords:
        'titolo indirizzo slug rinomina cestino elimina seo descrizione url sposta cancella google motori social condivisione',
      run: () => ui.setState({ pages: 'settings' }),
    },
    page.restBase === 'pages' &&
      isUnpublished(page.status) &&
      pageKind(store.getState().template) !== undefined && {
        ...{ label: 'Cambia il tipo della pagina', words: 'schede offerta prodotto template' },
        run: () => ui.setState({ pages: 'kind' }),
      },
    !page.isPattern && {
      label: 'Scegli un modello di pagina',
      run: () => ui.setState({ templatesOpen: true }),
    },
    {
      ...{ label: 'Controlla la pagina', words: 'controlli problemi errori prima di pubblicare' },
      run: () => open('problems'),
    },
    {
      ...{ label: 'Immagini della pagina', words: 'media foto carica' },
      run: () => open('media'),
    },
    {
      ...{
        label: 'Dove si usa un testo, un numero, un’immagine',
        keywords: 'telefono numero cerca trova verde',
        words: 'nelle pagine where used',
      },
      run: () => ui.setState({ whereUsed: { text: '' } }),
    },
    {
      ...{
        label: 'Trova e sostituisci in tutte le pagine',
        ...(!isMac && { keys: keysOf('H') }),
        keywords: 'testo telefono numero indirizzo cambia ovunque rimpiazza',
        words: 'replace',
      },
      run: () => ui.setState({ whereUsed: { text: '', replaces: true } }),
    },
    !page.isPattern && {
      label: 'Dati della pagina in WordPress',
      words: 'campi offerta faq dati',
      run: () => window.open(session.bootstrap.config.itemUrl, '_blank', 'noopener'),
    },
    {
      label: 'Menu e piè di pagina del sito',
      hint: 'Si cambiano in WordPress, per tutte le pagine',
      keywords: 'menu navigazione intestazione testata footer piede voci link in fondo',
      run: () => window.open(session.bootstrap.config.aroundUrl, '_blank', 'noopener'),
    },
    {
      ...{ label: 'Versioni salvate', words: 'revisioni cronologia ripristina' },
      run: () => open('revisions'),
    },
    {
      ...{ label: 'Cronologia delle modifiche', words: 'storia passi sessione indietro history' },
      run: () => ui.setState({ historyOpen: true }),
    },
    ...VIEWPORTS.map((viewport) => {
      const label = `Vista: ${VIEWPORT_LOOKS[viewport].label}`;
      return {
        ...{ label, words: 'anteprima larghezza' },
        run: () => {
          ui.setState({ viewport, freeWidth: null });
          announce(ui, `${label}.`);
        },
      };
    }),
    ...(['auto', 'light', 'dark'] as const)
      .filter((look) => look !== ui.getState().look)
      .map((look) => ({
        label: LOOKS[look],
        words: 'tema colori aspetto dark mode',
        run: () => ui.setState({ look }),
      })),
    {
      label: 'Mostra o nascondi il pannello sinistro',
      run: () => ui.setState(({ leftVisible }) => ({ leftVisible: !leftVisible })),
    },
    {
      label: 'Mostra o nascondi il pannello della pagina',
      run: () => toggleAbout(session),
    },
    {
      ...{ label: 'Scorciatoie da tastiera', keys: '?', words: 'aiuto help tasti' },
      run: () => ui.setState({ shortcutsOpen: true }),
    },
    page.status === 'publish' &&
      !page.isPattern && {
        ...{ label: 'Vedi la pagina pubblicata', words: 'apri sito' },
        run: () => window.open(page.link, '_blank', 'noopener'),
      },
    ...waysToPublish(session),
  ];
  return entries.flatMap((entry) =>
    entry ? [{ ...entry, id: `do ${entry.label}`, group: 'Comandi' as const }] : [],
  );
}

/** What the menu beside the button to publish has but for what Ctrl+S does, which stands first. */
function waysToPublish(session: Session) {
  if (session.ui.getState().page.isPattern) return [];
  return publishCommands(session)
    .filter(({ keys, disabled }) => !disabled && keys === undefined)
    .map(({ label, hint, words = '', run }) => ({
      ...{ label, hint, run },
      words: `pubblicazione bozza ${words}`,
    }));
}

function historyCommands({ store, actions }: Session) {
  const steps = historyEntries(store);
  const next = steps.find(({ offset }) => offset === 1);
  const { change } = store.getState();
  return [
    steps.some(({ offset }) => offset < 0) && {
      ...{ label: 'Annulla', hint: stepText(change), keys: keysOf('Z'), words: 'undo indietro' },
      run: () => actions.undo(),
    },
    next !== undefined && {
      ...{ label: 'Ripeti', hint: stepText(next.change), keys: keysOf('Shift', 'Z') },
      ...{ words: 'redo avanti ripristina' },
      run: () => actions.redo(),
    },
  ];
}
