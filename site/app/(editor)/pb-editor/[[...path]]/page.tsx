import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { editorBootstrap, loginAddress, readPageForEditing } from '../../../../editor/bootstrap.ts';
import { EditorClient } from '../../../../editor/EditorClient.tsx';
import { getEditorSession } from '../../../../editor/session.ts';
import { visiblePath } from '../../../../page/visible-path.ts';

export const dynamic = 'force-dynamic';

/** The editor of the page at a path; the front server leads `?pb` here (spec 2.3, 2.13). */
export default async function EditorPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const path = visiblePath((await params).path);
  if (!path) notFound();
  const session = await getEditorSession((await headers()).get('cookie') ?? '');
  if (session.state === 'anonymous') redirect(loginAddress(path));
  if (session.state === 'forbidden') return <Forbidden />;
  const page = await readPageForEditing(path, session);
  if (!page) return <NoPage path={path} />;
  return <EditorClient bootstrap={editorBootstrap(page, session)} />;
}

function Forbidden() {
  return (
    <main className="editor-message">
      <h1>Non puoi modificare questa pagina</h1>
      <p>
        L’editor è aperto a redattori e amministratori. Chiedi a un amministratore il ruolo adatto.
      </p>
      <a href="/">Torna al sito</a>
    </main>
  );
}

function NoPage({ path }: { path: string }) {
  return (
    <main className="editor-message">
      <h1>Qui non c’è ancora una pagina</h1>
      <p>
        Nessun contenuto all’indirizzo <code>{path}</code>.
      </p>
      <a href={`/?pb#nuova=${encodeURI(path)}`}>Crea la pagina</a>
    </main>
  );
}
