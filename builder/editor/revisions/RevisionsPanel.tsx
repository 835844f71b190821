import { useEffect, useMemo, useState } from 'react';
import { restoreShown, showVersion } from '../../canvas-link/show-version.ts';
import type { Revision } from '../../cms/cms-client.ts';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import { comparePages } from '../../compare/compare-pages.ts';
import { willGoOnline } from '../../draft/will-go-online.ts';
import { openContent } from '../../open-content.ts';
import { announce } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LANDING, landLate } from '../../ui/regions.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useFollowedEditor, useSession, useUi } from '../context.ts';
import { count, formatExactMoment, formatShortMoment, momentOf, withArticle } from '../format.ts';
import { planWords, whenOf } from '../plan-words.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { Differences } from './Differences.tsx';
import styles from './Revisions.module.css';

/** Versions as they were read last, and the save that was the latest then. */
interface Read {
  revisions?: readonly Revision[];
  readAt?: string;
}

/** Versions of the page that WordPress keeps: compared with what is here now, looked at, put back. */
export function RevisionsPanel() {
  const session = useSession();
  const { cms } = session;
  const savedAt = useUi((state) => state.page.modified);
  const saved = useUi((state) => state.savedContent);
  const draft = useUi((state) => state.keptDraft);
  const isLive = useUi((state) => state.page.status === 'publish');
  const [{ revisions, readAt }, setRead] = useState<Read>({});
  const [failure, setFailure] = useState<CmsFailure>();
  const [attempt, setAttempt] = useState(0);
  const [open, setOpen] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another save or draft, another version; a new attempt asks again.
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    cms.readRevisions().then(
      (found) => current && setRead({ revisions: found, readAt: savedAt }),
      (error: unknown) => current && setFailure(asCmsFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [cms, savedAt, draft, attempt]);
  const isThere = revisions !== undefined || failure !== undefined;
  useEffect(() => {
    if (isThere) landLate();
  }, [isThere]);
  // Leaving the panel, the page is back in the canvas.
  useEffect(() => () => showVersion(session, null), [session]);

  if (failure) {
    return (
      <div className={styles.failure} {...LANDING}>
        <ReadFailure failure={failure} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  if (!revisions) {
    return (
      <p className={styles.note}>
        <Spinner size={16} /> Lettura delle versioni…
      </p>
    );
  }
  if (revisions.length === 0) {
    return (
      <p className={styles.note}>La pagina non ha ancora versioni: nascono a ogni salvataggio.</p>
    );
  }
  // The newest first: a page that was put back as it had been is the latest of those alike.
  const isOld = readAt !== savedAt;
  const current = isOld
    ? undefined
    : revisions.find((version) => !version.autosave && version.content === saved);
  const savedLast = Math.max(...revisions.filter(isSave).map(({ modified }) => momentOf(modified)));
  return (
    <>
      <NotYet />
      {isOld && (
        <p className={styles.note} role="status">
          <Spinner size={16} /> Aggiornamento delle versioni…
        </p>
      )}
      <ol className={styles.list} {...LANDING}>
        {revisions.map((revision) => (
          <li key={revision.id} className={styles.revision}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={open === revision.id}
              onClick={() => setOpen(open === revision.id ? undefined : revision.id)}
            >
              <span className={styles.moment}>
                {formatExactMoment(momentOf(revision.modified))}
              </span>
              <span className={styles.author}>
                {[
                  revision.author,
                  kindOf(revision, { isOnline: isLive && revision === current, savedLast }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {revision === current && (
                  <span className={styles.current}>
                    {isLive ? 'Online ora' : 'Salvata per ultima'}
                  </span>
                )}
                {revision.publicSince !== '' && !(isLive && revision === current) && (
                  <span>
                    Era online{' '}
                    {withArticle('dal', momentOf(revision.publicSince), formatShortMoment)}
                  </span>
                )}
              </span>
              <Icon name="chevron-down" size={16} className={styles.opens} />
            </button>
            {open === revision.id && <RevisionDetails revision={revision} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether it was saved as the page's own, and not kept beside it. */
const isSave = ({ autosave, wasDraft }: Revision) => !autosave && !wasDraft;

/** How a version came about, as editors call it. */
function kindOf(
  revision: Revision,
  { isOnline, savedLast }: { isOnline: boolean; savedLast: number },
): string {
  const { autosave, publicSince, modified } = revision;
  if (isOnline || publicSince !== '') return 'pubblicata';
  if (isSave(revision)) return 'salvata, non pubblicata';
  // One that was published, or saved over, since then is kept all the same.
  return autosave && momentOf(modified) > savedLast
    ? 'bozza, non ancora online'
    : 'bozza di allora';
}

/** What is kept beside the versions, and becomes one by going online. */
function NotYet() {
  const isLive = useUi((state) => state.page.status === 'publish');
  const keptDraft = useUi((state) => state.keptDraft);
  const planned = useUi((state) => (willGoOnline(state) ? state.planned : null));
  const said = [
    isLive &&
      keptDraft !== null &&
      'La bozza salvata diventa una versione quando la pubblichi o ne salvi un’altra.',
    planned &&
      `${planned.returns ? 'Il ripristino programmato diventa' : 'Le modifiche programmate diventano'} una versione ${whenOf(planned.dateGmt)}, quando ${planWords(planned).happens}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return said.map((sentence) => (
    <p key={sentence} className={styles.note}>
      {sentence}
    </p>
  ));
}

/** Of a block in the version that is looked at. */
const SAID = {
  added: 'in più in questa versione',
  removed: 'manca in questa versione',
  moved: 'sta in un altro contenitore',
  reordered: 'ha i blocchi in un altro ordine',
};

function RevisionDetails({ revision }: { revision: Revision }) {
  const session = useSession();
  const nodes = useFollowedEditor((state) => state.nodes);
  const showing = useUi((state) => state.showing?.id === revision.id);
  const { document, opened } = useMemo(() => openContent(revision.content), [revision]);
  const media = useFollowedEditor((state) => state.media);
  const differences = useMemo(
    () => comparePages({ nodes, media }, document),
    [nodes, media, document],
  );
  const sum = `${count(differences.length, 'differenza', 'differenze')} da com’è ora`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the version is opened.
  useEffect(() => {
    if (!('reason' in opened)) announce(session.ui, `${sum}.`);
  }, []);
  if ('reason' in opened) return <p className={styles.note}>{opened.reason}</p>;
  const when = withArticle('del', momentOf(revision.modified), formatExactMoment);
  const version = { id: revision.id, document, when };
  const toggle = () => {
    showVersion(session, showing ? null : version);
    // The bar that says so takes room from the panel.
    requestAnimationFrame(() =>
      globalThis.document.activeElement?.scrollIntoView({ block: 'nearest' }),
    );
  };
  return (
    <div className={styles.details}>
      {differences.length === 0 ? (
        <p className={styles.same}>Uguale alla pagina com’è ora.</p>
      ) : (
        <>
          <p className={styles.sum}>{sum}:</p>
          <p className={styles.sum}>
            In rosso com’è ora, in verde questa versione: quello che torna se la ripristini.
          </p>
          <Differences
            {...{ differences, said: SAID, before: nodes, after: document.nodes }}
            onBringBack={(id) => {
              // What comes of it is to be seen.
              showVersion(session, null);
              session.actions.bringBack(id, document);
            }}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button
          size="s"
          icon={showing ? <Icon name="eye-off" size={15} /> : <Icon name="eye" size={15} />}
          onClick={toggle}
        >
          {showing ? 'Torna alla pagina' : 'Guarda'}
        </Button>
        <Button
          size="s"
          variant="primary"
          icon={<Icon name="rotate-ccw" size={15} />}
          disabled={differences.length === 0}
          onClick={() => restoreShown(session, version)}
        >
          Ripristina
        </Button>
      </div>
    </div>
  );
}
