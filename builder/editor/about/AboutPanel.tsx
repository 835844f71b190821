import { ROOT_ID } from '@renderer/document/types.ts';
import { memo } from 'react';
import { setSidekick } from '../../commands/set-sidekick.ts';
import { pageKind } from '../../page-kinds.ts';
import button from '../../ui/Button.module.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { keysOf } from '../../ui/keys.ts';
import { LANDING } from '../../ui/regions.ts';
import { classes } from '../../ui/theme.ts';
import { useEditor, useSession, useUi } from '../context.ts';
import { isUnpublished } from '../page-status.ts';
import side from '../Sidekick.module.css';
import styles from './AboutPanel.module.css';
import { showAbout } from './use-about.ts';

/** What the page is, and what can be done with it as a whole, while no block is selected. */
export const AboutPanel = memo(function AboutPanel() {
  const session = useSession();
  const { ui, actions, store, bootstrap } = session;
  const page = useUi((state) => state.page);
  const add = () =>
    actions.pickBlock({
      parentId: ROOT_ID,
      index: store.getState().nodes.get(ROOT_ID)?.childIds.length ?? 0,
    });
  return (
    <aside className={side.sidekick} aria-label={about(page)} data-region tabIndex={-1}>
      <div className={side.head}>
        <h2 className={side.title}>{about(page)}</h2>
        <IconButton label="Chiudi il pannello" onClick={() => showAbout(session, false)}>
          <Icon name="x" size={19} />
        </IconButton>
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.name}>{page.title || 'Senza titolo'}</p>
          {!page.isPattern && <p className={styles.path}>{page.path}</p>}
          {page.isUnlisted && <p className={styles.path}>Non è nei motori di ricerca</p>}
        </div>
        <PageKind />
        {!page.isPattern && (
          <div className={styles.ways}>
            <Button
              {...LANDING}
              icon={<Icon name="settings" size={17} />}
              onClick={() => ui.setState({ pages: 'settings' })}
            >
              Impostazioni della pagina
            </Button>
            <p className={styles.help}>
              Titolo, indirizzo, motori di ricerca, immagine per i social, cestino.
            </p>
            <Button
              icon={<Icon name="file-clock" size={17} />}
              onClick={() => setSidekick(store, { component: 'revisions' })}
            >
              Versioni della pagina
            </Button>
            <p className={styles.help}>
              Com’era prima: si guarda, si confronta e, se serve, si ripristina.
            </p>
            <a
              className={classes(button.button, button.secondary, button.m)}
              href={bootstrap.config.itemUrl}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="external-link" size={17} />
              Dati in WordPress
            </a>
            <p className={styles.help}>
              Quello che non sta nei blocchi: i dati di un’offerta, le FAQ della pagina.
            </p>
            <a
              className={classes(button.button, button.secondary, button.m)}
              href={bootstrap.config.aroundUrl}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="external-link" size={17} />
              Menu e piè di pagina
            </a>
            <p className={styles.help}>Si cambiano in WordPress, per tutte le pagine insieme.</p>
          </div>
        )}
        <div className={styles.start}>
          <Icon name="mouse-pointer-click" size={28} />
          <p>
            Fai clic su un testo, un’immagine o un blocco della pagina: qui compare tutto ciò che
            puoi cambiare.
          </p>
          <Button icon={<Icon name="plus" size={17} />} onClick={add}>
            Aggiungi un blocco
          </Button>
          <p className={styles.keys}>
            <kbd>{keysOf('K')}</kbd> cerca comandi e blocchi
            <br />
            <kbd>?</kbd> tutte le scorciatoie
          </p>
        </div>
      </div>
    </aside>
  );
});

const about = ({ isPattern }: { isPattern?: boolean }) =>
  isPattern ? 'Blocco condiviso' : 'Pagina';

/** Which kind of page it is; once it is online, that is settled. */
function PageKind() {
  const { ui } = useSession();
  const { restBase, status } = useUi((state) => state.page);
  const kind = pageKind(useEditor((state) => state.template));
  if (restBase !== 'pages' || !kind) return null;
  return (
    <div className={styles.kind}>
      <p>
        <span className={styles.term}>Tipo</span> {kind.name}
      </p>
      {isUnpublished(status) && (
        <Button variant="quiet" size="s" onClick={() => ui.setState({ pages: 'kind' })}>
          Cambia tipo
        </Button>
      )}
    </div>
  );
}
