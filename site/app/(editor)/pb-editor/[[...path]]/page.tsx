import { EarlyCanvas } from '@builder/EarlyCanvas.tsx';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { log } from '../../../../config/log.ts';
import { editorLogin } from '../../../../editor/addresses.ts';
import {
  CANVAS_URL,
  editorBootstrap,
  type FoundPage,
  readPageForEditing,
} from '../../../../editor/bootstrap.ts';
import { EditorClient, EditorOpening } from '../../../../editor/EditorClient.tsx';
import { EditorMessage } from '../../../../editor/EditorMessage.tsx';
import { bearsLogin, getEditorSession } from '../../../../editor/session.ts';
import { leadsTo } from '../../../../page/leads-to.ts';
import { visiblePath } from '../../../../page/visible-path.ts';

export const dynamic = 'force-dynamic';

/**
 * The editor of the page at a path; the front server leads `?pb` here (spec 2.3, 2.13). Its code
 * and the canvas load while the CMS is asked who this is, and for the page.
 */
export default async function EditorPage({
  params,
  searchParams,
}: {
  params: Promise<{ path?: string[] }>;
  /** From the front server: nobody's address gets here. */
  searchParams: Promise<{ leadsTo?: string }>;
}) {
  const path = visiblePath((await params).path);
  if (!path) notFound();
  const cookie = (await headers()).get('cookie') ?? '';
  if (!bearsLogin(cookie)) redirect(editorLogin(path));
  const { leadsTo: moved = '' } = await searchParams;
  if (moved.startsWith('/') && (await isEmpty(path, cookie))) redirect(`${moved}?pb`);
  return (
    <>
      <EarlyCanvas canvasUrl={CANVAS_URL} path={path} />
      <Suspense fallback={<EditorOpening />}>
        <OpenedPage path={path} cookie={cookie} />
      </Suspense>
    </>
  );
}

/** Whether there is no page at a path any more, and no draft of one. */
async function isEmpty(path: string, cookie: string): Promise<boolean> {
  const answer = await askCms(path, cookie);
  return answer?.session.state === 'editor' && !answer.page;
}

async function OpenedPage({ path, cookie }: { path: string; cookie: string }) {
  const answer = await askCms(path, cookie);
  if (!answer) return <NoAnswer path={path} />;
  const { session, page, trashed, instead } = answer;
  if (session.state === 'anonymous') redirect(editorLogin(path));
  if (session.state === 'forbidden') return <Forbidden />;
  if (!page && trashed !== undefined) return <Trashed title={trashed} path={path} />;
  if (!page) return <NoPage path={path} />;
  const bootstrap = editorBootstrap(page, { session, leadsTo: instead });
  return <EditorClient bootstrap={bootstrap} whenBroken={<Broken path={path} />} />;
}

/** Who this is, and for an editor the page; undefined when the CMS does not answer. */
async function askCms(path: string, cookie: string) {
  try {
    const session = await getEditorSession(cookie);
    const isEditor = session.state === 'editor';
    const { page, trashed } = isEditor ? await readPageForEditing(path, session) : NOTHING;
    const isLive = page?.post_status === 'publish';
    // Where it is not known the editor opens all the same.
    const instead = isLive ? await leadsTo(page).catch(() => undefined) : undefined;
    return { session, page, trashed, instead };
  } catch (error) {
    log.error({ path, reason: String(error) }, 'editor not opened');
    return undefined;
  }
}

const NOTHING: FoundPage = {};

function NoAnswer({ path }: { path: string }) {
  return (
    <EditorMessage
      title="L’editor ora non si apre"
      ways={[
        { label: 'Riprova', href: `${path}?pb` },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      WordPress non risponde. Le modifiche che non hai ancora salvato restano in questo browser: le
      ritrovi appena l’editor si riapre.
    </EditorMessage>
  );
}

function Broken({ path }: { path: string }) {
  return (
    <EditorMessage
      title="L’editor si è interrotto"
      ways={[
        { label: 'Riapri l’editor', href: `${path}?pb` },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      Le modifiche che non hai ancora salvato restano in questo browser: le ritrovi appena l’editor
      si riapre.
    </EditorMessage>
  );
}

function Forbidden() {
  return (
    <EditorMessage
      title="Non puoi modificare questa pagina"
      ways={[{ label: 'Torna al sito', href: '/' }]}
    >
      L’editor è aperto a redattori e amministratori. Chiedi a un amministratore il ruolo adatto.
    </EditorMessage>
  );
}

function Trashed({ title, path }: { title: string; path: string }) {
  return (
    <EditorMessage
      title="Questa pagina è nel cestino"
      ways={[
        { label: 'Vai a ripristinarla', href: `/?pb#nel-cestino=${encodeURIComponent(title)}` },
        { label: 'Crea un’altra pagina qui', href: `/?pb#nuova=${encodeURI(path)}` },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      «{title || 'Senza titolo'}» era all’indirizzo <code>{path}</code>. Ripristinata, si riapre con
      le modifiche non salvate che questo browser ne conserva.
    </EditorMessage>
  );
}

function NoPage({ path }: { path: string }) {
  return (
    <EditorMessage
      title="Qui non c’è ancora una pagina"
      ways={[
        { label: 'Crea la pagina', href: `/?pb#nuova=${encodeURI(path)}` },
        { label: 'Modifica la home', href: '/?pb' },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      Nessun contenuto all’indirizzo <code>{path}</code>.
    </EditorMessage>
  );
}
